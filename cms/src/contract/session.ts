import type { sessionCalls } from '@directory/shared/contract/session'
import { isRole } from '@directory/shared/roles'
import { apiErrors } from '../services/apiError.ts'
import { login as beginLogin } from '../services/users/login.ts'
import { endSession } from '../services/users/session.ts'
import type { Implementations } from './handler.ts'

export const sessionHandlers: Implementations<keyof typeof sessionCalls> = {
  'POST /api/login': async ({ payload, body, address }) => {
    const { token } = await beginLogin(payload, { ...body, address })
    return { access_token: token, message: 'Login successful' }
  },
  'POST /api/logout': async ({ payload, session }) => {
    if (session) await endSession(payload, session.id)
    return { message: 'Sie sind abgemeldet.' }
  },
  'GET /api/getRole': ({ session }) => {
    if (!session || !isRole(session.user.role)) throw apiErrors.unauthorized()
    return { role: session.user.role, username: session.user.username }
  },
}
