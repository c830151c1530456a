import ICAL from 'ical.js'
import { ok, onDatabase, refused, serverOf } from '#testSuite.ts'

const name = 'Müller, Söhne; "Taxi" \\nah für alle, die in den Haßbergen Wege haben und nicht mehr fahren 👵'

onDatabase('a provider as a card for address books', async (db) => {
  const at = (query: string, of = id) => `/api/vcard?id=${of}${query}`
  /** Uses a parser that is not ours. */
  const read = async (address: string) => {
    const response = await server.get(address)
    const text = await response.text()
    const card = new ICAL.Component(ICAL.parse(text))
    // The parser leaves semicolons escaped where they separate nothing; RFC 2426 wants them so, RFC 6350 allows it.
    const value = (property: string) => {
      const found = card.getFirstPropertyValue(property)
      return typeof found === 'string' ? found.replaceAll('\\;', ';') : found
    }
    return { response, text, card, value }
  }

  const server = await serverOf(db)
  const { content } = server
  await content.settings()
  const entry = await content.entry({
    name,
    street: 'Hauptstr. 1; Hinterhaus',
    city: 'Haßfurt, Main',
    email: 'taxi@example.org',
    website: 'https://example.org/?a=1,2;3',
    phone: '09521 / 12 34-0',
    mobile: '0171 5551234 oder 0171 5554321',
    open1: 'Mo-Fr 08:00-12:00',
    open2: 'Sa nach Absprache',
    lat: 50.03,
    lon: 10.5,
  })
  const { id } = entry
  const { id: plain } = await content.entry({ name: 'Ohne alles' })

  it('holds name, address, numbers, mail, website and hours, special characters too', async () => {
    const { response, value, card } = await read(at(''))
    expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.vcf/)
    expect(value('version')).toBe('3.0')
    expect(value('fn')).toBe(name)
    expect([value('org')].flat()).toEqual([name])
    const address = /^\|\|Hauptstr\. 1; Hinterhaus\|Haßfurt, Main\|\|\d{5}\|Deutschland$/
    expect([value('adr')].flat().join('|')).toMatch(address)
    const numbers = card.getAllProperties('tel')
    expect(numbers.map((tel) => [tel.getParameter('type'), tel.getFirstValue()])).toEqual([
      [['WORK', 'VOICE'], '+49952112340'],
      ['CELL', '+491715551234'],
    ])
    expect(value('email')).toBe('taxi@example.org')
    expect(value('url')).toBe('https://example.org/?a=1,2;3')
    expect(value('geo')).toEqual([50.03, 10.5])
    expect(String(value('note')).split('\n')).toEqual([
      'Öffnungszeiten:',
      expect.stringMatching(/^Montag bis Freitag.* 8 bis 12 Uhr/),
      expect.stringContaining('Samstag'),
      expect.stringContaining('0171 555 43 21'),
    ])
  })

  it.each([
    [{ barrierfree: true }, '', ['Barrierefrei']],
    [{ barrierfree: true, lift: false }, '&locale=en', ['Accessible', 'Lift: no']],
    [{ barrierfree: true, stepFree: true }, '', ['Ohne Stufen: ja']],
  ] as const)('tells accessibility: %j', async (access, query, lines) => {
    const { id } = await content.entry({ name: 'Zugang', ...access })
    expect(String((await read(at(query, id))).value('note')).split('\n')).toEqual(lines)
  })

  it('tells the hours in the language asked for', async () => {
    const { text } = await read(at('&locale=en'))
    expect(text.endsWith('END:VCARD\r\n')).toBe(true)
    expect(text.replaceAll('\r\n ', '')).toContain('NOTE:Opening hours:')
  })

  it('omits unknown values, keeps its ETag until a change, and is 404 for deleted providers', async () => {
    const { card, response } = await read(at('', plain))
    for (const property of ['tel', 'email', 'url', 'geo', 'note'])
      expect(card.getFirstProperty(property), property).toBeNull()
    const etag = String(response.headers.get('etag'))
    const again = () => server.get(at('', plain), { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    await server.update('entries', plain, { phone: '09521 99' })
    await ok(again())
    await server.remove('entries', { id: plain })
    await refused(again(), 404)
    await refused(server.get('vcard'), 404)
  })
})
