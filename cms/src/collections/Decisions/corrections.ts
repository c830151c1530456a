import type { Corrections } from '@directory/shared/contract/requests'
import type { EntryFields } from '@directory/shared/entryRules'
import type { Payload, TypedUser } from 'payload'
import { findAll } from '../../lib/find/find.ts'
import { notesFor } from '../RequestNotes/notes.ts'
import { type QuestionRecipient, questionsFor } from '../RequestNotes/questions.ts'
import type { DecisionUndoData } from './undoing.ts'

interface Reviewed {
  fields?: EntryFields | null | undefined
  entry?: string | null | undefined
  merged?: EntryFields | null | undefined
  keepToken?: boolean
}

const hasSaid = (fields: EntryFields | null | undefined) =>
  Object.values(fields ?? {}).some((value) => value !== undefined)

/** Returns the reviewer's corrections to store with the decision; empty if there are none. */
export function correctionsOf({ fields, entry, merged, keepToken = false }: Reviewed): {
  corrections?: Corrections
} {
  if (!hasSaid(fields) && !hasSaid(merged)) return {}
  const corrections = { fields: fields ?? {}, entry: entry ?? null, merged: merged ?? null, keepToken }
  return { corrections: corrections as Corrections }
}

/**
 * Looks up, for each request, the corrections of its latest undone decision that has any. They are stored in the
 * decision, so every reviewer gets them back, on any device. Bypasses access control; only for staff.
 */
async function correctionsFor(
  payload: Payload,
  requests: readonly string[],
): Promise<(request: string) => Corrections | null> {
  const byRequest = new Map<string, Corrections>()
  if (requests.length > 0) {
    const docs = await findAll(payload, 'decisions', {
      where: { request: { in: [...requests] }, undoneAt: { exists: true } },
      sort: 'createdAt',
    })
    for (const { request, undoing } of docs) {
      const { corrections } = undoing as unknown as DecisionUndoData
      if (corrections) byRequest.set(request, corrections)
    }
  }
  return (request) => byRequest.get(request) ?? null
}

/** Looks up what lists show beside each request: corrections, the note, and questions to its submitter. */
export async function shownBesideRequests(payload: Payload, user: TypedUser, ids: readonly string[]) {
  const correctionsOn = await correctionsFor(payload, ids)
  const noteOn = await notesFor(payload, user, ids)
  const questionsOf = await questionsFor(payload, ids)
  return (contact: QuestionRecipient) => ({
    corrections: correctionsOn(contact.id),
    ...noteOn(contact.id),
    ...questionsOf([contact]),
  })
}
