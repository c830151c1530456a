import { isRole } from '@directory/shared/roles'
import { login as beginLogin } from '../services/login.ts'
import { refusals } from '../services/refusal.ts'
import { endSession } from '../services/session.ts'
import type { Handler } from './handler.ts'

export const login: Handler<'POST /api/login'> = async ({ payload, body, address }) => {
  const { token } = await beginLogin(payload, { ...body, address })
  return { access_token: token, message: 'Login successful' }
}

export const logout: Handler<'POST /api/logout'> = async ({ payload, session }) => {
  if (session) await endSession(payload, session.id)
  return { message: 'Sie sind abgemeldet.' }
}

export const getRole: Handler<'GET /api/getRole'> = ({ session }) => {
  if (!session || !isRole(session.user.role)) throw refusals.unauthorized()
  return { role: session.user.role, username: session.user.username }
}
