import type { PayloadRequest } from 'payload'
import { markAskedAgain } from '../../nouns/categories/askedCategory.ts'
import { findOrCreateCategory } from '../../nouns/categories/findOrCreateCategory.ts'
import { namesAreRestored } from '../../nouns/categories/formerNames.ts'
import { type EntrySnapshot, storedEntry, type Undoing } from '../../nouns/decisions/undoing.ts'
import { writeEntry } from '../../nouns/entries/writeEntry.ts'
import { asStaff } from '../../operations/documents/documents.ts'
import { apiErrors } from '../../operations/errors/apiError.ts'
import { isSameTime } from '../../operations/errors/sameTime.ts'

/** Restores what a decision has overwritten, unless it was changed since. */
export async function restoreWritten(
  req: PayloadRequest,
  { before, updatedAt }: NonNullable<Undoing['written']>,
): Promise<void> {
  const present = await storedEntry(req, before.id)
  if (!present || present.deletedAt || !isSameTime(present.updatedAt, updatedAt))
    throw apiErrors.changedSince()
  const { createdAt: _, ...standing } = before.standing
  req.context[namesAreRestored] = true
  await writeEntry(req, {
    present,
    planned: before.fields,
    standing,
    categoryIdOf: () => categoryOf(req, before),
  })
}

/** Recreates a deleted request under its own id; refused if its token belongs to another entry now. */
export async function restoreGone(req: PayloadRequest, gone: EntrySnapshot): Promise<void> {
  const { token } = gone.standing
  const taken = await req.payload.count({
    collection: 'entries',
    where: { or: [{ id: { equals: gone.id } }, ...(token ? [{ token: { equals: token } }] : [])] },
    trash: true,
    req,
  })
  if (taken.totalDocs > 0) throw apiErrors.changedSince()
  // In a new entry what is absent is empty; a null would be written as an empty text.
  const given = Object.fromEntries(Object.entries(gone.fields).filter(([, value]) => value !== null))
  await writeEntry(req, {
    id: gone.id,
    given,
    noEmail: true,
    standing: gone.standing,
    categoryIdOf: () => categoryOf(req, gone),
  })
}

/** Takes a request out of the trash, unless it is already out. */
export async function restoreTrashed(
  req: PayloadRequest,
  { id, updatedAt }: NonNullable<Undoing['trashed']>,
): Promise<void> {
  const present = await storedEntry(req, id)
  if (!present?.deletedAt || !isSameTime(present.updatedAt, updatedAt)) throw apiErrors.changedSince()
  await req.payload.update({
    collection: 'entries',
    id,
    data: { deletedAt: null },
    trash: true,
    depth: 0,
    ...asStaff(req),
  })
}

/** The category by its id, whatever it is called today; where it is gone, one of its name. */
async function categoryOf(
  req: PayloadRequest,
  { id: entry, category, fields, isCategoryAsked }: EntrySnapshot,
): Promise<string> {
  const find = { collection: 'categories', id: category, depth: 0, disableErrors: true, req } as const
  const present = (await req.payload.findByID(find)) as { id: string } | null
  const id = present?.id ?? (await findOrCreateCategory(req, fields.category ?? ''))
  if (isCategoryAsked) await markAskedAgain(req, id, entry)
  return id
}
