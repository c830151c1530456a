import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { today } from '#publicData/onDate.ts'
import { onDatabase, serverOf } from '#testSuite.ts'
import { verifyEntry } from './verifyEntry.ts'

onDatabase('confirming an entry', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })
  const { content } = server

  const confirm = (entry: string, by: 'staff' | 'provider' | 'import', at?: string) =>
    inTransaction(server.payload, (req) => verifyEntry(req, { entry, by, ...(at && { at }) }))
  const shown = (entry: string) => publicDataOf(server.payload).entry(entry)?.checkedAt
  const rows = (id: string) => server.count('verifications', { id })

  it('stores the day, never an earlier one, without changing the entry', async () => {
    const { id, updatedAt } = await content.entry({ name: 'Geprüft' })
    expect(shown(id)).toBeNull()
    await confirm(id, 'import', '2024-03-14')
    expect(shown(id)).toBe('2024-03-14')
    // 22:30 UTC is already the next day in the region.
    await confirm(id, 'provider', '2024-05-01T22:30:00.000Z')
    expect(shown(id)).toBe('2024-05-02')
    expect(await confirm(id, 'import', '2024-05-02')).toBe(false)
    expect(await confirm(id, 'import', '2020-01-01')).toBe(false)
    expect(publicDataOf(server.payload).staffFieldsOf(id).checkedBy).toBe('provider')
    await confirm(id, 'staff', '2999-01-01')
    expect(shown(id)).toBe(today())
    expect(publicDataOf(server.payload).entry(id)?.updatedAt).toBe(updatedAt)
    const where = { parent: { equals: id } }
    const versions = await server.payload.countVersions({ collection: 'entries', where })
    expect(versions.totalDocs).toBe(1)
  })

  it('of several users at once happens once', async () => {
    const { id } = await content.entry({ name: 'Zugleich' })
    const done = await Promise.all([confirm(id, 'staff'), confirm(id, 'provider'), confirm(id, 'staff')])
    expect([done.filter(Boolean).length, await rows(id)]).toEqual([1, 1])
  })

  it('is rolled back with its transaction and deleted permanently with its entry', async () => {
    const { id } = await content.entry({ name: 'Geht' })
    const failing = inTransaction(server.payload, async (req) => {
      await verifyEntry(req, { entry: id, by: 'staff' })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(shown(id)).toBeNull()
    await confirm(id, 'staff')
    await server.update('entries', id, { deletedAt: new Date().toISOString() })
    expect(await rows(id)).toBe(1)
    await server.remove('entries', { id })
    expect(await rows(id)).toBe(0)
  })
})
