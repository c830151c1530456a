import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'
import { actOnSeveralOf, partId } from './runBulkOperation.ts'
import type { Undo } from './undoable.ts'

/** `req.context` key: the act writes its own, single log line. */
export const actIsLogged = 'actIsLogged'

/** The action texts that a client may choose from. */
export const knownActions = [
  'Eintragsanfrage abgelehnt',
  'Eintrag entfernt',
  'Änderung angenommen',
  'Änderung abgelehnt',
] as const
export type KnownAction = (typeof knownActions)[number]

/** The text a client asks for if it is a known one, else the call's own. */
export function actionOf(wanted: string, own: KnownAction): KnownAction {
  return knownActions.find((action) => action === wanted) ?? own
}

/** What a line speaks of, so that it can lead there, and how its act can be undone. */
export interface LogDetails {
  /** Collection and id of a document. */
  noun?: string
  id?: string
  /** Its `updatedAt` as the act left it, by which its version is found. */
  stateAt?: string
  undo?: Undo
}

const maxLength = 200

/** One line of the log, in the transaction of the act: what is rolled back was never done. Answers its id. */
export async function writeLogLine(
  req: PayloadRequest,
  action: string,
  target: string,
  { noun, id, stateAt, undo }: LogDetails = {},
): Promise<string> {
  // Payload fills in no defaults while the request restores a version.
  const several = actOnSeveralOf(req)
  const line = several ? partId(several) : crypto.randomUUID()
  several?.parts.push({ id: line, action, canBeUndone: undo !== undefined })
  await req.payload.create({
    collection: 'logs',
    data: {
      id: line,
      timestamp: currentIso(),
      user: req.user?.username ?? '',
      action: action.slice(0, maxLength),
      entry: target.slice(0, maxLength),
      noun: noun ?? null,
      target: id ?? null,
      stateAt: stateAt ?? null,
      undoKind: undo?.kind ?? null,
      undoData: undo?.data ?? null,
      partOf: several?.line ?? null,
    } as never,
    depth: 0,
    req,
  })
  return line
}

/** The one log line of a staff act, in its transaction; the collections' own lines are left out. Answers its id. */
export function logAct(
  req: PayloadRequest,
  action: string,
  target: string,
  details?: LogDetails,
): Promise<string> {
  req.context[actIsLogged] = true
  return writeLogLine(req, action, target, details)
}
