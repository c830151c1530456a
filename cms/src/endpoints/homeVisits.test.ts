import { importingOn } from '#features/imports/importClient.fixture.ts'
import { namesOf, onServer, refused } from '#testSuite.ts'
import { entryRequest, requestsOn } from './requests.fixture.ts'

onServer('home visits', async (server) => {
  const { post, get, published, submit, accept } = await requestsOn(server)
  const write = async (fields: object) => await post('addEntry', fields)
  const said = async (uuid: string) => {
    const { entry } = await get(`entrybyid?id=${uuid}`)
    return [entry.homeVisits, entry.serviceArea]
  }

  it('refuse an invalid area by its field, and keep the stored one', async () => {
    const { uuid } = await published({ serviceArea: 'Ebern, Hofheim i.UFr.' })
    for (const [serviceArea, code] of [
      ['0 km', 'area_invalid'],
      ['Ebern, Entenhausen', 'area_town_unknown'],
    ]) {
      await refused(post('addEntry', { uuid, serviceArea, phone: '09521 2' }), String(code), 'serviceArea')
      await refused(post('addPendingEntry', { ...request, serviceArea }), String(code))
    }
    expect(await said(uuid)).toEqual([null, 'Ebern, Hofheim i.UFr.'])
  })
  const request = entryRequest({ name: 'Salon' })

  it('an area without home visits is refused by field, in every call', async () => {
    const { uuid } = await published({ homeVisits: true, serviceArea: '20 km' })
    const both = { homeVisits: false, serviceArea: '15 km' }
    const wrong = { code: 'area_without_visits', field: 'serviceArea' }
    expect(await post('addEntry', { uuid, ...both })).toMatchObject(wrong)
    const admin = await server.signIn('Admin')
    const { text } = await refused(admin.rest('PATCH', `/entries/${uuid}`, { homeVisits: false }), 400)
    expect(text).toMatch(/serviceArea.*ins Haus|Haus.*serviceArea/)
    expect(await said(uuid)).toEqual([true, '20 km'])
    await write({ uuid, homeVisits: false })
    expect(await said(uuid)).toEqual([false, ''])
    expect(await post('addEntry', { uuid, serviceArea: 'Ebern' })).toMatchObject(wrong)
    await server.payload.db.updateOne({ collection: 'entries', id: uuid, data: both as never })
    await write({ uuid, phone: '09521 7' })
    expect((await server.doc('entries', uuid)).serviceArea).toBe('15 km')
  })

  it('filter lists and searches, with the declared values only', async () => {
    const own = { category: 'Fußpflege' }
    for (const fields of [{ name: 'Sagt nein', homeVisits: false }, { name: 'Sagt nichts' }])
      await accept((await submit({ ...own, ...fields })).uuid)
    for (const call of ['datafilteredcategory?category', 'searchFor?searchQuery'] as const) {
      expect(namesOf(await server.json(`${call}=Fußpflege&homeVisits=true`))).toEqual(['Sagt nichts'])
      expect(await server.json(`${call}=Fußpflege&homeVisits=yes`)).toHaveLength(2)
    }
    const help = await server.json('searchhelp?searchQuery=Fu%C3%9Fpflege&homeVisits=true')
    expect(help.notComing).toBe(1)
  })

  it('are imported from a table; values not understood are left out and noted', async () => {
    const rows = [
      ['A', 'ja;Ebern, Hofheim i.UFr.', true, 'Ebern, Hofheim i.UFr.'],
      ['D', 'vielleicht;', null, ''],
      ['E', 'ja;Entenhausen', true, ''],
      ['G', 'nein;15 km', false, ''],
    ] as const
    const lines = rows.map(([name, cells]) => `Podologie;${name};Weg 1;97437;Haßfurt;${cells}`)
    const { send } = await importingOn(server)
    const head = 'Kategorie;Name;Straße;PLZ;Ort;Hausbesuche;Einsatzgebiet'
    await send([head, ...lines].join('\n'), 'uploadExcel')
    const { notes, ...status } = await get('uploadStatus')
    expect(status).toMatchObject({ current: 4, error: 0 })
    expect(notes.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('Statt „vielleicht“ bitte „ja“ oder „nein“.'),
      expect.stringContaining('„Entenhausen“'),
      expect.stringContaining('Wer nicht ins Haus kommt'),
    ])
    const listed = await server.listed('Podologie')
    const told = rows.map(([name, , homeVisits, serviceArea]) => ({ name, homeVisits, serviceArea }))
    expect(listed).toMatchObject(told)
  })
})
