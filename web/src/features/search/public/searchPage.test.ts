import { testPage } from '#app/testPage.ts'
import { noHelp, answers as usual } from '#lib/testAnswers.ts'
import { answeredNames } from '#shared/categoryName'
import type { Entry } from '#shared/entry'
import type { SearchHelp } from '#shared/searchHelp'
import { testEntry } from '../../entries/public/testEntry.ts'

const friseure = [
  testEntry({ name: 'Salon Lindenblatt', city: 'Haßfurt', lat: 50.03, lon: 10.51 }),
  testEntry({ name: 'Haarstube', city: '', plz: '' }),
  testEntry({ name: 'Weit weg', city: 'München', lat: 48.1, lon: 11.5 }),
  testEntry({ name: 'Schere', city: 'Ebern', lat: 50.1, lon: 10.8 }),
  testEntry({ name: 'Kamm', city: 'Zeil am Main', lat: 50.01, lon: 10.6 }),
]
const where = {
  ...{ names: ['Zeil am Main'], within: [], isOutside: false, measuredFrom: '', others: [] },
  position: { lat: 50.01, lon: 10.6 },
}
const inZeil = { place: 'Zeil am Main', where }
const inNeuses = {
  place: 'Neuses (Bundorf)',
  where: { ...where, names: ['Neuses'], measuredFrom: 'Bundorf', others: ['Neuses (Ebern)'] },
}
const answers: Record<string, unknown> = {
  ...usual,
  '/api/allcategories': ['Apotheken', 'Bäcker', 'Friseure', 'Optiker'],
  '/api/towns': [{ city: 'Haßfurt', lat: 50.03, lon: 10.51 }],
  '/api/searchhelp?homeVisits=true&searchQuery=haare': { ...noHelp, ...inZeil, unfiltered: 5 },
  '/api/searchhelp?barrierfree=true&searchQuery=haare': { ...noHelp, unfiltered: 1 },
  '/api/searchhelp?barrierfree=true&homeVisits=true&searchQuery=haare': { ...noHelp, unfiltered: 5 },
}
function given(query: string, found: Entry[], help: Partial<SearchHelp> = {}) {
  answers[`/api/searchFor?searchQuery=${encodeURIComponent(query)}`] = found
  answers[`/api/searchhelp?searchQuery=${encodeURIComponent(query)}`] = { ...noHelp, ...help }
}
const many = Array.from({ length: 70 }, () => testEntry())
given('viele', many)
const closed = testEntry({ category: 'Hausärzte', hours: 'Mo 08:00-12:00' })
given('arzt', [closed, testEntry({ hours: '24/7' })], { whenClosed: '116117' })
given('ärzte', [closed, testEntry({ category: 'Hausärzte', hours: '24/7' })], { whenClosed: '116117' })
given('09521 929015', friseure.slice(0, 2), { number: 'alike' })
given('0800 1', [], { number: 'unknown' })
given('friseur neuses', friseure, { ...inNeuses, withoutPlace: 'friseur', isNobodyThere: true })
given('tierarzt', friseure, { isNearly: true })
const meant = [{ name: 'Friseure', ...answeredNames(), providers: 5 }]
given('perücken', friseure, { isNearly: true, categories: meant })
given('haare', friseure, {
  categories: [{ name: 'Friseure', ...answeredNames({ en: 'Hairdressers' }), providers: 5 }],
  ...{ ...inZeil, didYouMean: 'Haare schneiden', leftOut: ['xyz'] },
  elsewhere: { kind: 'news', id: 'n1', title: 'Haarschau', date: '2026-12-09' },
})
given('neuses', friseure, inNeuses)
given('haare montags', friseure, { time: { label: 'montags', queryWithout: 'haare' } })
given('haare zeil', friseure, { ...inZeil, withoutPlace: 'haare' })
given('optiker rauhenebrach', friseure, {
  categories: [{ name: 'Optiker', ...answeredNames({ en: 'Opticians' }), providers: 12, outside: 1 }],
  ...{ place: 'Rauhenebrach', isNobodyThere: true },
})
given('notapotheke', [], { urgent: 'pharmacies' })
given('impressum', [], { elsewhere: { kind: 'page', id: 'imprint', title: '', date: '' } })
given('klavier', [], {
  ...{ urgent: 'seelsorge', nearly: meant },
  advice: { de: 'Fragen Sie die Musikschule.', en: 'Ask the music school.' },
})

