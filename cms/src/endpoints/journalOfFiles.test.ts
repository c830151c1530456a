import { actingOn } from '../testActing.ts'
import { onServer } from '../testSuite.ts'

onServer('acts on files, undone by the journal', async (server) => {
  const { post } = await actingOn(server, 'Admin')
  const payload = () => server.payload
  const undo = (id: string) => post('undo', { id })
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const held = () => server.text('/api/file/Plan.txt')
  const notes = async (line: string) =>
    (await payload().find({ collection: 'journal-notes', where: { line: { equals: line } } })).docs
  const file = async () => (await payload().find({ collection: 'files' })).docs[0]
  const acts = async () => {
    await post('saveFile', { name: 'Plan.txt', content: base64('eins') })
    const first = await file()
    const replaced = await post('saveFile', {
      name: 'Plan.txt',
      content: base64('zwei'),
      replace: true,
    })
    return { first, replaced: replaced.undo as string }
  }

  it('name the state before, and copy what is deleted', async () => {
    const { first, replaced } = await acts()
    const [note] = await notes(replaced)
    expect(note).toMatchObject({ noun: 'files', target: first?.id, before: null })
    expect([note?.version, note?.after]).toEqual([first?.updatedAt, (await file())?.updatedAt])
    const { undo: removed } = await post('deleteFile?name=Plan.txt', {})
    expect(await notes(removed)).toMatchObject([{ after: 'gone', before: { filename: 'Plan.txt' } }])
    expect(await undo(removed)).toMatchObject({ status: 200, kind: 'delete' })
    expect(await held()).toBe('zwei')
  })
})
