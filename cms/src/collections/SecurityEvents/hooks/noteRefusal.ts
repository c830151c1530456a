import type { AfterErrorHook } from 'payload'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { payloadRoute } from '#lib/securityEvents/payloadRoute.ts'
import { senderOf } from '#lib/securityEvents/sender.ts'

/** Logged where they happen. */
const ofLogin = new Set(['invalid_credentials', 'too_many_requests'])

export const noteRefusal: AfterErrorHook = ({ error, req }) => {
  const { status, data } = error as { status?: number; data?: { code?: string } }
  if ((status !== 401 && status !== 403) || ofLogin.has(data?.code ?? '')) return
  runtimeOf(req.payload).securityLog.note({
    act: 'refused',
    account: req.user?.id ?? null,
    target: `${req.method} ${payloadRoute(req.payload, req.pathname ?? '')}`,
    sender: senderOf(req),
  })
}
