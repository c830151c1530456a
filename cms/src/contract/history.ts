import type { historyCalls } from '@directory/shared/contract/history'
import { listTrash } from '../nouns/trash/listTrash.ts'
import { restoreDocument } from '../nouns/trash/restoreDocument.ts'
import { undoLogLines } from '../operations/undo/undoAct.ts'
import { changesOfLine, listVersions, wholeVersion } from '../operations/versions/listVersions.ts'
import { restoreVersion } from '../operations/versions/restoreVersion.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'
import { undoHandlers } from './undoHandlers.ts'

export const historyHandlers: Implementations<keyof typeof historyCalls> = {
  'GET /api/trash': ({ payload, user, query }) => listTrash(payload, user, query),
  'POST /api/restoreDocument': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.restored'),
    ...(await restoreDocument(payload, user, body)),
  }),
  'POST /api/undo': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.undone'),
    ...(await undoLogLines(undoHandlers, payload, user, [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, user, query }) => listVersions(payload, user, query),
  'GET /api/version': ({ payload, user, query }) => wholeVersion(payload, user, query),
  'POST /api/restoreVersion': async ({ payload, user, body }) => ({
    success: true,
    message: translate('de', 'done.version_restored'),
    ...(await restoreVersion(payload, user, body)),
  }),
  'GET /api/logChanges': async ({ payload, user, query }) => ({
    changes: await changesOfLine(payload, user, query.id),
  }),
}
