import { changeEntries, changeRelatedEntries, previewChange } from '#collections/Entries/changeEntries.ts'
import { entryTable } from '#collections/Entries/entryTable.ts'
import { publicEntry } from '#collections/Entries/publicEntry.ts'
import { saveView } from '#collections/Users/views.ts'
import { listDuplicates, markDifferent } from '#features/duplicates/duplicates.ts'
import { mergeEntries } from '#features/duplicates/mergeEntries.ts'
import { removeDocuments } from '#features/trash/restoreDocument.ts'
import { websiteStates } from '#lib/websites/websiteChecks.ts'
import { say } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { tablesCalls } from '#shared/contract/tables'
import { type Implementations, saying } from './handler.ts'

export const tablesHandlers: Implementations<keyof typeof tablesCalls> = {
  'GET /api/entrytable': ({ payload, user, query }) => entryTable(payload, user, query),
  'POST /api/views': saying('done.view_kept', async ({ payload, user, body }) => ({
    views: await saveView(payload, user, body),
  })),
  'GET /api/entrybyid': async ({ payload, user, query }) => {
    const entry = await publicEntry(payload, user, query.id)
    const { checkedBy, positionSource } = publicDataOf(payload).staffFieldsOf(query.id)
    const websiteState = (await websiteStates(payload)).get(entry.website) ?? null
    return { entry, checkedBy: checkedBy || null, positionSource: positionSource || null, websiteState }
  },
  'POST /api/removeDocuments': saying('done.trashed', ({ payload, user, body }) =>
    removeDocuments(payload, user, body),
  ),
  'POST /api/changeEntries': async ({ payload, user, body }) => {
    const answer = { message: say('done.entries_changed'), overwritten: [], undo: [] }
    if ('from' in body) {
      const undo = await changeRelatedEntries(payload, user, body)
      return { ...answer, count: body.entries.length, undo }
    }
    if (body.preview) return { ...answer, ...previewChange(payload, body) }
    return { ...answer, ...(await changeEntries(payload, user, body)) }
  },
  'GET /api/duplicates': ({ payload }) => listDuplicates(payload),
  'POST /api/mergeEntries': async ({ payload, user, body }) => {
    if (body.different) {
      const undo = await markDifferent(payload, user, [body.keep, body.drop])
      return { message: say('done.pair_different'), uuid: body.keep, undo }
    }
    const merged = await mergeEntries(payload, user, body)
    return { message: say('done.entries_merged'), ...merged }
  },
}
