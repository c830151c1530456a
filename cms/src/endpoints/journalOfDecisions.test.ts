import { onServer } from '../testSuite.ts'
import { requestsOn } from './requests.fixture.ts'

onServer('what the journal knows of decisions', async (server) => {
  const on = await requestsOn(server)
  const { editor, post, submit, submitChange, accept, stored, pendingChanges, close, undo } = on
  const payload = () => server.payload

  const notes = async (line: string) => {
    const where = { line: { equals: line } }
    const query = { collection: 'journal-notes', where, sort: 'place', pagination: false } as const
    return (await payload().find(query)).docs
  }
  const takesNote = (id: string) =>
    post('/api/noteRequest', { id, kind: 'change', note: 'x', seen: '' }, editor)

  it('each of several has what ended with it, and can be undone by itself', async () => {
    const requests = [await submitChange(), await submitChange(), await submitChange()]
    for (const { uuid } of requests) expect((await takesNote(uuid)).status).toBe(200)
    const { body } = await close(
      requests.map(({ uuid }) => ({ kind: 'change', id: uuid })),
      'spam',
    )
    for (const [i, decision] of body.decisions.entries()) {
      const own = (await notes(decision)).map(({ noun, target, after }) => [noun, target, after])
      const { uuid } = requests[i]
      expect(own).toEqual([
        ['change-requests', uuid, 'gone'],
        ['request-notes', uuid, 'gone'],
      ])
    }
    expect((await undo(body.decisions[1])).status).toBe(200)
    const waiting = (await pendingChanges()).map(({ uuid }) => uuid)
    expect(requests.map(({ uuid }) => waiting.includes(uuid))).toEqual([false, true, false])
    expect((await payload().findByID({ collection: 'decisions', id: body.decisions[0] })).undoing).toEqual({
      mails: [],
      places: [],
    })
  })

  it('is not undone in part where an erasure has taken some of it', async () => {
    const { uuid } = await submitChange()
    const { body } = await close([{ kind: 'change', id: uuid }], 'spam')
    await payload().delete({ collection: 'journal-notes', where: { line: { equals: body.decisions[0] } } })
    expect((await undo(body.decisions[0])).status).toBe(404)
    expect((await payload().findByID({ collection: 'decisions', id: body.decisions[0] })).undoneAt).toBeNull()
  })

  it('is not undone where the version before it is gone', async () => {
    const { uuid } = await submit()
    const { body } = await accept(uuid)
    const { docs } = await payload().findVersions({
      collection: 'entries',
      where: { parent: { equals: uuid }, 'version.state': { equals: 'pending' } },
    })
    for (const { id } of docs)
      await payload().db.deleteVersions({ collection: 'entries', where: { id: { equals: id } } })
    expect((await undo(body.decision)).status).toBe(404)
    expect((await stored(uuid))?.state).toBe('published')
  })
})
