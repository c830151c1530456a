import type { AfterErrorHook } from 'payload'
import { rawRoute } from '../../services/rawRoute.ts'
import { runtimeOf } from '../../services/runtime.ts'
import { senderOf } from '../../services/securityEvents/sender.ts'

/** Refusals of a login are told where they happen. */
const ofLogin = new Set(['invalid_credentials', 'too_many_requests'])

/** For the security log: who was not let at the raw API. */
export const noteRefusal: AfterErrorHook = ({ error, req }) => {
  const { status, data } = error as { status?: number; data?: { code?: string } }
  if ((status !== 401 && status !== 403) || ofLogin.has(data?.code ?? '')) return
  runtimeOf(req.payload).securityLog.note({
    act: 'refused',
    account: req.user ? String(req.user.id) : null,
    target: `${req.method} ${rawRoute(req.payload, req.pathname ?? '')}`,
    sender: senderOf(req),
  })
}
