import type { BodyOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import { getDocument, unknownDocument } from '../../operations/documents/documents.ts'
import { existingIds } from '../../operations/documents/existingIds.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { writeEntry } from './writeEntry.ts'

/**
 * Sets for public entries whether they make home visits, as one operation. Answers how many changed, and the
 * line that undoes it. Entries that say so already or were deleted meanwhile are left out.
 *
 * @throws ApiError
 */
export async function confirmVisits(
  payload: Payload,
  user: TypedUser,
  { entries, homeVisits }: BodyOf<'POST /api/confirmVisits'>,
): Promise<{ count: number; undo: string[] }> {
  const { result: count, undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    let written = 0
    const there = await existingIds(req, 'entries', entries)
    if (there.length === 0) throw unknownDocument('entries')
    for (const id of there) {
      const present = await getDocument(req, 'entries', id)
      if (present.homeVisits === homeVisits) continue
      await writeEntry(req, {
        present,
        input: { homeVisits },
        noEmail: true,
        log: { kind: 'changed', noun: 'entries' },
        undoable: true,
      })
      written += 1
    }
    return written
  })
  return { count, undo }
}
