import type { duplicatesCalls } from '@directory/shared/contract/duplicates'
import { listDuplicates, markDifferent } from '../flows/duplicates/duplicates.ts'
import { mergeEntries } from '../flows/duplicates/mergeEntries.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const duplicatesHandlers: Implementations<keyof typeof duplicatesCalls> = {
  'GET /api/duplicates': ({ payload }) => listDuplicates(payload),
  'POST /api/mergeEntries': async ({ payload, user, body }) => {
    if (body.different) {
      const undo = await markDifferent(payload, user, [body.keep, body.drop])
      return { message: translate('de', 'done.pair_different'), uuid: body.keep, undo }
    }
    const merged = await mergeEntries(payload, user, body)
    return { message: translate('de', 'done.entries_merged'), ...merged }
  },
}
