import { ok, onServer, refused } from '#testSuite.ts'

const whole = {
  ...{ category: 'Optiker', name: 'Brille', street: 'Weg 1', plz: 97437, city: 'Haßfurt' },
  ...{ email: 'a@example.org', phone: 9521123 },
}

onServer('fields omitted or sent as numbers', async (server) => {
  const staff = await server.signIn('Editor')
  const admin = await server.signIn('Admin')

  const { post } = staff
  /** One field after the other is filled in. */
  const saidInTurn = async (call: string, fields: Record<string, unknown>, by = staff) => {
    const said: string[] = []
    const given: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(fields)) {
      const { status, message } = await by.post(call, given)
      said.push(`${status} ${message}`)
      given[name] = value
    }
    return said
  }

  it('are stored as text', async () => {
    for (const [call, by] of [
      ['addEntry', staff],
      ['addPendingEntry', server.as(null)],
    ] as const) {
      const { uuid } = await ok(by.post(call, { ...whole, name: 4711, open1: 8 }))
      const stored = await server.doc('entries', uuid)
      expect(stored).toMatchObject({ plz: '97437', name: '4711', phone: '9521123', open1: '8' })
    }
    await ok(post('addlink', { name: 112, url: 'www.example.org', phone: 112 }))
    expect(await server.json('links')).toMatchObject([{ name: '112', phone: '112' }])
    const change = { name: 4711, email: 'a@example.org', token: 1234567890, changeText: 7 }
    await ok(server.as(null).post('addPendingChange', change))
    const docs = await server.docs('change-requests')
    expect(docs).toMatchObject([{ name: '4711', token: '1234567890', changeText: '7' }])
    for (const wrong of [true, {}, [97437]])
      await refused(post('addEntry', { ...whole, plz: wrong }), 400, 'plz')
  })

  it('are refused in a new document, in the words and order of the specification', async () => {
    const entry = {
      ...{ category: 'Optiker', name: 'Brille', plz: 1, street: 'Weg 1', email: 'a@example.org' },
      ...{ 'plz ': '', city: '' },
    }
    const said = [
      '400 Bitte wählen Sie eine Kategorie.',
      '400 Name fehlt!',
      '400 Bitte geben Sie die PLZ ein.',
      '400 Bitte geben Sie Straße und Hausnummer ein.',
      '400 Email ist erforderlich',
      '400 PLZ muss eine Zahl sein!',
    ]
    expect((await saidInTurn('addEntry', entry)).slice(0, 6)).toEqual(said)
    const asVisitor = await saidInTurn('addPendingEntry', entry, server.as(null))
    expect(asVisitor.slice(0, 6)).toEqual(said)
    expect(await post('addEntry', { ...whole, city: undefined })).toMatchObject({ message: 'Stadt fehlt!' })
    const change = { token: 'abcdefghij', email: 'a@example.org', name: 'Brille' }
    expect(await saidInTurn('addPendingChange', change, server.as(null))).toEqual([
      '400 Bitte geben Sie ein gültiges Token ein.',
      '400 Bitte geben Sie eine gültige Email ein.',
      '400 Bitte geben Sie den Dienstleister ein.',
    ])
    expect(await saidInTurn('addnewsentry', { title: 'A', text: 'B', occurDate: '' })).toEqual([
      '400 Bitte geben Sie eine Überschrift ein.',
      '400 Bitte geben Sie einen Text ein.',
      '400 Bitte geben Sie ein Datum ein.',
    ])
    expect(
      await saidInTurn('adduser', { username: 'neu', password: 'lang genug 1', role: '' }, admin),
    ).toEqual([
      '400 Bitte geben Sie einen Benutzernamen ein.',
      '400 Bitte geben Sie ein Passwort ein.',
      '400 Bitte wählen Sie eine Rolle.',
    ])
    const bare = await server.get('addPendingEntry', { method: 'POST' })
    expect([bare.status, (await bare.json()).code]).toEqual([400, 'category_missing'])
  })

  it('stay in an update; only an empty text or null clears', async () => {
    const full = {
      ...{ phone: '09521 1', mobile: '0171 1', website: 'https://a.example', services: 'Brillen' },
      ...{ additionalInfo: 'Klingel', open1: 'Mo', open2: 'Di', barrierfree: true, homeVisits: true },
      ...{ serviceArea: '15 km', closedDates: '24.12.2099', lat: 50, lon: 10 },
    }
    const { id: uuid } = await server.content.entry({ category: 'Hörgeräte', name: 'Ohr', ...full })
    const read = async () => (await server.json('datafilteredcategory?category=H%C3%B6rger%C3%A4te'))[0]
    const update = (fields: object) => post('addEntry', { uuid, noEmail: true, ...fields })
    await ok(update({}))
    expect(await read()).toMatchObject({ ...full, services: 'Barrierefrei, Brillen' })
    const lines = { open1: null, open2: null, open3: null, open4: null, open5: null }
    await ok(update({ ...lines, opened: 'Fr 9-12', services: 'Barrierefrei, Tee', barrierfree: null }))
    const now = { opened: 'Fr 9-12', barrierfree: true, services: 'Barrierefrei, Tee' }
    expect(await read()).toMatchObject(now)
    for (const empty of [null, '']) {
      await ok(update({ ...full, services: 'Brillen' }))
      const texts = 'phone mobile website services additionalInfo opened closedDates serviceArea'.split(' ')
      await ok(update(Object.fromEntries(texts.map((name) => [name, empty]))))
      expect(await read()).toMatchObject({
        ...Object.fromEntries(texts.map((name) => [name, ''])),
        ...{ open1: '', open2: '', homeVisits: true, lat: 50, lon: 10 },
      })
    }
    await ok(update({ barrierfree: true, closures: [{ from: '2099-12-24', to: '2099-12-24' }] }))
    await ok(update({ barrierfree: null, homeVisits: null, lat: null, lon: null, closures: null }))
    const cleared = { barrierfree: false, homeVisits: null, lat: null, lon: null, closedDates: '' }
    expect(await read()).toMatchObject(cleared)
    for (const field of ['name', 'street', 'plz', 'city', 'category'])
      await refused(update({ [field]: null }), 400, field)
  })
})
