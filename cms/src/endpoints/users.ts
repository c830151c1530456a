import { findLinks, logLine, overtakenLines, readLog } from '#collections/Logs/readLog.ts'
import * as accounts from '#collections/Users/accounts.ts'
import { sendPasswordLink } from '#collections/Users/passwordLink.ts'
import { say } from '#lib/words/translate.ts'
import { sayMailed } from '#mail/heldMails.ts'
import type { usersCalls } from '#shared/contract/users'
import { type Implementations, saying } from './handler.ts'

export const userHandlers: Implementations<keyof typeof usersCalls> = {
  'GET /api/getusers': ({ payload, user }) => accounts.listUsers(payload, user),
  'POST /api/adduser': async ({ payload, user, body }) => {
    const { email, password, ...account } = body
    if (email === undefined) {
      await accounts.addUser(payload, user, { ...account, password })
      return { message: say('done.user_created') }
    }
    await accounts.inviteUser(payload, user, { ...account, email })
    return sayMailed(payload, 'done.user_invited')
  },
  'POST /api/deleteuser': saying('done.user_deleted', ({ payload, user, body }) =>
    accounts.deleteUser(payload, user, body.username),
  ),
  'POST /api/changeUser': async ({ payload, user, body }) => {
    if ('uuid' in body) {
      await accounts.changeUser(payload, user, body)
      return { message: say('done.user_changed') }
    }
    switch (body.by) {
      case 'link':
        await sendPasswordLink(payload, user, body.username)
        return { message: (await sayMailed(payload, 'done.link_sent')).message }
      case 'password':
        await accounts.resetPassword(payload, user, body)
        return { message: say('done.password_changed') }
      case 'otp':
        await accounts.resetSecondFactorOf(payload, user, body.username)
        return { message: say('done.otp_reset') }
    }
  },
  'GET /api/action_logs': async ({ payload, user, query }) => {
    const lines = await readLog(payload, user, query)
    const [links, overtaken] = await Promise.all([findLinks(payload, lines), overtakenLines(payload, lines)])
    const { role } = user
    return lines.map((line, i) =>
      logLine(line, { link: links[i] ?? '', role, isOvertaken: overtaken.has(line.id) }),
    )
  },
}
