import type { TrashNoun } from '@directory/shared/past'
import type { Payload, TypedUser } from 'payload'
import { removeInto, unknownDocument } from '../documents.ts'
import { removeEntryInto } from '../entries/editEntry.ts'
import { actAs } from '../inTransaction.ts'
import { thoseThere } from './thoseThere.ts'

/** Moves several documents to the trash, each with its line of the log; answers these lines. */
export function removeDocuments(
  payload: Payload,
  user: TypedUser,
  { noun, ids }: { noun: TrashNoun; ids: readonly string[] },
): Promise<string[]> {
  return actAs(payload, user, async (req) => {
    const lines: string[] = []
    for (const id of await thoseThere(req, noun, ids))
      lines.push(noun === 'entries' ? await removeEntryInto(req, id) : await removeInto(req, noun, id))
    if (lines.length === 0) throw unknownDocument(noun)
    return lines
  })
}
