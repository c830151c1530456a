import type { EntryRequest } from '@directory/shared/entryInput'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { StoredEntry } from '../../payload-types.ts'
import { getDocument, trashDocument, unknownDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { actionOf, logAct } from '../logs/logAct.ts'
import { writeEntry } from './writeEntry.ts'

/** Creates an entry or updates the one named, and answers it with its category. */
export function editEntry(payload: Payload, user: TypedUser, input: EntryRequest): Promise<StoredEntry> {
  return actAs(payload, user, async (req) =>
    writeEntry(req, {
      present: input.uuid ? await getDocument(req, 'entries', input.uuid) : null,
      readAt: input.updatedAt,
      given: input,
      noEmail: input.noEmail === true,
      action: input.uuid ? 'Eintrag geändert' : 'Eintrag angelegt',
      undoable: Boolean(input.uuid),
    }),
  )
}

/** Moves a public entry to the trash. Answers the line of the log that can undo it. */
export const removeEntry = (payload: Payload, user: TypedUser, id: string, action: string): Promise<string> =>
  actAs(payload, user, (req) => removeEntryInto(req, id, action))

/** The same in the caller's transaction. */
export async function removeEntryInto(req: PayloadRequest, id: string, action = ''): Promise<string> {
  const { state, name, category } = await getDocument(req, 'entries', id)
  // Pending ones are declined, which tells the submitter.
  if (state !== 'published') throw unknownDocument('entries')
  const line = await logAct(req, actionOf(action, 'Eintrag entfernt'), name, {
    noun: 'entries',
    id,
    undo: { kind: 'trash', data: { category: typeof category === 'object' ? category.name : '' } },
  })
  await trashDocument(req, 'entries', id)
  return line
}
