import { localePath, locales } from '@directory/shared/locales'
import { routes } from '@directory/shared/routes'
import type { Page } from 'playwright-core'
import { drawn, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { open } from '../pages.ts'
import { browser, ownServer } from '../setup.ts'

/** A Wednesday on which most are open. */
const morning = '2026-11-25T10:00:00+01:00'
ownServer(morning)

// A window of another time than the server's hydrates anew.
afterEach(() => forgive(/hydrat|#4[12]\d/i))

/** Everyday searches in people's own words; each finds a provider in the demo content. */
const everydayQueries = `
Hausarzt Ebern, Friseur, Friseur der nach Ebern kommt, Fußpflege Haßfurt barrierefrei, Medikamente bringen
Zahnarzt Hofheim, Brillenreparatur, Hörgerät pfeift, Rollator kaputt, Pflegedienst Königsberg, Pflegeheim Haßfurt
Demenz, Pflegegrad beantragen, Essen auf Rädern, Putzhilfe Zeil, Fenster putzen, Schnee räumen, Handwerker
Heizung kalt, Handy erklären, Fahrt zum Arzt, Taxi, Massage Ebern, Hausnotruf, allein und traurig, Seniorentreff
Bestatter, Patientenverfügung, Sparkasse, wer geht mit meiner Mutter zum Arzt, Vater findet nicht mehr heim
Hilfe im Alltag, doctor in Ebern, walker broken, meals on wheels, nurse at home
`
  .trim()
  .split(/, |\n/)
const categories = `
Friseure, Hausärzte, Apotheken, Ambulante Pflegedienste, Banken mit Beratung zu Hause, Bürgerbus
Handwerkerdienste, Hospiz und Palliativpflege, Lebensmittel-Lieferdienste, Seniorenclubs
`
  .trim()
  .split(/, |\n/)
const sharedLinks = [
  `${routes.providerList.href('Friseure')}?barrierfree=true&homeVisits=true&from=Ebern`,
  `${routes.providerList.href('Hausärzte')}?from=Haßfurt&group=alphabet`,
  `${routes.providerList.href('Handwerkerdienste')}?homeVisits=true`,
  `${routes.providerList.href('Apotheken')}?region=alle&barrierfree=true&group=distance&from=Zeil am Main`,
  `${routes.fastsearch.path}?q=Pflege&barrierfree=true&homeVisits=true&from=Eltmann&group=city`,
]
const searchAddress = (query: string, filters = '') =>
  `${routes.fastsearch.path}?q=${encodeURIComponent(query)}${filters}`
const filterSets = [0, 1, 2, 3, 4, 5, 6, 7].map((set) =>
  ['barrierfree', 'homeVisits', 'openToday']
    .map((name, i) => ((set >> i) & 1 ? `&${name}=true` : ''))
    .join(''),
)
/** Pages with the most text before the first provider: ambiguous and unknown places, many filters, typing errors. */
const crowdedPages = [
  searchAddress('Physio Junkersdorf'),
  `${routes.providerList.href('Ambulante Pflegedienste')}?from=Hasfurd&homeVisits=true&barrierfree=true&group=alphabet`,
  searchAddress('Friseur Neuses', '&from=Steinbach&group=alphabet&homeVisits=true'),
  searchAddress('Rollator kaputt Neuses'),
]
/** Pages that show emergency numbers first. */
const urgentSearches = [
  ...'Apothekennotdienst|Apotheke am Samstag|emergency pharmacy|Sturz|Giftnotruf|heart attack'.split('|'),
  ...['Ärztlicher Bereitschaftsdienst', 'Enkeltrick', 'Telefonseelsorge'],
].map((query) => searchAddress(query))
const furtherPages = [
  ...filterSets.flatMap((filters) => [
    searchAddress('Pflege Neuses', filters),
    searchAddress('Friseur', `${filters}&from=Neuses`),
    `${routes.providerList.href('Friseure')}?from=Junkersdorf${filters}`,
  ]),
  ...[
    'Neuses',
    'Zanarzt Hoffheim',
    'Zahnarzt Bamberg',
    'Taxi von Neuses nach Ebern',
    'Ofen kehren Steinbach',
  ],
].map((one) => (one.startsWith('/') ? one : searchAddress(one)))
const addresses = [
  ...everydayQueries.map((query) => `${routes.fastsearch.path}?q=${encodeURIComponent(query)}`),
  ...categories.map((category) => routes.providerList.href(category)),
  ...sharedLinks,
  ...furtherPages,
  ...urgentSearches,
]

const phone = { width: 360, height: 740 }
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

const inEveryWindow = (paths: readonly string[]) =>
  paths.flatMap((path) => windowCases.map((look) => ({ path, look })))
const crowded = inEveryWindow(crowdedPages).filter(({ look }) => look.scale > 1)
const cases = [...inEveryWindow(addresses), ...crowded]

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
    const { page } = await visit(browser, { viewport: look.viewport })
    await page.clock.setFixedTime(morning)
    await page.addInitScript((scale) => localStorage.setItem('scalingFactor', String(scale)), look.scale)
    const tooLow: unknown[] = []
    for (const { path } of cases.filter((one) => one.look === look)) {
      await open(page, localePath(look.locale, path))
      await drawn(page)
      const seen = await measure(page)
      const isThere = seen.scrolled === 0 && seen.count > 0 && seen.end <= look.end
      const isWhole = seen.whole >= Math.min(look.whole, seen.count) && seen.width <= look.viewport.width
      if (!isThere || !isWhole || seen.height > look.height) tooLow.push([decodeURIComponent(path), seen])
    }
    expect(tooLow).toEqual([])
  },
  // Each look has more than a hundred addresses.
  cases.length * 1_000,
)

it.each([
  `${routes.providerList.href('Hausärzte')}?from=Ebern`,
  `${routes.providerList.href('Zahnärzte')}?homeVisits=true`,
  `/en${routes.providerList.href('Apotheken')}?openNow=true`,
  searchAddress('Hausarzt jetzt offen'),
])('the on-call number at night leaves room for the first provider, %s', async (path) => {
  for (const { scale, end } of windowCases.filter(({ viewport }) => viewport === phone)) {
    const { page } = await visit(browser, { viewport: phone })
    await page.clock.setFixedTime('2026-11-25T22:30:00+01:00')
    await page.addInitScript((scale) => localStorage.setItem('scalingFactor', String(scale)), scale)
    await open(page, path)
    await drawn(page)
    const seen = await measure(page)
    expect([scale, seen.end <= end, seen.end]).toEqual([scale, true, seen.end])
  }
})

it.each([routes.providerList.href('Friseure'), `${routes.providerList.href('Friseure')}?group=alphabet`])(
  'eleven hairdressers take at most five phone screens and 260 words, %s',
  async (path) => {
    const { page } = await visit(browser, { viewport: phone })
    await page.clock.setFixedTime(morning)
    for (const locale of locales) {
      await open(page, localePath(locale, path))
      await drawn(page)
      const { count, height } = await measure(page)
      const words = (await page.getByRole('main').innerText()).split(/\s+/).filter((word) => word !== '')
      expect(count).toBe(11)
      expect(height).toBeLessThanOrEqual(3700)
      expect(words.length).toBeLessThanOrEqual(260)
    }
  },
)
