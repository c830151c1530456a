import type { TypedUser } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { runBulkOperation } from '#hooks/log/runBulkOperation.ts'
import { actingOn, namesOf, ok, onServer } from '#testSuite.ts'

interface Line {
  auuid: string
  action: string
  entry: string
  parts: number
  canUndo: boolean
  undoneBy: string
}

onServer('acts on several documents', async (server) => {
  const { content, headers, get, post, undo } = await actingOn(server)
  const several = async (collection: 'categories' | 'entries' | 'news', ids: string[], data: object) => {
    const { payload } = server
    const [editor] = await server.docs('users', { username: 'editor' })
    const user = { ...editor, collection: 'users' } as TypedUser
    return runBulkOperation(payload, user, collection, async (req) => {
      for (const id of ids)
        await payload.update({ collection, id, data, trash: true, depth: 0, ...asStaff(req) })
    })
  }
  const acts = (query = ''): Promise<Line[]> => get(`action_logs?together=true${query}`)
  const summaries = async () => (await acts()).map(({ action, parts }) => [action, parts])
  const make = async (count: number) => {
    const made = Array.from({ length: count }, (_, i) => content.news({ title: `Nr. ${i + 1}`, phone: '1' }))
    return (await Promise.all(made)).map(({ id }) => id)
  }
  const phones = async () =>
    Object.fromEntries(
      (await server.json('news')).map(({ title, phone }: Record<string, string>) => [title, phone]),
    )

  it('are one line of the log, which unfolds, and is found by its documents', async () => {
    const ids = await make(3)
    await several('news', ids, { phone: '2' })
    await several('news', ids.slice(0, 1), { phone: '3' })
    expect(await summaries()).toEqual([
      ['Neuigkeit geändert', 0],
      ['3 Neuigkeiten geändert', 3],
    ])
    const [, act] = await acts()
    const parts: Line[] = await get(`action_logs?partOf=${act?.auuid}`)
    expect(parts.map(({ entry }) => entry).sort()).toEqual(['Nr. 1', 'Nr. 2', 'Nr. 3'])
    expect((await acts('&text=Nr.%202')).map(({ action }) => action)).toEqual(['Neuigkeit geändert'])
    expect((await acts('&limit=1&user=editor')).map(({ parts }) => parts)).toEqual([0])
    expect((await acts(`&limit=1&before=${(await acts())[0]?.auuid}`)).map(({ parts }) => parts)).toEqual([3])
    expect(await get('action_logs')).toHaveLength(4)
  })

  it('are undone except for documents changed or deleted since, which are named; and can be done again', async () => {
    const ids = await make(4)
    await several('news', ids, { phone: '2' })
    await several('news', ids.slice(1, 2), { phone: '3' })
    await server.remove('news', { id: ids[3] ?? '' })
    const act = (await acts()).find(({ parts }) => parts > 0)
    const taken = await undo(act?.auuid)
    expect(taken).toMatchObject({ status: 200, kind: 'change', count: 2 })
    expect(namesOf(taken.left).sort()).toEqual(['Nr. 2', 'Nr. 4'])
    expect(await phones()).toEqual({ 'Nr. 1': '1', 'Nr. 2': '3', 'Nr. 3': '1' })
    const [undone] = await acts()
    expect(undone).toMatchObject({ action: '2 Neuigkeiten auf frühere Version zurückgesetzt', parts: 2 })
    expect((await acts()).find(({ auuid }) => auuid === act?.auuid)?.undoneBy).toBe('editor')
    expect(await undo(undone?.auuid)).toMatchObject({ left: [] })
    expect(await phones()).toEqual({ 'Nr. 1': '2', 'Nr. 2': '3', 'Nr. 3': '2' })
  })

  it('are restored from the trash, and trashed again but for those changed since', async () => {
    const ids = [(await content.entry({ name: 'Eins' })).id, (await content.entry({ name: 'Zwei' })).id]
    for (const deletedAt of [new Date().toISOString(), null]) await several('entries', ids, { deletedAt })
    const [restored] = await acts()
    expect(restored).toMatchObject({ action: '2 Anbieter wiederhergestellt', canUndo: true })
    await several('entries', ids.slice(0, 1), { phone: '09521 1' })
    const left = [{ uuid: ids[0], name: 'Eins' }]
    expect(await undo(restored?.auuid)).toMatchObject({ kind: 'restore', left })
    expect((await get('entrytable')).total).toBe(1)
  })

  it('on requests are undone completely, except for requests deleted since', async () => {
    const waiting = { state: 'pending', submitterEmail: 'mehrere@example.org' } as const
    const names = ['Eins', 'Zwei', 'Drei']
    const made = await Promise.all(
      names.map((name) => content.entry({ name, ...waiting, token: `mehr${name}` })),
    )
    const requests = made.map(({ id }) => ({ kind: 'entry', id }))
    const gone = requests[1]?.id ?? ''
    const mails = () => server.count('mails')
    const before = await mails()
    await post('closeRequests', { requests, outcome: 'declined' })
    expect(await mails()).toBe(before + 3)
    await server.remove('entries', { id: gone })
    const [act] = await acts()
    expect(act).toMatchObject({ action: '3 Anfragen abgelehnt', parts: 3, canUndo: true })
    expect(await undo(act?.auuid)).toMatchObject({
      ...{ kind: 'decision', count: 2, mailsSent: 0 },
      left: [{ uuid: gone, name: 'Zwei' }],
    })
    expect(await mails()).toBe(before + 1)
    const parts: Line[] = await get(`action_logs?partOf=${act?.auuid}`)
    expect(parts.map(({ canUndo }) => canUndo)).toEqual([false, false, false])
    expect((await acts())[0]).toMatchObject({ action: '2 Entscheidungen rückgängig gemacht', parts: 2 })

    const again = requests.filter(({ id }) => id !== gone)
    const { decisions } = await post('closeRequests', { requests: again, outcome: 'spam' })
    for (const [i, id] of decisions.entries()) {
      await ok(undo(id))
      const spam = (await acts()).find(({ action }) => action === '2 Anfragen als Spam entfernt')
      expect(spam?.canUndo).toBe(i === 0)
    }
  })

  it('without versions are one log line that offers no undo', async () => {
    const names = ['Apotheken', 'Bäcker']
    const ids = await Promise.all(names.map(async (name) => (await content.category(name)).id))
    await several('categories', ids, { names: { en: 'Shops' } })
    expect(await acts()).toMatchObject([{ action: '2 Kategorien geändert', parts: 2, canUndo: false }])
  })

  it('leave no line if refused, nor a combined line for a single document', async () => {
    const ids = await make(2)
    await expect(several('news', ids, { title: '' })).rejects.toThrow()
    expect(await acts()).toEqual([])
    await several('news', ids.slice(0, 1), { phone: '2' })
    expect(await summaries()).toEqual([['Neuigkeit geändert', 0]])
    await ok(server.get('action_logs?partOf=unknown', { headers: headers }))
  })
})
