import type { tablesCalls } from '@directory/shared/contract/tables'
import { changeAlso } from '../nouns/entries/changeAlso.ts'
import { confirmVisits } from '../nouns/entries/confirmVisits.ts'
import { entryTable } from '../nouns/entries/entryTable.ts'
import { publicEntry } from '../nouns/entries/publicEntry.ts'
import { relocateEntries } from '../nouns/entries/relocateEntries.ts'
import { removeDocuments } from '../nouns/trash/removeDocuments.ts'
import { actingUser } from '../nouns/users/session.ts'
import { words } from '../operations/words/words.ts'
import { readModelOf } from '../readModel/live/readModel.ts'
import type { Implementations } from './handler.ts'

export const tablesHandlers: Implementations<keyof typeof tablesCalls> = {
  'GET /api/entrytable': ({ payload, session, query }) => entryTable(payload, actingUser(session), query),
  'GET /api/entrybyid': async ({ payload, session, query }) => ({
    entry: await publicEntry(payload, actingUser(session), query.id),
    checkedBy: readModelOf(payload).staffFieldsOf(query.id).checkedBy || null,
  }),
  'POST /api/removeDocuments': async ({ payload, session, body }) => ({
    message: words('de', 'done.trashed'),
    ...(await removeDocuments(payload, actingUser(session), body)),
  }),
  'POST /api/changeAlso': async ({ payload, session, body }) => {
    const undo = await changeAlso(payload, actingUser(session), body)
    return { message: words('de', 'done.entries_changed'), count: body.entries.length, undo }
  },
  'POST /api/confirmVisits': async ({ payload, session, body }) => ({
    message: words('de', 'done.entries_changed'),
    ...(await confirmVisits(payload, actingUser(session), body)),
  }),
  'POST /api/moveEntries': async ({ payload, session, body }) => ({
    message: words('de', 'done.entries_moved'),
    ...(await relocateEntries(payload, actingUser(session), body)),
  }),
}
