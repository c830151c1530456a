import type { PayloadRequest } from 'payload'
import { missingStamp } from '../../database/journalStamp.ts'
import { type DecisionUndoData, type Place, storedEntry } from '../../nouns/decisions/undoing.ts'
import { findOrCreateCategory } from '../../nouns/entries/findOrCreateCategory.ts'
import { markRequestedAgain } from '../../nouns/entries/requestedCategory.ts'
import { apiError } from '../../operations/errors/apiError.ts'
import type { RevertRules } from '../../operations/journal/revertNotes.ts'
import type { Decision } from '../../payload-types.ts'

/** Returns how entries and requests are restored when a decision is undone. @throws ApiError if one cannot be */
export function revertRulesOf(req: PayloadRequest, { kind, undoing }: Decision): RevertRules {
  const { places = [] } = undoing as unknown as DecisionUndoData
  const adjust: RevertRules['adjust'] = async ({ noun, target, after }, before) => {
    if (noun === 'request-notes') return (await exists(req, 'request-notes', target)) ? null : before
    if (noun === 'reports') {
      // Reports of an entry in the trash are restored with it: see `reportsFollowEntry`.
      if (kind !== 'report') return null
      const entry = await storedEntry(req, String(before.entry))
      if (!entry || entry.deletedAt) throw apiError('changed_since')
    }
    if (noun !== 'entries') return before
    if (after === missingStamp && before.token && (await isTaken(req, String(before.token))))
      throw apiError('changed_since')
    const place = places.find(({ entry }) => entry === target)
    return place ? { ...before, category: await readCategory(req, place) } : before
  }
  return { adjust, refusal: () => apiError('changed_since') }
}

const isTaken = async (req: PayloadRequest, token: string): Promise<boolean> => {
  const where = { token: { equals: token } }
  return (await req.payload.count({ collection: 'entries', where, trash: true, req })).totalDocs > 0
}

async function exists(
  req: PayloadRequest,
  collection: 'categories' | 'request-notes',
  id: string,
): Promise<boolean> {
  return (await req.payload.count({ collection, where: { id: { equals: id } }, req })).totalDocs > 0
}

/** Returns the category by its id, even if it was renamed; if it was deleted, the one with its former name. */
async function readCategory(req: PayloadRequest, { entry, category, name, isAsked }: Place): Promise<string> {
  const id = (await exists(req, 'categories', category)) ? category : await findOrCreateCategory(req, name)
  if (isAsked) await markRequestedAgain(req, id, entry)
  return id
}
