import { compileMessages } from '#lib/texts/compileMessages.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { publicParts } from '#shared/cataloguePart'
import { type Call, type CallKey, contract } from '#shared/contract'
import { ok, onServer, refused } from '#testSuite.ts'
import { addresses, expectFields, fields, knownEntry, strictly } from './publicCalls.fixture.ts'

onServer('public calls', async (server) => {
  const { content } = server
  await content.settings()
  await content.entry({
    ...{ name: 'Äpfel & Birnen', lat: 50.05, lon: 10.6, email: 'a@example.org', website: 'www.example.org' },
  })
  await content.entry({ id: knownEntry, name: 'Zuhause e.V.', lat: 50.05, lon: 10.6 })
  const kiel = { plz: '24103', city: 'Kiel', lat: 54.3, lon: 10.1 }
  const { category: doctors } = await content.entry({ name: 'Bad am Meer', category: 'Ärzte', ...kiel })
  await content.entry({ name: 'Ohne Ort auf der Karte', category: 'Zahnärzte' })
  await content.entry({ name: 'Nur ein Wunsch', category: 'Wünsche', state: 'pending' })
  const empty = await content.category('Leer, aber zugeordnet')
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
  const image = await content.file('Haus & Hof.svg', picture, 'image/svg+xml')
  const topCategory = await content.topCategory({
    ...{ titleKey: 'top_categories.health', image: image.id, order: 2 },
    categories: [empty.id, String(doctors)],
  })
  await content.topCategory({ name: 'Zuerst', order: 1 })
  await content.news({ title: 'Alt', occurDate: '2025-01-31' })
  const news = { title: 'Neu', occurDate: '2026-02-28', text: 'Eins\nZwei', website: 'example.org' }
  await content.news(news)
  await content.link({ name: 'Kreis', region: 'hassberge' })
  await content.page('imprint', '<h1>Impressum</h1>')

  const publicGets = (Object.entries(contract) as [CallKey, Call][]).filter(
    ([key, call]) => key.startsWith('GET ') && call.who === 'public',
  )

  it.each(publicGets)('%s answers what it declares and nothing else', async (key, call) => {
    const address = addresses[key] ?? key.slice('GET '.length)
    let response = await server.get(address)
    while (response.status === 503 && key === 'GET /api/paper') response = await server.get(address)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('etag')).toMatch(/^"[^"]+"$/)
    if (!call.output) return
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const answer = await response.json()
    expect(strictly(call.output).safeParse(answer).error?.issues).toBeUndefined()
    if (fields[key]) expectFields(answer, fields[key])
  })

  it('lists top categories in their order, and their categories by id and by title', async () => {
    const tops = await server.json('topcategories')
    expect(tops[1]).toEqual({
      id: topCategory.id,
      title: 'top_categories.health',
      image: '/api/file/Haus%20%26%20Hof.svg',
      examples: [
        { name: 'Leer, aber zugeordnet', nameEn: '' },
        { name: 'Ärzte', nameEn: '' },
      ],
    })
    await ok(server.get(tops[0].image))
    for (const one of [topCategory.id, 'top_categories.health'])
      expect(await server.json(`categories?topCategory=${one}`)).toEqual(['Ärzte', 'Leer, aber zugeordnet'])
    await refused(server.get('categories?topCategory=x'), 404)
    const texts = await server.json('/translations.json')
    const specified = /^entry_dialogue\.alert[2-5]$|^edit_entry\.alert1$/
    const [de, en] = [texts.de, texts.en].map((all: Record<string, string>) => {
      expect(Object.keys(all).filter((key) => specified.test(key))).toHaveLength(5)
      return Object.fromEntries(Object.entries(all).filter(([key]) => !specified.test(key)))
    }) as [Record<string, string>, Record<string, string>]
    expect([de['top_categories.health'], en['top_categories.health']]).toEqual(['Wohnen', 'Housing'])
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
    expect(Object.keys(de).filter((key) => key.startsWith('admin.'))).toEqual([])
    expect(await server.json('translations?locale=de')).toEqual(compileMessages(de))
    expect(await server.json('translations?locale=en')).toEqual(compileMessages(en))
    const partOf = (part: string) => server.json(`translations?locale=de&part=${part}`)
    const parts = await Promise.all(publicParts.map(partOf))
    expect(Object.assign({}, ...parts)).toEqual(compileMessages(de))
    expect(parts.flatMap((part) => Object.keys(part)).sort()).toEqual(Object.keys(de).sort())
    for (const unknown of ['', '?locale=fr', '?locale=__proto__', '?locale=de&part=x', '?part=public'])
      await refused(server.get(`translations${unknown}`), 404)
  })

  it('compares names and proposes towns', async () => {
    expect(await server.json('checknameexists?name=zuhause')).toEqual({
      similar_entries: [{ name: 'Zuhause e.V.', street: 'Hauptstraße 1', plz: '97437' }],
    })
    expect(await server.json('checknameexists?name=Nur+ein+Wunsch')).toEqual({ similar_entries: [] })
    const byCode = await server.json('autocompleteCityFromPostalCode?postal_code=97437')
    expect(byCode).toMatchObject({ success: true, message: 'Haßfurt' })
    const byName = await server.json('autocompleteCityFromCityName?city_name=Hassf')
    expect(byName).toMatchObject({ success: true, message: 'Haßfurt', isTown: false })
    for (const none of ['PostalCode?postal_code=00000', 'PostalCode', 'CityName?city_name=Xyzzy', 'CityName'])
      expect(await server.json(`autocompleteCityFrom${none}`)).toMatchObject({ success: false, message: '' })
  })

  it('caches one answer, whatever unknown parameters are asked with', async () => {
    const { size } = publicDataOf(server.payload).responses
    await server.text('news')
    const before = size()
    await server.text('news?x=1')
    expect(size()).toEqual(before)
  })

  it('takes the first of repeated parameters, ignores unknown ones, and answers nothing for a missing one', async () => {
    expect(await server.json('datafilteredcategory')).toEqual([])
    const plain = await server.listed('Pflege')
    for (const query of [
      'category=Pflege&category=%C3%84rzte',
      'category=Pflege&x=1&x=2&__proto__=3&constructor[a]=1&toString=1',
    ]) {
      expect(await server.json(`datafilteredcategory?${query}`)).toEqual(plain)
    }
    expect(await server.json('searchFor?searchQuery=birnen&searchQuery=zuhause')).toHaveLength(1)
  })
})
