import { cleanCategoryName } from '@directory/shared/category'
import type { ErrorCode } from '@directory/shared/contract'
import { entryFields } from '@directory/shared/entryFields'
import { isReadable } from '@directory/shared/plainText'
import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import type { Category } from '../../payload-types.ts'
import { apiErrors } from '../apiError.ts'
import { asStaff } from '../documents.ts'
import { actAs, assertNoErrors, inTransaction } from '../inTransaction.ts'
import { logAct } from '../logs/logAct.ts'
import { categoryIdsOf, categoryNamed, findCategory, takeTurn } from './categories.ts'

interface Renaming {
  oldCategory: string
  newCategory: string
}

/**
 * Renames a category; onto an existing name it merges: entries (public, pending and in the trash, with their earlier
 * versions) and assignments move, and the old name is gone. Answers how many entries carry another name now.
 */
export async function renameCategory(
  payload: Payload,
  user: TypedUser,
  { oldCategory, newCategory }: Renaming,
): Promise<number> {
  const name = cleanCategoryName(newCategory)
  refuseWrong(name)
  return actAs(payload, user, async (req) => {
    const from = await categoryNamed(req, oldCategory)
    const into = await findCategory(req, name)
    const isMerge = into !== null && into.id !== from.id
    const id = into?.id ?? from.id
    if (from.name === name) return 0
    await logAct(req, 'Kategorie umbenannt', `${from.name} → ${isMerge ? into.name : name}`, {
      noun: 'categories',
      id,
    })
    const moved = await countEntries(req, from)
    if (isMerge) await merge(req, from, into)
    else await giveName(req, from, name)
    return moved
  })
}

function refuseWrong(name: string): void {
  const wrong = (code: ErrorCode, message: string) => apiErrors.wrong({ code, field: 'newCategory', message })
  if (name === '') throw wrong('category_missing', 'Bitte geben Sie einen neuen Namen ein.')
  if (!isReadable(name))
    throw wrong('category_invalid', 'Der Name der Kategorie braucht einen Buchstaben oder eine Ziffer.')
  if (name.length > entryFields.category.limit)
    throw wrong('too_long', `Der Name darf höchstens ${entryFields.category.limit} Zeichen haben.`)
}

async function countEntries(req: PayloadRequest, { id }: Category): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'entries',
    where: { category: { equals: id } },
    ...asStaff(req),
  })
  return totalDocs
}

async function giveName(req: PayloadRequest, { id }: Category, name: string): Promise<void> {
  await req.payload.update({ collection: 'categories', id, data: { name }, depth: 0, ...asStaff(req) })
}

async function merge(req: PayloadRequest, from: Category, into: Category): Promise<void> {
  // Two that merge crosswise would each delete where the other one moves to.
  for (const { id } of [from, into]) await takeTurn(req, id)
  await moveEntries(req, from.id, into.id)
  await moveAssignments(req, from.id, into.id)
  await afterCommit(req, () => moveLatecomers(req.payload, from.id, into.id))
  await req.payload.delete({ collection: 'categories', id: from.id, depth: 0, ...asStaff(req) })
}

/** On MongoDB an entry may have come in under the old name meanwhile: neither act saw the other. */
async function moveLatecomers(payload: Payload, from: string, into: string): Promise<void> {
  const late = { collection: 'entries', where: { category: { equals: from } }, trash: true } as const
  if ((await payload.count(late)).totalDocs > 0)
    await inTransaction(payload, (req) => moveEntries(req, from, into))
}

async function moveEntries(req: PayloadRequest, from: string, into: string): Promise<void> {
  assertNoErrors(
    await req.payload.update({
      collection: 'entries',
      where: { category: { equals: from } },
      data: { category: into },
      trash: true,
      depth: 0,
      req,
    }),
  )
  await moveVersions(req, from, into)
}

/** Past the hooks, since versions have none: an earlier version must not lead to a category that is gone. */
async function moveVersions(req: PayloadRequest, from: string, into: string): Promise<void> {
  const where: Where = { 'version.category': { equals: from } }
  const { docs } = await req.payload.db.findVersions({
    collection: 'entries',
    where,
    limit: 0,
    pagination: false,
    req,
  })
  for (const { id, version, parent, createdAt, updatedAt, latest } of docs as StoredVersion[]) {
    await req.payload.db.updateVersion({
      collection: 'entries',
      id,
      versionData: { parent, createdAt, updatedAt, latest, version: { ...version, category: into } } as never,
      req,
    })
  }
}

interface StoredVersion {
  id: string
  parent: string
  createdAt: string
  updatedAt: string
  latest?: boolean
  version: object
}

/** Editors may not change top categories; what belongs to a category follows it all the same. */
async function moveAssignments(req: PayloadRequest, from: string, into: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'top-categories',
    where: { categories: { in: [from] } },
    pagination: false,
    depth: 0,
    req,
  })
  for (const top of docs) {
    const categories = [...new Set(categoryIdsOf(top).map((id) => (id === from ? into : id)))]
    await req.payload.update({
      collection: 'top-categories',
      id: top.id,
      data: { categories },
      depth: 0,
      req,
    })
  }
}
