import { importingOn } from '../features/imports/importClient.fixture.ts'
import { onServer } from '../testSuite.ts'
import { change, requestsOn } from './requests.fixture.ts'

onServer('accessibility', async (server) => {
  const { post, get, published, submit, accept, pendingChanges } = await requestsOn(server)
  const { send } = await importingOn(server)
  const write = (fields: object) => post('addEntry', fields)
  const said = async (uuid: string) => {
    const { entry } = await get(`entrybyid?id=${uuid}`)
    return [entry.barrierfree, entry.stepFree, entry.wideDoor]
  }

  it('details set the barrier-free flag, and the flag clears contradicting details, in every call', async () => {
    const { uuid, token } = await published({ services: 'Baden', barrierfree: false, stepFree: null })
    await write({ uuid, stepFree: true, services: 'Waschen' })
    expect(await said(uuid)).toEqual([true, true, null])
    await write({ uuid, barrierfree: false })
    expect(await said(uuid)).toEqual([false, null, null])
    await write({ uuid, barrierfree: null, stepFree: true })
    expect(await said(uuid)).toEqual([true, true, null])
    await write({ uuid, barrierfree: false })
    const admin = await server.loginAs('Admin')
    const viaRest = (body: object) =>
      server.rest(`/entries/${uuid}`, { method: 'PATCH', token: admin, body }).then(() => said(uuid))
    expect(await viaRest({ stepFree: true, wideDoor: true })).toEqual([true, true, true])
    expect(await viaRest({ stepFree: false })).toEqual([false, false, true])
    await post('addPendingChange', change({ token, proposal: { stepFree: true } }))
    const [request] = await pendingChanges()
    expect(request.proposal).toEqual({ stepFree: true, barrierfree: true })
    await post('acceptPendingChange', { id: request.uuid })
    expect(await said(uuid)).toEqual([true, true, true])
    const made = await server.content.entry({ name: 'Neu', stepFree: true })
    expect(await said(made.id)).toEqual([true, true, null])
    const { uuid: other } = await submit({ stepFree: false })
    await accept(other, `&replace=${uuid}`)
    expect(await said(uuid)).toEqual([false, false, true])
  })

  it('is imported; a file without its columns keeps it, and a contradicting flag wins', async () => {
    const { uuid } = await write({ ...named, stepFree: true, hearingLoop: true })
    const put = (heads: string, cells: string) =>
      send(`UUID;Name;${heads}\n${uuid};${named.name};${cells}\n`, 'uploadExcel').then(() => said(uuid))
    expect(await put('Barrierefrei', 'ja')).toEqual([true, true, null])
    expect(await put('Breite Tür;Höranlage', 'ja;nein')).toEqual([true, true, true])
    expect(await put('Barrierefrei', 'nein')).toEqual([false, null, null])
    // As in a whole export with one answer added.
    expect(await put('Barrierefrei;Stufenlos', 'nein;ja')).toEqual([true, true, null])
    expect((await get(`entrybyid?id=${uuid}`)).entry.hearingLoop).toBe(false)
    // An empty cell says less than the details beside it.
    expect(await put('Barrierefrei;Stufenlos', ';ja')).toEqual([true, true, null])
    await send(
      'Name;Kategorie;Straße;PLZ;Ort;Telefon;Barrierefrei;Stufenlos;Breite Tür\nRampenhaus;Pflege;Weg 2;97437;Haßfurt;09521 1;;ja;ja\n',
      'uploadExcel',
    )
    const [added] = (await server.json('searchFor?searchQuery=Rampenhaus')) as { uuid: string }[]
    expect(await said(added?.uuid ?? '')).toEqual([true, true, true])
  })

  it('is found by filters and by everyday words', async () => {
    const facts = {
      Genau: { stepFree: true, wideDoor: true, lift: true, hearingLoop: true, accessibleToilet: true },
      Allgemein: { barrierfree: true },
      Ungesagt: {},
      Eng: { stepFree: true, wideDoor: false },
    }
    for (const [name, more] of Object.entries(facts))
      await write({ ...named, category: 'Logopädie', name, ...more })
    const found = async (query: string) =>
      ((await server.json(`searchFor?searchQuery=${query}`)) as { name: string }[]).map(({ name }) => name)
    expect(await found('Logop%C3%A4die&wheelchair=true')).toEqual(['Genau', 'Allgemein', 'Ungesagt'])
    expect(await found('Logop%C3%A4die&rollator=true')).toEqual(['Eng', 'Genau', 'Allgemein', 'Ungesagt'])
    const alone = ['induktive H%C3%B6ranlage', 'hearing loop', 'accessible toilet']
    for (const words of alone) expect([words, await found(words)]).toEqual([words, ['Genau']])
    const further = 'rollstuhlgerecht|wheelchair accessible|mit Lift|f%C3%BCr Rollstuhlfahrer'.split('|')
    for (const words of [...alone, ...further])
      expect([words, (await found(`Logop%C3%A4die ${words}`))[0]]).toEqual([words, 'Genau'])
    expect((await found('Logop%C3%A4die barrierefrei')).slice(0, 2).sort()).toEqual(['Allgemein', 'Genau'])
    for (const words of ['ohne Stufen', 'stufenloser Eingang', 'no steps', 'step-free'])
      expect([words, (await found(`Logop%C3%A4die ${words}`)).slice(0, 2).sort()]).toEqual([
        words,
        ['Eng', 'Genau'],
      ])
  })
})

const named = {
  ...{ category: 'Pflege', name: 'Tagespflege', street: 'Weg 1', plz: '97437', city: 'Haßfurt' },
  email: 'a@example.org',
}
