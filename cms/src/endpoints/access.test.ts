import { importingOn } from '#features/imports/importClient.fixture.ts'
import { namesOf, onServer } from '#testSuite.ts'
import { change, entryRequest, requestsOn } from './requests.fixture.ts'

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
    const admin = await server.signIn('Admin')
    await admin.rest('PATCH', `/entries/${uuid}`, { stepFree: false, wideDoor: true })
    expect(await said(uuid)).toEqual([false, false, true])
    await post('addPendingChange', change({ token, proposal: { stepFree: true } }))
    const [request] = await pendingChanges()
    expect(request.proposal).toEqual({ stepFree: true, barrierfree: true })
    await post('acceptPendingChange', { id: request.uuid })
    expect(await said(uuid)).toEqual([true, true, true])
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
    expect(await put('Barrierefrei;Stufenlos', 'nein;ja')).toEqual([true, true, null])
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
    for (const [query, ...names] of [
      ['Logopädie&wheelchair=true', 'Genau', 'Allgemein', 'Ungesagt'],
      ['Logopädie&rollator=true', 'Eng', 'Genau', 'Allgemein', 'Ungesagt'],
      ['induktive Höranlage', 'Genau'],
      ['accessible toilet', 'Genau'],
    ])
      expect
        .soft([query, namesOf(await server.json(`searchFor?searchQuery=${query}`))])
        .toEqual([query, names])
    const first = {
      Genau: ['rollstuhlgerecht', 'wheelchair accessible', 'mit Lift', 'für Rollstuhlfahrer', 'hearing loop'],
      'Allgemein Genau': ['barrierefrei'],
      'Eng Genau': ['ohne Stufen', 'stufenloser Eingang', 'no steps', 'step-free'],
    }
    for (const [names, all] of Object.entries(first))
      for (const words of all) {
        const found = await server.found(`Logopädie ${words}`)
        const count = names.split(' ').length
        expect.soft(found.slice(0, count).sort().join(' '), words).toEqual(names)
      }
  })
})

const named = entryRequest({ name: 'Tagespflege' })
