import type { BodyOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import { getDocument, unknownDocument } from '../documents.ts'
import { actAs } from '../inTransaction.ts'
import { thoseThere } from '../trash/thoseThere.ts'
import { writeEntry } from './writeEntry.ts'

/**
 * Says of public entries whether somebody comes to the house, each with its line of the log; answers these lines. What
 * says so already, or was deleted meanwhile, is left out.
 *
 * @throws ApiError
 */
export function confirmVisits(
  payload: Payload,
  user: TypedUser,
  { entries, homeVisits }: BodyOf<'POST /api/confirmVisits'>,
): Promise<string[]> {
  return actAs(payload, user, async (req) => {
    const lines: string[] = []
    const there = await thoseThere(req, 'entries', entries)
    if (there.length === 0) throw unknownDocument('entries')
    for (const id of there) {
      const present = await getDocument(req, 'entries', id)
      if (present.homeVisits === homeVisits) continue
      await writeEntry(req, {
        present,
        given: { homeVisits },
        noEmail: true,
        action: 'Eintrag geändert',
        undoable: true,
        lines,
      })
    }
    return lines
  })
}
