import type { LogAct } from '@directory/shared/logLine'
import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import type { Log } from '../../payload-types.ts'
import { logFieldsOf } from './logFieldsOf.ts'

interface LineFields
  extends Partial<Pick<Log, 'noun' | 'parts' | 'partOf' | 'stateAt' | 'target' | 'undoKind'>> {
  id: string
  /** Absent: the user of the request. */
  user?: string
  /** See `undoable.ts`. */
  undoData?: unknown
}

/**
 * Inserts a line in the request's transaction. Directly, because every act waits for it: Payload's `create` would look at
 * what only the server writes, and read it back.
 */
export async function insertLogLine(
  req: PayloadRequest,
  act: LogAct,
  { user = req.user?.username ?? '', ...fields }: LineFields,
): Promise<void> {
  const now = currentIso()
  const data = { timestamp: now, createdAt: now, updatedAt: now, user, ...logFieldsOf(act), ...fields }
  await req.payload.db.create({ collection: 'logs', data, returning: false, req })
}
