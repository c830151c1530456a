import type { PayloadRequest } from 'payload'

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

/** The one log line of a staff act, in its transaction; the collections' own lines are left out. */
export async function logAct(req: PayloadRequest, action: string, target: string): Promise<void> {
  req.context[actIsLogged] = true
  await req.payload.create({
    collection: 'logs',
    data: {
      timestamp: new Date().toISOString(),
      user: req.user?.username ?? '',
      action,
      entry: target.slice(0, 200),
    } as never,
    req,
  })
}
