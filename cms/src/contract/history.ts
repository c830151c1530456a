import type { historyCalls } from '@directory/shared/contract/history'
import { listTrash } from '../nouns/trash/listTrash.ts'
import { restoreDocument } from '../nouns/trash/restoreDocument.ts'
import { undoImportAct, undoLogLines } from '../operations/undo/undoAct.ts'
import { changesOfLine, listVersions, wholeVersion } from '../operations/versions/listVersions.ts'
import { restoreVersion } from '../operations/versions/restoreVersion.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'
import { undoHandlers } from './undoHandlers.ts'

export const historyHandlers: Implementations<keyof typeof historyCalls> = {
  'GET /api/trash': ({ payload, user, query }) => listTrash(payload, user, query),
  'POST /api/restore': async ({ payload, user, body }) =>
    'version' in body
      ? {
          success: true,
          message: translate('de', 'done.version_restored'),
          category: '',
          formerCategory: '',
          ...(await restoreVersion(payload, user, body)),
        }
      : {
          success: true,
          message: translate('de', 'done.restored'),
          undo: '',
          ...(await restoreDocument(payload, user, body)),
        },
  'POST /api/undo': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.undone'),
    ...('import' in body
      ? await undoImportAct(undoHandlers, payload, user, body.import)
      : await undoLogLines(undoHandlers, payload, user, [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, user, query }) =>
    query.version === '' ? listVersions(payload, user, query) : wholeVersion(payload, user, query),
  'GET /api/logChanges': async ({ payload, user, query }) => ({
    changes: await changesOfLine(payload, user, query.id),
  }),
}