const get = (url: string) =>
  testPage(url, async (asked) => {
    if (asked in answers) return answers[asked]
    if (asked === '/api/searchFor?searchQuery=viel') throw { status: 429, code: 'too_many_requests' }
    return asked.startsWith('/api/searchhelp') ? noHelp : []
  })
const search = (query: string) => get(`/fastsearch?q=${query}`)

it.each(['', '?q=%00', '?q=%20%0A'])(
  'the search for nothing%s begins with examples, each once: three categories and a town',
  async (query) => {
    const { status, body, text } = await get(`/fastsearch${query}`)
    expect(status).toBe(200)
    expect(text).toMatch(/^ ?Suche – /)
    const queries = [...body.matchAll(/href="\/fastsearch\?q=([^"]*)"/g)].map(([, query = '']) => query)
    expect(queries.map(decodeURIComponent)).toEqual(['Bäcker', 'Friseure', 'Optiker', 'Haßfurt'])
  },
)

it.each([
  ['09521 929015', 'says that nobody has the number', /Genau diese Nummer hat hier niemand\./],
  ['0800 1', 'does not suggest to omit the town', /^(?!.*Ort weg).*Genau diese Nummer hat hier niemand\./],
  [
    'tierarzt',
    'calls near matches no best results',
    /^(?!.*Am besten passt).*Genau „tierarzt“ steht hier nicht\. Fragen Sie uns: 09521.*Das passt vielleicht/,
  ],
  ['perücken', 'says whom to ask, also below what is only meant', /Passende Kategorien.*hier nicht steht/],
  ['arzt', 'begins with an emergency number if all are closed', /Jetzt einen Arzt\?.*116 117/],
  ['ärzte', 'has none if one of the category is open', /^(?!.*116 117).*2 Treffer/],
  [
    'haare',
    'shows few results as one flat list in search order, with their category',
    /^(?!.*Am besten passt).*5 Treffer.*Salon.*Friseure Hau.*Haarstube.*Weit weg.*Schere.*Kamm/,
  ],
  ['haare&group=city', 'is by town if chosen', /^(?!.*Am besten passt).*Zeil am Main .*Unbekannt /],
  ['haare&group=alphabet', 'is by name if chosen', /^(?!.*Am besten passt).* H .* S \( ?2 ?\)/],
  ['impressum', 'names a page', /Auf dieser Seite: Impressum/],
  ['zzz', 'says that nothing is found', /leider nichts gefunden/],
  ['viel', 'explains too many requests', /sehr viele Versuche/],
  ['optiker rauhenebrach', 'names a place without results', /In Rauhenebrach ist niemand davon\..*Salon/],
  ['optiker rauhenebrach', 'counts what a category list omits', /11 \S+, 1 weiterer außerhalb/],
])('the search for "%s" %s', async (query, _, shown) => {
  expect((await search(query)).text).toMatch(shown)
})

it('suggests another place of the same name, and says that this one has no result', async () => {
  const { text, body } = await search('friseur+neuses')
  expect(body).toMatch(/href="\/fastsearch\?q=friseur\+Neuses\+%28Ebern%29"/)
  expect(text).toContain('In Neuses (Bundorf) ist niemand davon.')
})

it('shows matching categories, a spelling suggestion and omitted words', async () => {
  const { text, body } = await search('haare')
  expect(text).toMatch(/Meinten Sie: Haare schneiden .*Passende Kategorien Friseure 5 Anbieter/)
  expect(body).toContain('href="/fastsearch?q=Haare+schneiden"')
  expect(text).toContain('Ohne „xyz“')
  const en = await get('/en/fastsearch?q=haare')
  expect(en.text).toMatch(/Matching categories Hairdressers \( ?Friseure ?\) 5 providers/)
})

it('renders only the first results on the server, and the total number', async () => {
  const { text, body, html } = await search('viele')
  expect(html).toContain('<title>Suche: viele –')
  expect(body).not.toContain('_later_')
  expect(text).toMatch(/70 Treffer.*Am besten passt.*Weitere zeigen \(noch 65\)/)
  const counts = { '': 5, '&openToday=true&openNow=true': 4, '&shown=66': 70 }
  for (const [more, count] of Object.entries(counts))
    expect((await search(`viele${more}`)).body.match(/<article/g)).toHaveLength(count)
})

