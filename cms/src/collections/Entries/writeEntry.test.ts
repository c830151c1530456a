import type { PayloadRequest, TypedUser } from 'payload'
import { planRow } from '#features/imports/planRow.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import type { StoredEntry } from '#payload-types.ts'
import { emptyContent } from '#shared/fields/entryFields'
import { cleanEntryFields } from '#shared/rules/entryRules'
import { onDatabase, serverOf } from '#testSuite.ts'
import { insertEntries, writeEntry } from './writeEntry.ts'

const given = {
  ...{ category: 'Pflege', name: 'Pflegedienst', street: 'Hauptstraße 1', plz: '97437', city: 'Haßfurt' },
  email: 'info@example.org',
}

onDatabase('writing an entry', async (db) => {
  const server = await serverOf(db)
  const { content } = server
  await content.settings()
  await server.loginAs('Editor')
  const [user] = await server.docs('users', { username: 'editor' })
  const editor = { ...user, collection: 'users' } as TypedUser

  const stored = (id: string) => server.doc('entries', id)

  it('lifecycle fields are set only through writeEntry, not by other writes of a user', async () => {
    const { payload } = server
    const entry = await content.entry({ token: 'standing01' })
    const lifecycle = { state: 'pending', token: 'standing02', submitterEmail: 'a@example.org' } as const
    /** Writes it as an operation, and then as any other write would. */
    const write = (written: { input?: object; lifecycle?: object }, data: object) => {
      const operation = async (req: PayloadRequest) => {
        const scope = { collection: 'entries', id: entry.id, req } as const
        await writeEntry(req, { present: await payload.findByID({ ...scope, depth: 1 }), ...written })
        await payload.update({ ...scope, data, overrideAccess: false, user: req.user })
      }
      return inTransaction(payload, operation, { user: editor })
    }
    await write({ input: { phone: '1' } }, lifecycle)
    expect(await stored(entry.id)).toMatchObject({ state: 'published', token: 'standing01', phone: '1' })
    await write({ lifecycle }, { state: 'published', token: 'standing03' })
    expect(await stored(entry.id)).toMatchObject(lifecycle)
  })

  it('stores an import row like a submitted form, except the source of its position', async () => {
    const { payload } = server
    const typed = { services: 'Barrierefrei, Waschen', barrierfree: true, open1: 'Mo 8-12' }
    const sent = { ...emptyContent, ...given, ...typed, lat: 50.03, lon: 10.5 }
    const read = { uuid: null, fields: cleanEntryFields(sent), checkedAt: null, faults: [], warnings: [] }
    const row = planRow(read, null)
    if (row.kind !== 'new') throw new Error('The row is not new')
    const submitted = await inTransaction(payload, (req) => writeEntry(req, { input: sent }))
    const category = typeof submitted.category === 'string' ? submitted.category : submitted.category.id
    const entry = { ...row.fields, id: crypto.randomUUID(), category }
    await inTransaction(payload, (req) => insertEntries(req, [entry]))
    const ids = [entry.id, submitted.id]
    const [planned, other] = await Promise.all(
      ids.map(async (id) => {
        const where = { parent: { equals: id } }
        const { docs } = await payload.findVersions({ collection: 'entries', where, depth: 0 })
        return [await stored(id), ...docs.map(({ version }) => version)].map(contentOnly)
      }),
    )
    expect(planned).toHaveLength(2)
    expect(planned).toEqual(other)
    const shown: { uuid: string }[] = await server.json('/api/searchFor?searchQuery=Waschen')
    expect(shown.map(({ uuid }) => uuid).sort()).toEqual(ids.sort())
  })
})

const contentOnly = ({ id, createdAt, updatedAt, positionSource, ...fields }: Partial<StoredEntry>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))
