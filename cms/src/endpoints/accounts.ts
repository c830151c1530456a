import { changePassword } from '#collections/Users/accounts.ts'
import { askForPassword } from '#collections/Users/forgottenPasswords.ts'
import {
  changeOwnEmail,
  confirmOwnEmail,
  readOwnAccount,
  saveOwnAccount,
} from '#collections/Users/ownAccount.ts'
import { setPasswordByLink } from '#collections/Users/passwordLink.ts'
import { makePasswordRecovery, setPasswordByCode } from '#collections/Users/passwordRecovery.ts'
import { knownSession } from '#collections/Users/session.ts'
import { say } from '#lib/words/translate.ts'
import { sayMailed } from '#mail/heldMails.ts'
import type { accountCalls } from '#shared/contract/accounts'
import { type Implementations, saying } from './handler.ts'

export const accountHandlers: Implementations<keyof typeof accountCalls> = {
  'GET /api/account': ({ payload, user, session }) => readOwnAccount(payload, user, knownSession(session)),
  'POST /api/saveAccount': async ({ payload, user, body }) => {
    if ('newPassword' in body) {
      await changePassword(payload, user, body)
      return { message: say('done.own_password_changed') }
    }
    if ('email' in body) {
      await changeOwnEmail(payload, user, body)
      if (body.email.trim() === '') return { message: say('done.email_removed') }
      return { message: (await sayMailed(payload, 'done.link_sent')).message }
    }
    await saveOwnAccount(payload, user, body)
    return { message: say('done.saved') }
  },
  'POST /api/confirmEmail': saying('done.email_confirmed', ({ payload, body, address }) =>
    confirmOwnEmail(payload, { ...body, address }),
  ),
  'POST /api/forgotPassword': async ({ payload, body, address, sender }) => {
    await askForPassword(payload, { ...body, address, sender })
    return sayMailed(payload, 'done.password_asked', 'done.password_by_admin')
  },
  'POST /api/makeRecoveryCode': saying('done.recovery_code_made', async ({ payload, user, body }) => ({
    recoveryCode: await makePasswordRecovery(payload, user, body.password),
  })),
  'POST /api/setPassword': async ({ payload, body, address, sender }) => {
    if ('token' in body) await setPasswordByLink(payload, { ...body, address })
    else await setPasswordByCode(payload, { ...body, address, sender })
    return { message: say('done.own_password_set') }
  },
}
