import { today } from '#publicData/onDate.ts'
import { actingOn, ok, onServer, refused } from '#testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

onServer('the journal of changes', async (server) => {
  const { content, get, post, undo } = await actingOn(server)
  const save = (more: object) => post('addEntry', entryRequest({ name: 'Anna', ...more }))
  const notes = (line: string) => server.docs('journal-notes', { line }, 'place')
  const checked = async (id: string) => (await get(`entrybyid?id=${id}`)).entry.checkedAt
  const line = async () => (await get('action_logs'))[0].auuid as string

  it('deletes nothing if the version of a note is missing', async () => {
    const [one, other] = [await content.entry({ name: 'Eins' }), await content.entry({ name: 'Zwei' })]
    await post('mergeEntries', { keep: one.id, drop: other.id, different: true })
    const [made] = await notes(await line())
    const say = (version: string | null) => server.update('journal-notes', made?.id ?? '', { version })
    await say('2026-01-01T00:00:00.000Z')
    await refused(undo(await line()), 'nothing_to_undo')
    const pairs = () => server.count('different-entries')
    expect(await pairs()).toBe(1)
    await say(null)
    expect(await undo(await line())).toMatchObject({ success: true, kind: 'different' })
    expect(await pairs()).toBe(0)
  })

  it('undoes all of an act or nothing: if a document was changed since, none is undone', async () => {
    const { uuid } = await save({ phone: '1' })
    const saved = await save({ uuid, phone: '2', confirm: true })
    await save({ uuid, phone: '3' })
    await refused(undo(saved.undo), 'changed_since')
    expect(await checked(uuid)).toBe(today())
    const { undo: checks } = await post('verifyEntries', { entries: [(await save({ name: 'Berta' })).uuid] })
    const [note] = await notes(checks[0])
    await server.update('verifications', note?.target ?? '', { by: 'provider' })
    await refused(undo(checks), 'changed_since')
    expect(await checked(note?.target ?? '')).toBe(today())
  })

  it('names the author of a version, also for bulk acts', async () => {
    const { uuid } = await save({})
    await post('changeEntries', { entries: [uuid], field: 'category', value: 'Tagespflege' })
    const data = { timestamp: new Date(0).toISOString(), stateAt: null }
    await server.payload.update({ collection: 'logs', where: {}, data })
    const { versions } = await get(`versions?noun=entries&id=${uuid}`)
    expect(versions).toMatchObject([
      { by: 'editor', action: 'Anbieter verschoben' },
      { by: 'editor', action: 'Eintrag angelegt' },
    ])
  })

  it('of a bulk act in the CMS undoes each document by itself', async () => {
    const [a, b] = [await save({ name: 'Anna' }), await save({ name: 'Berta' })]
    const both = `/entries?where[id][in]=${a.uuid},${b.uuid}`
    await ok((await server.signIn('Admin')).rest('PATCH', both, { additionalInfo: 'neu' }))
    const lines = (await get('action_logs')).slice(0, 2) as { auuid: string; target: string }[]
    expect(await undo(lines[0]?.auuid)).toMatchObject({ kind: 'change' })
    const info = async (id: string) => (await get(`entrybyid?id=${id}`)).entry.additionalInfo
    expect([await info(lines[0]?.target ?? ''), await info(lines[1]?.target ?? '')]).toEqual(['', 'neu'])
  })
})
