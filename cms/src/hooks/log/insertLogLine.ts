import type { PayloadRequest } from 'payload'
import { currentIso } from '#clock.ts'
import { say } from '#lib/words/translate.ts'
import type { Log } from '#payload-types.ts'
import { actText, type LogAct, type LogValues, targetText } from '#shared/logLine'

interface LineFields
  extends Partial<Pick<Log, 'noun' | 'parts' | 'partOf' | 'stateAt' | 'target' | 'undoKind'>> {
  id: string
  user?: string
  undoData?: unknown
}

/** Not by Payload's `create`, whose checks and reading every act would wait for. */
export async function insertLogLine(
  req: PayloadRequest,
  act: LogAct,
  { user = req.user?.username ?? '', ...fields }: LineFields,
) {
  const now = currentIso()
  const data = { timestamp: now, createdAt: now, updatedAt: now, user, ...logFieldsOf(act), ...fields }
  await req.payload.db.create({ collection: 'logs', data, returning: false, req })
}

const maxLength = 200

/** Kind and values, and German texts for programs and for searching. */
export function logFieldsOf({ kind, ...said }: LogAct) {
  const { name, ...others } = said as { name?: string } & LogValues
  const values = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, typeof value === 'string' ? short(value) : value]),
  )
  return {
    kind,
    values: Object.keys(values).length > 0 ? values : null,
    action: short(actText(say, { kind, values }) ?? ''),
    entry: short(name ?? targetText(say, { kind, values: others }) ?? ''),
  }
}

const short = (text: string) => text.slice(0, maxLength)
