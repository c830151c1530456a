import { list, main, provider, said, sheetsOf, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('a provider prints on one page, in large letters by choice', async () => {
  const page = await visitAt(provider)
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  expect(await sheetsOf(page)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const plain = await size()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: 'Groß drucken' }).check()
  await page.emulateMedia({ media: 'print' })
  expect(await size()).toBeGreaterThan(plain * 1.2)
})

it.each([
  ['/categories/list/Haus%C3%A4rzte?homeVisits=true&group=alphabet', 9],
  ['/fastsearch?q=Hausarzt', 9],
])('%s prints at least %s on one page, each in about five lines', async (path, count) => {
  const page = await visitAt(path)
  expect(await sheetsOf(page)).toBe(1)
  // The width that A4 leaves inside its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  const cards = await page.locator('main article').evaluateAll((cards) =>
    cards.map((card) => {
      const line = Number.parseFloat(getComputedStyle(card).lineHeight)
      return card.getBoundingClientRect().height / line
    }),
  )
  expect(cards.length).toBeGreaterThanOrEqual(count)
  expect(cards.filter((lines) => lines > 5)).toEqual([])
  // White text on white would be found as well.
  const colours = await page
    .locator('main :is(h1, h2, h3, summary, article *)')
    .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).color))])
  expect(colours).toEqual(['rgb(0, 0, 0)'])
  // Colours that are green during opening hours only, or light in dark mode.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const inkColours = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement)
    const names = ['ink', 'ink-soft', 'link', 'info-ink', 'success-ink', 'warning-ink', 'error-ink']
    return [...new Set(names.map((name) => style.getPropertyValue(`--${name}`)))]
  })
  expect(inkColours).toEqual(['#000'])
})

it('nothing on a printed list looks like a button', async () => {
  const page = await visitAt(list)
  await page.emulateMedia({ media: 'print' })
  await said(main(page), 'Haarstube Kornblume')
  const number = page.getByRole('article').first().locator('a[href^="tel:"]')
  expect(await number.evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe('none')
})
