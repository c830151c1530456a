import type { pastCalls } from '@directory/shared/contract/past'
import { listTrash } from '../services/trash/listTrash.ts'
import { restoreDocument } from '../services/trash/restoreDocument.ts'
import { undoActs } from '../services/undo/undoAct.ts'
import { actingUser } from '../services/users/session.ts'
import { changesOfLine, listVersions } from '../services/versions/listVersions.ts'
import { restoreVersion } from '../services/versions/restoreVersion.ts'
import type { Implementations } from './handler.ts'

export const pastHandlers: Implementations<keyof typeof pastCalls> = {
  'GET /api/trash': ({ payload, session, query }) => listTrash(payload, actingUser(session), query),
  'POST /api/restoreDocument': async ({ payload, session, body }) => ({
    success: true,
    message: 'Das ist wieder da.',
    ...(await restoreDocument(payload, actingUser(session), body)),
  }),
  'POST /api/undo': async ({ payload, session, body }) => ({
    success: true,
    message: 'Das wurde rückgängig gemacht.',
    ...(await undoActs(payload, actingUser(session), [body.id].flat())),
  }),
  'GET /api/versions': ({ payload, session, query }) => listVersions(payload, actingUser(session), query),
  'POST /api/restoreVersion': async ({ payload, session, body }) => ({
    success: true,
    message: 'Die frühere Fassung gilt wieder.',
    ...(await restoreVersion(payload, actingUser(session), body)),
  }),
  'GET /api/logChanges': async ({ payload, session, query }) => ({
    changes: await changesOfLine(payload, actingUser(session), query.id),
  }),
}
