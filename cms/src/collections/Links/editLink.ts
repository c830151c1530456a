import type { Payload, TypedUser } from 'payload'
import { assertPhone } from '#hooks/validate.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { findAll } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import { publicOf } from '#publicData/live/publicRows.ts'
import type { BodyOf } from '#shared/contract'
import { compareGerman } from '#shared/fold'
import { otherCategory } from '#shared/rules/entryRules'
import { documentNamed, logLineOfChange, storeDocument } from '../documents.ts'

export async function listLinks(payload: Payload, user: TypedUser) {
  const docs = await findAll(payload, 'links', { user })
  return docs
    .sort(
      (a, b) =>
        compareGerman(a.category ?? '', b.category ?? '') ||
        compareGerman(a.name ?? '', b.name ?? '') ||
        a.createdAt.localeCompare(b.createdAt),
    )
    .map((link) => publicOf('links', link))
}

export const editLink = staffAct(
  async (req, { uuid, categoryNew, updatedAt, ...fields }: BodyOf<'POST /api/addlink'>) => {
    const category = fields.category === otherCategory ? (categoryNew ?? '') : fields.category
    const { present, ownId } = await documentNamed(req, 'links', { id: uuid, updatedAt })
    if (present) assertNotStale('links', present, updatedAt, () => publicOf('links', present))
    assertPhone(fields.phone)
    const data = { ...ownId, ...fields, ...(category === undefined ? {} : { category }) }
    const saved = await storeDocument(req, 'links', present, data)
    return { uuid: saved.id, undo: present ? await logLineOfChange(req, saved) : '' }
  },
)
