import { currentTime, dayMs } from '#clock.ts'
import { importingOn } from '#features/imports/importClient.fixture.ts'
import { today } from '#publicData/onDate.ts'
import { callsPage } from '#shared/checked'
import { actingOn, namesOf, ok, onServer, refused, statusesOf } from '#testSuite.ts'
import { entryRequest } from './requests.fixture.ts'
import { confirmOn } from './verificationRequests.fixture.ts'

onServer('verification of entries', async (server) => {
  const { content, get, post, log, headers, undo } = await actingOn(server)

  const confirm = confirmOn(server)
  const checkedAt = async (id: string) => (await get(`entrybyid?id=${id}`)).entry.checkedAt
  const daysAgo = (days: number) => new Date(currentTime() - days * dayMs).toISOString()

  it('several entries are confirmed at once, each with a log line; undo restores the dates', async () => {
    const old = await content.entry({ name: 'Alt' })
    await confirm(old.id, '2024-01-15')
    const never = await content.entry({ name: 'Nie' })
    const done = await post('verifyEntries', { entries: [old.id, never.id, 'nobody'] })
    expect(done).toMatchObject({ status: 200, count: 2, already: 0, missing: 1 })
    expect((await log()).slice(0, 2)).toEqual([
      ['Eintrag geprüft', 'Nie'],
      ['Eintrag geprüft', 'Alt'],
    ])
    expect([await checkedAt(old.id), await checkedAt(never.id)]).toEqual([today(), today()])
    const { updatedAt } = old
    expect(await get(`entrybyid?id=${old.id}`)).toMatchObject({ checkedBy: 'staff', entry: { updatedAt } })
    const again = { count: 0, already: 1, missing: 0, undo: [] }
    expect(await post('verifyEntries', { entries: [old.id] })).toMatchObject(again)
    expect(await undo(done.undo)).toMatchObject({ kind: 'confirm', count: 2 })
    expect([await checkedAt(old.id), await checkedAt(never.id)]).toEqual(['2024-01-15', null])
    await refused(post('verifyEntries', { entries: ['nobody'] }), 404)
    await refused(post('verifyEntries', { entries: [] }), 400)
  })

  it('a confirmed form stores change and verification, and both are undone together', async () => {
    const { id: uuid, updatedAt } = await content.entry({ name: 'Form', phone: '09521 1' })
    const fields = { uuid, updatedAt, phone: '09521 2', noEmail: true, confirm: true }
    const saved = await post('addEntry', fields)
    expect(saved).toMatchObject({ status: 200, entry: { phone: '09521 2', checkedAt: today() } })
    const [line] = (await get('action_logs')) as { auuid: string; action: string }[]
    expect(line?.action).toBe('Eintrag geändert und geprüft')
    expect(await undo(line?.auuid)).toMatchObject({ kind: 'change' })
    expect((await get(`entrybyid?id=${uuid}`)).entry).toMatchObject({
      phone: '09521 1',
      checkedAt: null,
    })
    await post('addEntry', { uuid, phone: '09521 3', noEmail: true })
    expect(await checkedAt(uuid)).toBeNull()
  })

  it('the table filters entries unchecked for a year', async () => {
    const never = await content.entry({ name: 'Nie' })
    const old = await content.entry({ name: 'Alt' })
    const fresh = await content.entry({ name: 'Frisch' })
    await confirm(old.id, daysAgo(370))
    await confirm(fresh.id, daysAgo(360))
    const names = async (query: string) => namesOf((await get(`entrytable?${query}`)).rows)
    expect(await names('filter=checkedLongAgo')).toEqual(['Alt', 'Nie'])
    expect(await names('sort=checkedAt')).toEqual(['Alt', 'Frisch', 'Nie'])
    expect(await names('sort=-checkedAt')).toEqual(['Frisch', 'Alt', 'Nie'])
    await post('verifyEntries', { entries: [never.id] })
    expect(await names('filter=changedByMe')).toEqual([])
    expect((await get('verificationFigures')).checked).toEqual({
      all: { checked: 2, total: 3 },
      categories: [{ name: 'Pflege', checked: 2, total: 3 }],
      towns: [{ name: 'Haßfurt', checked: 2, total: 3 }],
    })
  })

  interface Row {
    entry: { uuid: string; name: string; updatedAt: string; checkedAt: string | null }
    missed: number
    isResting: boolean
  }
  const calls = async (query = ''): Promise<Row[]> => (await get(`calls?${query}`)).rows
  const names = async (query = '') => (await calls(query)).map(({ entry }) => entry.name)
  const record = (row: Row | undefined, outcome: string) => {
    if (!row) throw new Error('Nobody is to be called')
    const { uuid, updatedAt, checkedAt } = row.entry
    return post('recordCall', { entry: uuid, outcome, seen: { updatedAt, checkedAt, missed: row.missed } })
  }

  it('the call list has unverified providers; a missed one comes last for a week', async () => {
    const anna = await content.entry({ name: 'Anna' })
    await content.entry({ name: 'Berta', city: 'Ebern', category: 'Friseure' })
    const carla = await content.entry({ name: 'Carla' })
    await confirm(carla.id, '2024-01-15')
    await confirm((await content.entry({ name: 'Frisch' })).id, today())
    expect(await names()).toEqual(['Anna', 'Berta', 'Carla'])
    expect(await names('town=ebern')).toEqual(['Berta'])
    expect(await names('category=pflege')).toEqual(['Anna', 'Carla'])
    const choices = { towns: ['Ebern', 'Haßfurt'], categories: ['Friseure', 'Pflege'] }
    expect(await get('calls')).toMatchObject({ total: 3, ...choices })

    const [first] = await calls()
    const missed = await record(first, 'missed')
    expect((await log())[0]).toEqual(['Telefonisch nicht erreicht', 'Anna'])
    expect(await names()).toEqual(['Berta', 'Carla', 'Anna'])
    const again = (await calls()).at(-1)
    expect(again).toMatchObject({ missed: 1, missedOn: today(), isResting: true })
    for (const [days, order] of [
      [6, ['Berta', 'Carla', 'Anna']],
      [7, ['Anna', 'Berta', 'Carla']],
    ] as const) {
      await server.update('verifications', anna.id, { calledOn: daysAgo(days).slice(0, 10) })
      expect(await names()).toEqual(order)
    }
    await record((await calls())[0], 'missed')
    expect((await calls()).at(-1)).toMatchObject({ entry: { name: 'Anna' }, missed: 2 })
    await refused(undo(missed.undo), 'changed_since')

    const right = await record((await calls()).at(-1), 'right')
    expect(await names()).toEqual(['Berta', 'Carla'])
    expect(await checkedAt(anna.id)).toBe(today())
    expect(await undo(right.undo)).toMatchObject({ kind: 'call', name: 'Anna' })
    expect((await calls()).at(-1)).toMatchObject({ entry: { name: 'Anna' }, missed: 2 })
  })

  it('the call list has pages', async () => {
    for (let i = 10; i < 11 + callsPage; i++) await content.entry({ name: `${i}` })
    expect(await names('page=2')).toEqual([`${10 + callsPage}`])
  })

  it('of two concurrent callers one is refused, and nothing is recorded twice', async () => {
    await content.entry({ name: 'Zu zweit' })
    const [row] = await calls()
    const both = await Promise.all([record(row, 'missed'), record(row, 'missed')])
    expect(statusesOf(both)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)).toMatchObject({ code: 'stale' })
    const [now] = await calls()
    expect(now?.missed).toBe(1)
    const rivals = await Promise.all([record(now, 'right'), record(now, 'gone')])
    expect(rivals.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await names()).toEqual([])
    expect((await record(now, 'right')).status).not.toBe(200)
    expect((await log()).map(([action]) => action)).toHaveLength(2)
  })

  it('a provider recorded as closed goes to the trash and can be restored', async () => {
    const { id } = await content.entry({ name: 'Aufgehört' })
    const [row] = await calls()
    await post('addEntry', { uuid: id, phone: '09521 4', noEmail: true })
    await refused(record(row, 'gone'), 'stale')
    const gone = await record((await calls())[0], 'gone')
    expect(await names()).toEqual([])
    expect((await get('trash')).items).toMatchObject([{ name: 'Aufgehört', deletedBy: 'editor' }])
    expect(await undo(gone.undo)).toMatchObject({ kind: 'trash' })
    expect(await names()).toEqual(['Aufgehört'])
    const seen = { updatedAt: '', checkedAt: null, missed: 0 }
    await refused(post('recordCall', { entry: 'unknown', outcome: 'right', seen }), 404)
  })

  it('export and import carry check dates, but none in the future', async () => {
    const { send } = await importingOn(server)
    const { id, updatedAt } = await content.entry({ name: 'Bekannt' })
    const { id: future } = await content.entry({ name: 'Bald' })
    await confirm(id, '2024-05-06', 'provider')
    const csv = await server.text('downloadExcel', { headers })
    expect(csv.split('\r\n')[0]).toMatch(/;lat;lon;Geschlossen;Hausbesuche;Einsatzgebiet;Geprüft am;/)
    expect(csv).toContain(';06.05.2024;')
    expect(csv).toMatch(/Bald;.*Bekannt;/s)
    expect(await server.text('downloadExcel?sort=-name', { headers })).toMatch(/Bekannt;.*Bald;/s)
    await send(csv, 'uploadExcel')
    expect(await get(`entrybyid?id=${id}`)).toMatchObject({ checkedBy: 'provider' })
    const rows = `${id};Bekannt;14.3.2025\n${future};Bald;01.01.2999`
    await send(`UUID;Name;Geprüft am\n${rows}`, 'uploadExcel')
    const { error, notes } = await get('uploadStatus')
    expect([error, notes.map(({ row }: { row: number }) => row)]).toEqual([0, [3]])
    expect([await checkedAt(id), await checkedAt(future)]).toEqual(['2025-03-14', null])
    expect(await get(`entrybyid?id=${id}`)).toMatchObject({ checkedBy: 'import', entry: { updatedAt } })
  })

  it('a request from the provider’s mail address confirms the entry, on its date', async () => {
    const asked = await post('addPendingEntry', entryRequest({ name: 'Neu' }))
    const sentOn = daysAgo(30).slice(0, 10)
    const createdAt = `${sentOn}T10:00:00.000Z`
    await server.payload.db.updateOne({ collection: 'entries', id: asked.uuid, data: { createdAt } })
    const { decision } = await post(`acceptPendingEntry?id=${asked.uuid}`, {})
    const checked = { entry: { checkedAt: sentOn }, checkedBy: 'provider' }
    expect(await get(`entrybyid?id=${asked.uuid}`)).toMatchObject(checked)
    const change = async (fields: object, accepted: object = {}) => {
      const common = { name: 'Neu', token: asked.token, changeText: '' }
      await post('addPendingChange', { ...common, email: 'neu@example.org', ...fields })
      const [waiting] = await get('pending_changes')
      return (await post('acceptPendingChange', { id: waiting.uuid, ...accepted })) as { decision: string }
    }
    // The sender has the token, and the words do not reveal the entry's data.
    await change({ email: 'neffe@example.org', proposal: { phone: '09521 5' } })
    await change({ changeText: 'Wir haben neue Zeiten.' })
    expect(await checkedAt(asked.uuid)).toBe(sentOn)
    // The form that the sender saw was filled in from another entry.
    const { id: entry } = await content.entry({ name: 'Zweigstelle', email: 'neu@example.org' })
    await change({ proposal: { phone: '09521 7' } }, { entry })
    expect(await checkedAt(entry)).toBeNull()
    const own = await change({ proposal: { phone: '09521 6' } })
    expect(await checkedAt(asked.uuid)).toBe(today())
    await ok(undo(own.decision))
    expect(await checkedAt(asked.uuid)).toBe(sentOn)
    await refused(undo(decision), 'changed_since')
  })
})
