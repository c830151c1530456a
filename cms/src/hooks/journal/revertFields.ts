import type { CollectionSlug, PayloadRequest } from 'payload'
import { type ChangedFields, isSame } from '#database/journalFields.ts'
import { type JournalDoc, versionsSuffix } from '#database/journalStamp.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { changeVersions } from './changeVersions.ts'
import type { Note, UndoOutcome } from './note.ts'

/**
 * Even if the document was changed since: each field still as the act left it gets its former value. A list loses what
 * the act had added, and regains what it had removed. Bypasses the access rules.
 */
export async function revertFields(
  req: PayloadRequest,
  { noun, target, fields }: Note & { fields: ChangedFields },
  present: JournalDoc | undefined,
): Promise<UndoOutcome> {
  if (!present) return 'gone'
  const { back, isLeft } = valuesBack(fields, present)
  if (Object.keys(back).length === 0) return isLeft ? 'left' : 'already'
  const slug = noun.replace(versionsSuffix, '') as CollectionSlug
  if (slug !== noun) await changeVersions(req, slug, { id: { equals: target } }, back)
  else await changeDocument(req, slug, target, back, { trash: true })
  return isLeft ? 'left' : 'back'
}

function valuesBack(fields: ChangedFields, present: JournalDoc) {
  const reverted: JournalDoc = {}
  let isLeft = false
  for (const [name, [before, after]] of Object.entries(fields)) {
    const now = present[name]
    const [was, became, is] = [before, after, now].map((value) => (Array.isArray(value) ? value : null))
    if (isSame(now, after)) reverted[name] = before
    else if (is && (was || became)) {
      const list = listBack(is, was ?? [], became ?? [])
      if (!isSame(list, is)) reverted[name] = list
    } else if (!isSame(now, before)) isLeft = true
  }
  return { back: reverted, isLeft }
}

function listBack(now: readonly unknown[], before: readonly unknown[], after: readonly unknown[]) {
  const lacks = (list: readonly unknown[]) => (item: unknown) => !list.some((other) => isSame(item, other))
  const added = after.filter(lacks(before))
  const removed = before.filter(lacks(after))
  return [...now.filter(lacks(added)), ...removed.filter(lacks(now))]
}