it('offers more than an empty result: advice, similar entries, urgent help, the telephone, a mail', async () => {
  const { text, body } = await search('klavier')
  expect(body).toContain('aria-label="0800 111 0 111 anrufen"')
  expect(text).toMatch(/Möchten Sie reden.*0800 111 0 111.*Fragen Sie die Musikschule/)
  expect(text).not.toContain('nichts gefunden')
  expect(body).toContain('href="tel:08001110111"')
  expect(text).toMatch(/Das passt vielleicht Friseure/)
  const [, mail = ''] = /href="(mailto:post@verein.example[^"]*)"/.exec(body) ?? []
  const { searchParams } = new URL(mail.replaceAll('&amp;', '&'))
  expect(searchParams.get('subject')).toContain('klavier')
  expect(searchParams.get('body')).toContain('klavier')
  expect((await get('/en/fastsearch?q=klavier')).text).toContain('Ask the music school.')
})

it('says whether the place or the filters exclude everybody, and links to the results without them', async () => {
  const { text, body } = await search(`haare&homeVisits=true`)
  expect(text).toMatch(/Nach Zeil am Main kommt dazu niemand ins Haus\. Ohne Ihre Filter gibt es 5 Treffer/)
  expect(body).toContain('href="/fastsearch?q=haare"')
  // With several filters it is unknown which one is the reason.
  for (const filters of ['barrierfree=true', 'barrierfree=true&homeVisits=true'])
    expect((await search(`haare&${filters}`)).text).toContain('Ihre Filter lassen niemanden übrig')
})

it.each(['Zeil am Main', 'montags'])(
  'shows place or time of a query as a chip that links to the query without it: %s',
  async (named) => {
    const { body, text } = await search(`haare+${named.split(' ')[0]?.toLowerCase()}`)
    expect(text).toMatch(new RegExp(`Filter entfernen: .*${named}`))
    expect(body).toMatch(new RegExp(`href="/fastsearch\\?q=haare"[^>]*>(?:(?!</a>).)*${named}`, 's'))
  },
)

it('shows a query of only a place as a chip, with the origin of distances', async () => {
  const { body, text } = await search('neuses')
  expect(text).toMatch(/Nur diese Suche: .*Neuses \(Bundorf\).*Oder: Neuses \(Ebern\)/)
  expect(body).toContain('href="/fastsearch?q=Neuses+%28Ebern%29"')
  expect(body).toMatch(/href="\/fastsearch"[^>]*>(?:(?!<\/a>).)*Bundorf/s)
})

it('leads to the page that it names', async () => {
  // Once more than the footer does.
  expect((await search('impressum')).body.match(/href="\/imprint"/g)).toHaveLength(2)
})

it('shows one hint at most above the results, a news item; omitted words are below', async () => {
  const { body, text } = await search('haare')
  const before = body.slice(body.indexOf('</search>'), body.indexOf('<article'))
  expect(before.match(/<p[ >]/g) ?? []).toHaveLength(1)
  expect(before).toContain('href="/news#news-n1"')
  expect(before).not.toContain('Meinten Sie')
  expect(text).toMatch(/Termin oder Neuigkeit: Haarschau ?, Mittwoch, 9. Dezember 2026.*Salon.*Ohne „xyz“/)
})

it('shows number and page of the pharmacy emergency service only if the settings have them', async () => {
  const settings = answers['/api/settings'] as object
  const numbers = { pharmacyPhone: '0800 00 22833', pharmacyPhoneText: '0800 0022833' }
  expect((await search('notapotheke')).text).not.toContain('Apotheken-Notdienst')
  answers['/api/settings'] = { ...settings, ...numbers, pharmacyPage: 'https://pharmacies.example.org/' }
  const { body, text } = await search('notapotheke')
  answers['/api/settings'] = settings
  expect(text).toContain('Apotheken-Notdienst')
  expect(body).toContain('href="tel:08000022833"')
  expect(body).toContain('href="https://pharmacies.example.org/"')
})
