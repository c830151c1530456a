import { provePassword } from '#collections/Users/accounts.ts'
import { login as beginLogin } from '#collections/Users/login.ts'
import { endOtherSessions, endOwnSession, logOut } from '#collections/Users/ownSessions.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '#collections/Users/secondFactor.ts'
import { knownSession, noSessionCookie, sessionCookie } from '#collections/Users/session.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { say } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import type { sessionCalls } from '#shared/contract/session'
import { isRole } from '#shared/roles'
import type { Implementations } from './handler.ts'

export const sessionHandlers: Implementations<keyof typeof sessionCalls> = {
  'POST /api/login': async ({ payload, body, address, cookies, userAgent, sender, setCookie }) => {
    const login = await beginLogin(payload, { ...body, address, cookies, userAgent, sender })
    const { token } = login
    for (const cookie of login.cookies) setCookie(cookie)
    return { access_token: token, message: 'Login successful' }
  },
  'POST /api/openAdmin': ({ payload, token, setCookie }) => {
    if (token) setCookie(sessionCookie(payload, token))
    return { message: say('done.admin_opened') }
  },
  'POST /api/logout': async ({ payload, session, setCookie }) => {
    if (session) await logOut(payload, session)
    setCookie(noSessionCookie(payload))
    return { message: say('done.logged_out') }
  },
  'POST /api/endSessions': async ({ payload, session, body: { id } }) => {
    if (id === null) await endOtherSessions(payload, knownSession(session))
    else await endOwnSession(payload, knownSession(session), id)
    return { message: say(id === null ? 'done.sessions_ended' : 'done.session_ended') }
  },
  'POST /api/beginSecondFactor': async ({ payload, user, body }) => {
    await provePassword(payload, user, { ...body, field: 'password' })
    const { siteTitle, association } = publicDataOf(payload).settings()
    return beginSecondFactor(payload, user, association || siteTitle)
  },
  'POST /api/setSecondFactor': async ({ payload, user, body }) => {
    if (body.on)
      return {
        message: say('done.otp_on'),
        recoveryCodes: await confirmSecondFactor(payload, user, body.otp),
      }
    await provePassword(payload, user, { ...body, field: 'password' })
    await endSecondFactor(payload, user, body.otp)
    return { message: say('done.otp_off'), recoveryCodes: [] }
  },
  'GET /api/getRole': ({ session }) => {
    if (!session || !isRole(session.user.role)) throw apiError('unauthorized')
    return { role: session.user.role, username: session.user.username }
  },
}
