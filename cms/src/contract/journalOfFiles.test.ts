import { describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { actingOn } from '../testActing.ts'

for (const db of databases) {
  describe(`acts on files, undone by the journal on ${db.name}`, () => {
    const { server, get, post } = actingOn(db, 'Admin')
    const payload = () => server().payload
    const undo = (id: string) => post('undo', { id })
    const base64 = (text: string) => Buffer.from(text).toString('base64')
    const held = () => server().text('/api/file/Plan.txt')
    const notes = async (line: string) =>
      (await payload().find({ collection: 'journal-notes', where: { line: { equals: line } } })).docs
    const file = async () => (await payload().find({ collection: 'files' })).docs[0]
    const acts = async () => {
      await post('saveFile', { name: 'Plan.txt', content: base64('eins') })
      const first = await file()
      const replaced = await post('replaceFile', { name: 'Plan.txt', content: base64('zwei') })
      return { first, replaced: replaced.undo as string }
    }
    /** Changes a line to what earlier servers wrote, which found the former bytes by their own id. */
    const asOldLine = async (line: string) => {
      await payload().delete({ collection: 'journal-notes', where: {} })
      const bytes = crypto.randomUUID()
      const [latest] = (await payload().find({ collection: 'former-bytes', sort: '-createdAt' })).docs
      const where = { whole: { equals: latest?.whole ?? '' } }
      await payload().update({ collection: 'former-bytes', where, data: { whole: bytes } })
      await payload().update({ collection: 'logs', id: line, data: { undoData: { bytes } } })
    }

    it('name the state before, and copy what is deleted; the bytes are found by either', async () => {
      const { first, replaced } = await acts()
      const [note] = await notes(replaced)
      expect(note).toMatchObject({ noun: 'files', target: first?.id, before: null })
      expect([note?.version, note?.after]).toEqual([first?.updatedAt, (await file())?.updatedAt])
      const { undo: removed } = await post('deleteFile?name=Plan.txt', {})
      expect(await notes(removed)).toMatchObject([{ after: 'gone', before: { filename: 'Plan.txt' } }])
      expect(await undo(removed)).toMatchObject({ status: 200, kind: 'delete' })
      expect(await held()).toBe('zwei')
    })

    it('are undone, too, where their lines are older than the journal of files', async () => {
      const { replaced } = await acts()
      await asOldLine(replaced)
      expect(await undo(replaced)).toMatchObject({ status: 200, kind: 'replace', name: 'Plan.txt' })
      expect(await held()).toBe('eins')
      const { undo: removed } = await post('deleteFile?name=Plan.txt', {})
      await asOldLine(removed)
      expect(await undo(removed)).toMatchObject({ status: 200, kind: 'delete', name: 'Plan.txt' })
      expect(await held()).toBe('eins')
      expect((await get('/api/action_logs'))[0]).toMatchObject({ action: 'Datei wiederhergestellt' })
      expect((await payload().count({ collection: 'former-bytes' })).totalDocs).toBe(0)
    })
  })
}
