import fc from 'fast-check'
import { testPage } from '#app/testPage.ts'
import { answering } from '#lib/testAnswers.ts'
import { distanceM } from '#shared/region'
import { testEntry, testPlace } from './testEntry.ts'

const near = { lat: 50.03, lon: 10.51 }
const many = Array.from({ length: 70 }, (_, i) =>
  testEntry({ name: `Anbieter ${i}`, city: i < 40 ? 'Ebern' : 'Zeil', street: 'Gasse 1', ...near }),
)
const salon = testEntry({
  ...{ name: 'Salon', email: '', city: 'Ebern', hours: 'Mo-Fr 08:00-12:00', open1: 'Mo-Fr 8-12', ...near },
  ...{ services: 'Färben', additionalInfo: 'Bitte klingeln', checkedAt: '2020-01-01' },
  ...{ barrierfree: true, homeVisits: true, serviceArea: '15 km' },
})
const neuses = {
  ...{ ...near, names: ['Neuses'], within: ['Bundorf'], measuredFrom: 'Bundorf' },
  others: ['Neuses (Ebern)'],
}

async function get(entries: readonly unknown[], query = '', name = '') {
  const load = answering({
    '/api/today': { date: '2026-11-24', holidays: [] },
    '/api/datafilteredcategory?category=Viele': entries,
    '/api/place?from=Ha%C3%9Ffurt': testPlace('Haßfurt', near),
    '/api/place?from=Neuses': testPlace('Neuses (Bundorf)', neuses),
    '/api/entry?category=Viele&name=Salon': { entries, presentName: null, sameName: 1 },
  })
  return (await testPage(`/categories/list/Viele${name}${query}`, load)).body
}
const read = (html: string) => html.replaceAll(/<!-- -->/g, '').replaceAll(/(<[^>]+>|\s)+/g, ' ')

const later = (body: string) => body.match(/<li class="[^"]*_later_[^"]*">/g)?.length ?? 0

it('shows thirty, and prints all', async () => {
  const body = await get(many)
  expect(body.match(/<article/g)).toHaveLength(70)
  expect(body).toContain('href="/categories/list/Viele?shown=60"')
  expect(read(body)).toMatch(/Ebern \( ?30 von 40 ?\)/)
})

it.each<readonly [number, string, number]>([
  // Four are not worth a press.
  [34, '', 0],
  [35, '', 5],
  [70, '', 40],
  [70, '?shown=60', 10],
  [70, '?shown=90', 0],
  ...['-5', '12', 'x', '1e999', '31.5'].map((shown) => [70, `?shown=${shown}`, 40] as const),
])('of %i providers of a list%s, %i are only printed', async (total, query, count) => {
  expect(later(await get(many.slice(0, total), query))).toBe(count)
})

it('a card shows the main facts, and the details on request', async () => {
  const body = await get([salon])
  const [, card = '', rest = ''] =
    /<article(.*?)<div class="[^"]*_details_[^"]*"(.*?)<\/article>/s.exec(body) ?? []
  // Without scripts, the hours of the day.
  const first = ['Barrierefrei', 'Kommt ins Haus', 'Ältere Angaben, bitte nachfragen', 'Heute 8 bis 12']
  for (const said of [...first, 'Mehr über']) expect(card).toContain(said)
  const details = ['Färben', 'Bitte klingeln', 'Umkreis 15 km', 'Keine E-Mail']
  for (const said of details)
    expect([said, read(card).includes(said), read(rest).includes(said)]).toEqual([said, false, true])
})

it('card and page name the municipality measured from if a village is not located', async () => {
  const degrees = fc.double({ min: -0.5, max: 0.5, noNaN: true })
  await fc.assert(
    fc.asyncProperty(degrees, degrees, async (north, east) => {
      const entry = { ...salon, lat: near.lat + north, lon: near.lon + east }
      const km = Math.max(1, Math.round(distanceM(near, entry) / 1000))
      const list = read(await get([entry], '?from=Neuses&region=alle'))
      expect(list).toContain(`ab Bundorf: ${km} km`)
      expect(list).toContain('Entfernungen ab Bundorf')
      const page = read(await get([entry], '?from=Neuses', '/Salon'))
      expect(page).toContain(`ab Bundorf: ${km} km`)
      expect(page).toContain('Mit dem Auto')
      for (const shown of [list, page]) expect(shown).not.toMatch(/unter 1 km|Zu Fuß/)
      expect(read(await get([entry], '?from=Ha%C3%9Ffurt', '/Salon'))).toContain('Zu Fuß')
    }),
    { numRuns: 8 },
  )
})
