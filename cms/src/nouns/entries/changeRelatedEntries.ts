import type { BodyOf } from '@directory/shared/contract'
import { fieldsOfGroup } from '@directory/shared/fieldGroups'
import type { Payload, TypedUser } from 'payload'
import { getDocument } from '../../operations/documents/documents.ts'
import { runBulkOperation } from '../../operations/log/runBulkOperation.ts'
import { entryOf } from './entryOf.ts'
import { writeEntry } from './writeEntry.ts'

/**
 * Copies values of one entry to others, all or none, as one act. Returns the ids of the log lines to undo it.
 *
 * @throws ApiError
 */
export async function changeRelatedEntries(
  payload: Payload,
  user: TypedUser,
  { from, entries }: Extract<BodyOf<'POST /api/changeEntries'>, { from: string }>,
): Promise<string[]> {
  const { undo } = await runBulkOperation(payload, user, 'entries', async (req) => {
    const source = entryOf(await getDocument(req, 'entries', from))
    for (const { uuid, updatedAt, things } of entries) {
      const fields = things.flatMap(fieldsOfGroup).map((field) => [field, source[field]])
      await writeEntry(req, {
        present: await getDocument(req, 'entries', uuid),
        readAt: updatedAt,
        input: Object.fromEntries(fields),
        noEmail: true,
        log: { kind: 'changed', noun: 'entries' },
        undoable: true,
      })
    }
  })
  return undo
}
