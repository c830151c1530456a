import fc from 'fast-check'
import { testPage } from '#app/testPage.ts'
import { answering } from '#lib/testAnswers.ts'
import { distanceM } from '#shared/region'
import { entriesWithHours, testEntry, testPlace } from './testEntry.ts'

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
    '/api/place?from=Hasfurd': { place: null, guesses: ['Haßfurt'] },
  })
  return (await testPage(`/categories/list/Viele${name}${query}`, load)).body
}
const read = (html: string) => html.replaceAll(/<!-- -->/g, '').replaceAll(/(<[^>]+>|\s)+/g, ' ')

const later = (body: string) => body.match(/<li class="[^"]*_later_[^"]*">/g)?.length ?? 0

it('shows thirty, prints all, and has the number shown in the URL', async () => {
  const body = await get(many)
  expect(body.match(/<article/g)).toHaveLength(70)
  expect(body).toContain('href="/categories/list/Viele?shown=60"')
  expect(body).toContain('Weitere zeigen (noch 40)')
  expect(read(body)).toMatch(/Ebern \( ?30 von 40 ?\)/)
  const filtered = await get(many, '?q=anbieter&group=alphabet&shown=60')
  expect(filtered).toContain('href="/categories/list/Viele?q=anbieter&amp;group=alphabet&amp;shown=90"')
  expect(await get(many, '?shown=90')).not.toContain('Weitere zeigen')
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

it('shows active filters in print and as chips that link the list without them, and keeps the filters closed', async () => {
  expect(read(await get([salon], '?q=salon&barrierfree=true'))).toMatch(
    /Viele\?q=salon&amp;barrierfree=true.*Gesucht: salon.*Rufen Sie uns.*Gedruckt am.*Nur: Barrierefrei/,
  )
  const body = await get([salon], '?q=salon&region=alle&barrierfree=true&from=50.03%2C10.51')
  expect(body).not.toMatch(/<details[^>]*open[^>]*><summary[^>]*>Filter/)
  const [chips = ''] = /<ul[^>]*aria-label="Gewählte Filter".*?<\/ul>/s.exec(body) ?? []
  expect([...chips.matchAll(/href="\/categories\/list\/Viele\?([^"]*)"/g)].map(([, href]) => href)).toEqual([
    // The place is first, because the row may be longer than the screen.
    'q=salon&amp;region=alle&amp;barrierfree=true',
    'q=salon&amp;region=alle&amp;from=50.03%2C10.51',
    'region=alle&amp;barrierfree=true&amp;from=50.03%2C10.51',
    'q=salon&amp;barrierfree=true&amp;from=50.03%2C10.51',
  ])
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

it('the map says that a mark is at the centre of the postcode, only if it is approximate', async () => {
  const pageOf = async (more: object) => get([{ ...salon, plz: '96106', ...more }], '', '/Salon')
  const said =
    /genaue Lage auf der Karte ist uns nicht bekannt\. ?(Die Markierung steht in der Mitte von 96106\.)?/
  // Within the map, which is hidden where there is none.
  const [map = ''] =
    /<section class="[^"]*panel.*?<\/section>/s.exec(await pageOf({ isApproximate: true })) ?? []
  expect(said.exec(map)?.[1]).toBeDefined()
  expect(said.exec(await pageOf({}))).toBeNull()
  expect(said.exec(await pageOf({ lat: null, lon: null }))?.slice(1)).toEqual([undefined])
})

it('the place is named or asked for only in the row of filters', async () => {
  const rowOf = (body: string) => {
    const [row = ''] = /<div class="[^"]*_chips_[^"]*">.*?<\/form>/s.exec(body) ?? []
    expect(body.slice(body.indexOf(row) + row.length, body.indexOf('<article'))).not.toContain('</p>')
    return row
  }
  expect(read(rowOf(await get([salon])))).toContain('Ort nennen')
  expect(read(rowOf(await get([salon], '?group=distance')))).toContain('Für die Entfernung bitte Ort nennen')

  const two = rowOf(await get([salon], '?from=Neuses&barrierfree=true'))
  expect(read(two)).toMatch(/Neuses \(Bundorf\).*Oder: Neuses \(Ebern\).*Barrierefrei/)
  expect(two).toContain('href="/categories/list/Viele?barrierfree=true&amp;from=Neuses+%28Ebern%29"')
  expect(read(two)).not.toContain('Ort nennen')

  // An unknown place does not count as one: the guess is shown first.
  const unknown = rowOf(await get([salon], '?from=Hasfurd'))
  expect(read(unknown)).toMatch(/Meinten Sie: Haßfurt\?.*„Hasfurd“ kennen wir nicht.*Ort nennen/)
  expect(unknown).toContain('href="/categories/list/Viele?from=Ha%C3%9Ffurt"')
  expect(read(unknown)).not.toContain('Ihr Ort')
})

it.each([
  ['openToday=true&q=montags', /Ein Anbieter passt, hat heute aber nicht .*Ohne „Heute geöffnet“ \(1\)/],
  [
    'homeVisits=true&q=zzz',
    /^(?!.*Ohne „Kommt ins Haus“).*Die Wörter „zzz“ .*Prüfen Sie die Schreibweise.*Ohne „zzz“ \(3\)/,
  ],
  [
    'barrierfree=true',
    /^(?!.*Liste drucken|.*Schreibweise).*3 Anbieter passen .* keiner zu „Barrierefrei“.*Ohne „Barrierefrei“ \(3\)/,
  ],
  // Another provider of the list comes to Haßfurt.
  [
    'homeVisits=true&q=montags&from=Ha%C3%9Ffurt',
    /Ein Anbieter passt sonst, aber nicht zu „Kommt ins Haus“.*Ohne „Kommt ins Haus“ \(1\)/,
  ],
  // No single filter is the reason, so removing one does not help.
  [
    'openToday=true&homeVisits=true&barrierfree=true&q=montags&from=Ha%C3%9Ffurt',
    /zu den gewählten Filtern\. Nehmen Sie oben einige weg/,
  ],
])('%s names the filter excluding all, and offers the list without it: %s', async (query, shown) => {
  expect(read(await get(entriesWithHours(near), `?${query}`))).toMatch(shown)
})

it('links the list without the filter excluding all', async () => {
  const today = await get(entriesWithHours(near), '?openToday=true&q=montags')
  expect(today).toContain('href="/categories/list/Viele?q=montags"')
})

it('says that nobody visits a place if none of the list does', async () => {
  const [, mondays] = entriesWithHours(near)
  const visits = await get([mondays], '?homeVisits=true&from=Ha%C3%9Ffurt')
  expect(read(visits)).toMatch(/Nach Haßfurt.* niemand ins Haus/)
})

it('measures providers without coordinates from their town, and says so', async () => {
  const pharmacies = [
    testEntry({ name: 'Weit', city: 'Eltmann', lat: 50.0, lon: 10.66 }),
    testEntry({ name: 'Hier', city: 'Ebern', lat: null, lon: null, townPosition: { lat: 50.09, lon: 10.8 } }),
    testEntry({ name: 'Unbekannt', city: 'Irgendwo', lat: null, lon: null }),
  ]
  const shown = read(await get(pharmacies, '?from=50.09,10.8'))
  expect(shown).toMatch(/Hier.*etwa 1 km.*Weit.*14 km.*Unbekannt.*\? km/)
  expect(shown).not.toMatch(/etwa 14 km/)
})
