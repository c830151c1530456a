import type { tablesCalls } from '@directory/shared/contract/tables'
import { changeEntries, previewChange } from '../nouns/entries/changeEntries.ts'
import { changeRelatedEntries } from '../nouns/entries/changeRelatedEntries.ts'
import { entryTable } from '../nouns/entries/entryTable.ts'
import { publicEntry } from '../nouns/entries/publicEntry.ts'
import { relocateEntries } from '../nouns/entries/relocateEntries.ts'
import { removeDocuments } from '../nouns/trash/removeDocuments.ts'
import { actingUser } from '../nouns/users/session.ts'
import { readViews, saveView } from '../nouns/users/views.ts'
import { translate } from '../operations/words/translate.ts'
import { readModelOf } from '../readModel/live/readModel.ts'
import type { Implementations } from './handler.ts'

export const tablesHandlers: Implementations<keyof typeof tablesCalls> = {
  'GET /api/entrytable': ({ payload, session, query }) => entryTable(payload, actingUser(session), query),
  'GET /api/views': async ({ payload, session }) => ({
    views: await readViews(payload, actingUser(session)),
  }),
  'POST /api/views': async ({ payload, session, body }) => ({
    message: translate('de', 'done.view_kept'),
    views: await saveView(payload, actingUser(session), body),
  }),
  'GET /api/entrybyid': async ({ payload, session, query }) => ({
    entry: await publicEntry(payload, actingUser(session), query.id),
    checkedBy: readModelOf(payload).staffFieldsOf(query.id).checkedBy || null,
  }),
  'POST /api/removeDocuments': async ({ payload, session, body }) => ({
    message: translate('de', 'done.trashed'),
    ...(await removeDocuments(payload, actingUser(session), body)),
  }),
  'POST /api/changeAlso': async ({ payload, session, body }) => {
    const undo = await changeRelatedEntries(payload, actingUser(session), body)
    return { message: translate('de', 'done.entries_changed'), count: body.entries.length, undo }
  },
  'POST /api/confirmVisits': async ({ payload, session, body }) => ({
    message: translate('de', 'done.entries_changed'),
    ...(await changeEntries(payload, actingUser(session), {
      entries: body.entries,
      field: 'homeVisits',
      value: body.homeVisits,
    })),
  }),
  'POST /api/changeEntries': async ({ payload, session, body }) => ({
    message: translate('de', 'done.entries_changed'),
    overwritten: [],
    undo: [],
    ...(body.preview
      ? previewChange(payload, body)
      : await changeEntries(payload, actingUser(session), body)),
  }),
  'POST /api/moveEntries': async ({ payload, session, body }) => ({
    message: translate('de', 'done.entries_moved'),
    ...(await relocateEntries(payload, actingUser(session), body)),
  }),
}
