import type { historyCalls } from '@directory/shared/contract/history'
import { listTrash } from '../nouns/trash/listTrash.ts'
import { restoreDocument } from '../nouns/trash/restoreDocument.ts'
import { actingUser } from '../nouns/users/session.ts'
import { undoLogLines } from '../operations/undo/undoAct.ts'
import { changesOfLine, listVersions, wholeVersion } from '../operations/versions/listVersions.ts'
import { restoreVersion } from '../operations/versions/restoreVersion.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'
import { undoHandlers } from './undoHandlers.ts'

export const historyHandlers: Implementations<keyof typeof historyCalls> = {
  'GET /api/trash': ({ payload, session, query }) => listTrash(payload, actingUser(session), query),
  'POST /api/restoreDocument': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.restored'),
    ...(await restoreDocument(payload, actingUser(session), body)),
  }),
  'POST /api/undo': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.undone'),
    ...(await undoLogLines(undoHandlers, payload, actingUser(session), [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, session, query }) => listVersions(payload, actingUser(session), query),
  'GET /api/version': ({ payload, session, query }) => wholeVersion(payload, actingUser(session), query),
  'POST /api/restoreVersion': async ({ payload, session, body }) => ({
    success: true,
    message: translate('de', 'done.version_restored'),
    ...(await restoreVersion(payload, actingUser(session), body)),
  }),
  'GET /api/logChanges': async ({ payload, session, query }) => ({
    changes: await changesOfLine(payload, actingUser(session), query.id),
  }),
}
