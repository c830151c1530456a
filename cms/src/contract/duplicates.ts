import type { duplicatesCalls } from '@directory/shared/contract/duplicates'
import { listDuplicates, markDifferent } from '../flows/duplicates/duplicates.ts'
import { mergeEntries } from '../flows/duplicates/mergeEntries.ts'
import { actingUser } from '../nouns/users/session.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const duplicatesHandlers: Implementations<keyof typeof duplicatesCalls> = {
  'GET /api/duplicates': ({ payload }) => listDuplicates(payload),
  'POST /api/markDifferent': async ({ payload, session, body }) => ({
    message: translate('de', 'done.pair_different'),
    undo: await markDifferent(payload, actingUser(session), body),
  }),
  'POST /api/mergeEntries': async ({ payload, session, body }) => ({
    message: translate('de', 'done.entries_merged'),
    ...(await mergeEntries(payload, actingUser(session), body)),
  }),
}
