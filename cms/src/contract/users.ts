import type { usersCalls } from '@directory/shared/contract/users'
import { findLinks, logLine, readLog } from '../nouns/logs/readLog.ts'
import * as accounts from '../nouns/users/accounts.ts'
import { sendPasswordLink, setPasswordByLink } from '../nouns/users/passwordLink.ts'
import { readReminders, saveReminders } from '../nouns/users/reminderSetting.ts'
import { actingUser } from '../nouns/users/session.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const userHandlers: Implementations<keyof typeof usersCalls> = {
  'GET /api/getusers': ({ payload, session }) => accounts.listUsers(payload, actingUser(session)),
  'POST /api/adduser': async ({ payload, session, body }) => {
    await accounts.addUser(payload, actingUser(session), body)
    return { message: translate('de', 'done.user_created') }
  },
  'POST /api/inviteUser': async ({ payload, session, body }) => {
    await accounts.inviteUser(payload, actingUser(session), body)
    return { message: translate('de', 'done.user_invited'), isSent: runtimeOf(payload).sendsMail }
  },
  'POST /api/changeUser': async ({ payload, session, body }) => {
    await accounts.changeUser(payload, actingUser(session), body)
    return { message: translate('de', 'done.user_changed') }
  },
  'POST /api/deleteuser': async ({ payload, session, body }) => {
    await accounts.deleteUser(payload, actingUser(session), body.username)
    return { message: translate('de', 'done.user_deleted') }
  },
  'POST /api/changePassword': async ({ payload, session, body }) => {
    await accounts.changePassword(payload, actingUser(session), body)
    return { message: translate('de', 'done.own_password_changed') }
  },
  'POST /api/resetPassword': async ({ payload, session, body }) => {
    await accounts.resetPassword(payload, actingUser(session), body)
    return { message: translate('de', 'done.password_changed') }
  },
  'POST /api/sendPasswordLink': async ({ payload, session, body }) => {
    await sendPasswordLink(payload, actingUser(session), body.username)
    return { message: translate('de', 'done.link_sent') }
  },
  'POST /api/setPasswordByLink': async ({ payload, body, address }) => {
    await setPasswordByLink(payload, { ...body, address })
    return { message: translate('de', 'done.own_password_set') }
  },
  'POST /api/resetSecondFactor': async ({ payload, session, body }) => {
    await accounts.resetSecondFactorOf(payload, actingUser(session), body.username)
    return { message: translate('de', 'done.otp_reset') }
  },
  'GET /api/reminders': ({ payload, session }) => readReminders(payload, actingUser(session)),
  'POST /api/saveReminders': async ({ payload, session, body }) => {
    await saveReminders(payload, actingUser(session), body.reminders)
    return { message: translate('de', 'done.saved') }
  },
  'GET /api/action_logs': async ({ payload, session, query }) => {
    const user = actingUser(session)
    const lines = await readLog(payload, user, query)
    const links = await findLinks(payload, lines)
    return lines.map((line, i) => logLine(line, { link: links[i] ?? '', role: user.role }))
  },
}
