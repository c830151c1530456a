import type { PayloadRequest } from 'payload'
import { currentIso } from '../../clock.ts'

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

/** Collection and id of what a line speaks of, so that it can lead there. */
export interface LoggedDocument {
  noun: string
  id: string
}

const longest = 200

/** One line of the log, in the transaction of the act: what is rolled back was never done. */
export async function writeLogLine(
  req: PayloadRequest,
  action: string,
  target: string,
  about?: LoggedDocument,
): Promise<void> {
  await req.payload.create({
    collection: 'logs',
    data: {
      // Payload fills in no defaults while the request restores a version.
      id: crypto.randomUUID(),
      timestamp: currentIso(),
      user: req.user?.username ?? '',
      action: action.slice(0, longest),
      entry: target.slice(0, longest),
      noun: about?.noun ?? null,
      target: about?.id ?? null,
    } as never,
    depth: 0,
    req,
  })
}

/** The one log line of a staff act, in its transaction; the collections' own lines are left out. */
export async function logAct(
  req: PayloadRequest,
  action: string,
  target: string,
  about?: LoggedDocument,
): Promise<void> {
  req.context[actIsLogged] = true
  await writeLogLine(req, action, target, about)
}
