import { localePath, locales, routes } from '@directory/shared/routes'
import { repeat } from '@directory/shared/testRepeat'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawn, hydrated, visit } from './browser.ts'
import { everydayQueries } from './everydayQueries.ts'
import { browser, onlyReads, server } from './setup.ts'

onlyReads()

const lists = [
  'Friseure',
  'Hausärzte',
  'Apotheken',
  'Ambulante Pflegedienste',
  'Banken mit Beratung zu Hause',
  'Bürgerbus',
  'Handwerkerdienste',
  'Hospiz und Palliativpflege',
  'Lebensmittel-Lieferdienste',
  'Seniorenclubs',
]
const shared = [
  `${routes.providerList.href('Friseure')}?barrierfree=true&homeVisits=true&from=Ebern`,
  `${routes.providerList.href('Hausärzte')}?from=Haßfurt&group=alphabet`,
  `${routes.providerList.href('Handwerkerdienste')}?homeVisits=true`,
  `${routes.providerList.href('Apotheken')}?region=alle&barrierfree=true&group=distance&from=Zeil am Main`,
  `${routes.fastsearch.path}?q=Pflege&barrierfree=true&homeVisits=true&from=Eltmann&group=city`,
]
const addresses = [
  ...everydayQueries.map((query) => `${routes.fastsearch.path}?q=${encodeURIComponent(query)}`),
  ...lists.map((category) => routes.providerList.href(category)),
  ...shared,
]

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 720 }
/** `end`: where name and number of the first provider end at the latest. `whole`: how many providers are whole. */
const looks = locales.flatMap((locale) => [
  { locale, viewport: phone, scale: 1, end: 600, whole: 0, height: 10_000 },
  { locale, viewport: phone, scale: 1.5, end: 740, whole: 0, height: 20_000 },
  { locale, viewport: desk, scale: 1, end: 720, whole: 2, height: 10_000 },
  { locale, viewport: desk, scale: 1.5, end: 720, whole: 1, height: 10_000 },
])

/** Each address in each look in the full run, else 24 of all, three in each look. */
const step = repeat(Math.floor((addresses.length * looks.length) / 24) | 1, 1)
const cases = addresses
  .flatMap((path) => looks.map((look) => ({ path, look })))
  .filter((_, i) => i % step === 0)

const measure = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility())
    const endOf = (element: Element) => element.getBoundingClientRect().bottom
    const said = [...(cards[0]?.querySelectorAll('h2, h3, a[href^="tel:"]') ?? [])]
    return {
      scrolled: window.scrollY,
      count: cards.length,
      end: Math.max(...said.map(endOf)),
      whole: cards.filter((card) => endOf(card) <= window.innerHeight).length,
      height: document.documentElement.scrollHeight,
    }
  })

it('everyday queries, lists and shared links are many', () => {
  expect([everydayQueries.length >= 60, lists.length, shared.length]).toEqual([true, 10, 5])
  for (const look of looks) expect(cases.filter((one) => one.look === look).length).toBeGreaterThanOrEqual(3)
})

it.each(looks)(
  '$viewport.width × $viewport.height, text size $scale, $locale: the first provider is there at once, and no page is endless',
  async (look) => {
    const { page, context } = await visit(browser, { viewport: look.viewport })
    await page.addInitScript((scale) => localStorage.setItem('scalingFactor', String(scale)), look.scale)
    const late: unknown[] = []
    for (const { path } of cases.filter((one) => one.look === look)) {
      await page.goto(server.url + localePath(look.locale, path))
      await hydrated(page)
      await drawn(page)
      const seen = await measure(page)
      const isThere = seen.scrolled === 0 && seen.count > 0 && seen.end <= look.end
      const isWhole = seen.whole >= Math.min(look.whole, seen.count)
      if (!isThere || !isWhole || seen.height > look.height) late.push([decodeURIComponent(path), seen])
    }
    expect(late).toEqual([])
    await context.close()
  },
)

it('eleven hairdressers take five screens of a telephone and 250 words', async () => {
  const { page, context } = await visit(browser, { viewport: phone })
  await page.goto(server.url + routes.providerList.href('Friseure'))
  await hydrated(page)
  await drawn(page)
  const { count, height } = await measure(page)
  const words = (await page.getByRole('main').innerText()).split(/\s+/).filter((word) => word !== '')
  expect([count, height <= 3700, words.length <= 250, height, words.length]).toEqual([
    11,
    true,
    true,
    height,
    words.length,
  ])
  await context.close()
})
