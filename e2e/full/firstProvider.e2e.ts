import type { Page } from 'playwright-core'
import { localePath, locales } from '#shared/locales'
import { routes } from '#shared/routes'
import { enlarge } from '../boxes.ts'
import { drawn, onPhone, visit } from '../browser.ts'
import { forgiveHydration } from '../complaints.ts'
import { main, open } from '../pages.ts'
import { ownServer } from '../setup.ts'

/** A Wednesday on which most are open. */
const morning = '2026-11-25T10:00:00+01:00'
ownServer(morning)

forgiveHydration()

const listOf = (category: string, filters: string) => routes.providerList.href(category) + filters
const searches = (filters: string, ...queries: string[]) =>
  queries.map((query) => `${routes.fastsearch.path}?q=${encodeURIComponent(query)}${filters}`)
const everyFilter = '&barrierfree=true&homeVisits=true&openToday=true'

const addresses = [
  ...searches(
    '',
    'Hausarzt Ebern',
    'Friseur der nach Ebern kommt',
    'Medikamente bringen',
    'Zahnarzt Bamberg',
  ),
  ...searches(
    '',
    'Rollator kaputt',
    'Essen auf Rädern',
    'Handwerker',
    'allein und traurig',
    'doctor in Ebern',
  ),
  ...searches(
    '',
    'wer geht mit meiner Mutter zum Arzt',
    'Neuses',
    'Zanarzt Hoffheim',
    'Ofen kehren Steinbach',
  ),
  ...['Apotheken', 'Bürgerbus', 'Hospiz und Palliativpflege', 'Seniorenclubs'].map((one) => listOf(one, '')),
  listOf('Friseure', '?barrierfree=true&homeVisits=true&from=Ebern'),
  listOf('Hausärzte', '?from=Haßfurt&group=alphabet'),
  listOf('Apotheken', '?region=alle&barrierfree=true&group=distance&from=Zeil am Main'),
  ...searches('&barrierfree=true&homeVisits=true&from=Eltmann&group=city', 'Pflege'),
  ...['', everyFilter].flatMap((filters) => [
    ...searches(filters, 'Pflege Neuses'),
    ...searches(`${filters}&from=Neuses`, 'Friseur'),
    listOf('Friseure', `?from=Junkersdorf${filters}`),
  ]),
  ...searches('', 'Apothekennotdienst', 'Apotheke am Samstag', 'emergency pharmacy', 'Sturz', 'Giftnotruf'),
  ...searches('', 'Ärztlicher Bereitschaftsdienst', 'Enkeltrick', 'Telefonseelsorge', 'heart attack'),
]
/** The most text before the first provider: ambiguous and unknown places, many filters, typing errors. */
const crowded = [
  ...searches('', 'Physio Junkersdorf', 'Rollator kaputt Neuses'),
  listOf('Ambulante Pflegedienste', '?from=Hasfurd&homeVisits=true&barrierfree=true&group=alphabet'),
  ...searches('&from=Steinbach&group=alphabet&homeVisits=true', 'Friseur Neuses'),
]

const phone = onPhone.viewport
const desktop = { width: 1280, height: 720 }
/**
 * Windows to test. `end`: lowest position where name and number of the first provider end. `whole`: number of providers
 * that are completely visible.
 */
const windowCases = locales.flatMap((locale) => [
  { locale, viewport: phone, scale: 1, end: 600, whole: 0, height: 10_000 },
  { locale, viewport: phone, scale: 1.5, end: 740, whole: 0, height: 20_000 },
  { locale, viewport: desktop, scale: 1, end: 720, whole: 2, height: 10_000 },
  { locale, viewport: desktop, scale: 1.5, end: 720, whole: 1, height: 10_000 },
])

const measure = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('main article')].filter((card) => card.checkVisibility())
    const endOf = (element: Element) => element.getBoundingClientRect().bottom
    const essentials = [...(cards[0]?.querySelectorAll('h2, h3, a[href^="tel:"]') ?? [])]
    return {
      scrolled: window.scrollY,
      count: cards.length,
      end: Math.max(...essentials.map(endOf)),
      width: document.documentElement.scrollWidth,
      whole: cards.filter((card) => endOf(card) <= window.innerHeight).length,
      height: document.documentElement.scrollHeight,
    }
  })

it.each(windowCases)(
  'pages are short, with a provider on the first screen: $viewport, $scale, $locale',
  async (look) => {
    const page = await visit({ viewport: look.viewport })
    await page.clock.setFixedTime(morning)
    await enlarge(page, look.scale)
    const tooLow: unknown[] = []
    for (const path of [...addresses, ...(look.scale > 1 ? crowded : [])]) {
      await open(page, localePath(look.locale, path))
      await drawn(page)
      const seen = await measure(page)
      const isThere = seen.scrolled === 0 && seen.count > 0 && seen.end <= look.end
      const isWhole = seen.whole >= Math.min(look.whole, seen.count) && seen.width <= look.viewport.width
      if (!isThere || !isWhole || seen.height > look.height) tooLow.push([decodeURIComponent(path), seen])
    }
    expect(tooLow).toEqual([])
  },
  // Each look has dozens of addresses.
  600_000,
)

it.each([
  listOf('Hausärzte', '?from=Ebern'),
  `/en${listOf('Apotheken', '?openNow=true')}`,
  ...searches('', 'Hausarzt jetzt offen'),
])('the on-call number at night leaves room for the first provider, %s', async (path) => {
  for (const { scale, end } of windowCases.filter(({ viewport }) => viewport === phone)) {
    const page = await visit({ viewport: phone })
    await page.clock.setFixedTime('2026-11-25T22:30:00+01:00')
    await enlarge(page, scale)
    await open(page, path)
    await drawn(page)
    const seen = await measure(page)
    expect([scale, seen.end <= end, seen.end]).toEqual([scale, true, seen.end])
  }
})

it.each(['', '?group=alphabet'])(
  'eleven hairdressers take at most five phone screens and 260 words, %s',
  async (query) => {
    const page = await visit({ viewport: phone })
    await page.clock.setFixedTime(morning)
    for (const locale of locales) {
      await open(page, localePath(locale, listOf('Friseure', query)))
      await drawn(page)
      const { count, height } = await measure(page)
      const words = (await main(page).innerText()).trim().split(/\s+/)
      expect(count).toBe(11)
      expect(height).toBeLessThanOrEqual(3700)
      expect(words.length).toBeLessThanOrEqual(260)
    }
  },
)
