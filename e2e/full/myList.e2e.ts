import type { Entry } from '@directory/shared/entry'
import { visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { open, press } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { namesOn, store } from '../visitors/myList.ts'

onlyReads()

const phone = { width: 360, height: 740 }
async function fetchProviders(count: number): Promise<Entry[]> {
  const lists = await Promise.all(['Friseure', 'Hausärzte', 'Pflegedienste', 'Apotheken'].map(listed))
  return lists.flat().slice(0, count)
}

it('twelve saved providers print large on two pages, without buttons', async () => {
  const { page } = await visit(browser)
  const twelve = await fetchProviders(12)
  await store(
    page,
    twelve.map(({ uuid }) => ({ id: uuid, note: 'Dienstag ab 9 Uhr anrufen, nach Frau Müller fragen' })),
  )
  await page.goto(`${server.url}/mylist`)
  await expect.poll(() => namesOn(page)).toHaveLength(12)
  const margin = '10mm'
  const sheet = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  })
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('main ol *')].filter(
        (element) =>
          element.checkVisibility() &&
          element.textContent !== '' &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      ).length,
  )
  expect(small).toBe(0)
  expect(await page.locator('main p').filter({ hasText: 'Dienstag ab 9 Uhr' }).first().isVisible()).toBe(true)
  expect(await page.locator('main textarea').first().isVisible()).toBe(false)
})

it('removed providers are marked, 500 entries are kept, and two windows stay in step', async () => {
  const { page, context } = await visit(browser)
  const existing = await fetchProviders(12)
  const unknownId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const entries = [
    { id: unknownId(1), note: 'Salon am Bach' },
    ...existing.map(({ uuid }) => ({ id: uuid, note: '' })),
    ...Array.from({ length: 487 }, (_, i) => ({ id: unknownId(i + 2), note: '' })),
  ]
  await store(page, entries)
  await page.goto(`${server.url}/mylist`)
  const articles = page.getByRole('main').getByRole('article')
  await expect.poll(() => articles.count()).toBe(500)
  const first = articles.first()
  await first.getByText('Nicht mehr im Verzeichnis').first().waitFor()
  expect(await first.getByLabel('Ihre Notiz').inputValue()).toBe('Salon am Bach')
  expect((await namesOn(page)).slice(1, 13)).toEqual(existing.map(({ name }) => name))
  expect(await page.getByRole('banner').getByRole('link', { name: /500/ }).count()).toBe(1)

  const other = await context.newPage()
  await other.goto(`${server.url}/mylist`)
  await other.getByRole('article').first().getByRole('button', { name: 'Entfernen' }).click()
  await expect.poll(() => articles.count()).toBe(499)
  await articles.first().getByLabel('Ihre Notiz').fill('von hier')
  await expect
    .poll(() => other.getByRole('article').first().getByLabel('Ihre Notiz').inputValue())
    .toBe('von hier')
})

it('a corrupt list counts as empty, and pages link only to non-empty lists', async () => {
  const { page } = await visit(browser, { viewport: phone })
  await store(page, '{"entries":[{"id":"<b>"}]}')
  await page.goto(`${server.url}/mylist`)
  await page.getByText('Auf Ihrer Merkliste steht noch niemand').waitFor()
  const links = page.getByRole('link', { name: /^Merkliste/ })
  expect(await links.count()).toBe(0)
  await open(page, '/categories/list/Friseure')
  await press(page, /^Mehr über/)
  await press(page, /^Merken/)
  await page.getByRole('button', { name: /^Gemerkt/ }).waitFor()
  await open(page, '/')
  expect(await links.count()).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'Merkliste' }).click()
  await expect.poll(() => namesOn(page)).toHaveLength(1)
})

it('without browser storage the list lasts as long as the page and says so', async () => {
  const { page } = await visit(browser)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await open(page, '/categories/list/Friseure')
  await press(page, /^Mehr über/)
  await press(page, /^Merken/)
  await page.getByText('Ihr Browser speichert die Merkliste nicht.').first().waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Merkliste/ })
    .click()
  await expect.poll(() => namesOn(page)).toHaveLength(1)
  await page.getByRole('main').getByText('Ihr Browser speichert die Merkliste nicht.').waitFor()
})

it('without scripts the list has no buttons and asks for JavaScript', async () => {
  const { page } = await visit(browser, { javaScriptEnabled: false })
  await page.goto(`${server.url}/mylist`)
  await page.getByText('Für die Merkliste muss JavaScript').waitFor()
  await page.goto(`${server.url}/categories/list/Friseure`)
  for (const name of ['Merken', 'Merkliste', 'Für gemeinsame E-Mail'])
    expect(await page.getByText(name).filter({ visible: true }).count()).toBe(0)
})
