// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { testEntry } from './testEntry.ts'

it('the addresses that are chosen are copied, or ready to be', async () => {
  const salons = ['Birke', 'Zebra'].map((name) =>
    testEntry({ name, email: `${name}@b.example`, phone: 'nur abends', mobile: '0171 234' }),
  )
  const page = await opened('/categories/list/Friseure', {
    'GET /api/datafilteredcategory': salons,
    'GET /api/entry': { entries: [salons[0]] },
  })
  for (const { name } of salons) {
    await page.press(`Mehr über ${name}`)
    await page.choose(`Für gemeinsame E-Mail: ${name}`)
  }
  const addresses = 'Birke@b.example, Zebra@b.example'
  vi.stubGlobal('navigator', {})
  await page.press('selection.copy')
  const field = document.querySelector('textarea')
  expect([field?.value, field?.selectionEnd]).toEqual([addresses, addresses.length])
  const writeText = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await page.press('selection.copy')
  expect(page.text()).toContain('2 Adressen sind kopiert.')
  expect(writeText.mock.calls).toEqual([[addresses]])
  await page.go('/categories/list/Friseure/Birke')
  expect(page.links('main [class*=_main_]')).toEqual(['tel:+49171234', expect.stringContaining('bcc')])
})
