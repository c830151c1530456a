import type { accountCalls } from '@directory/shared/contract/accounts'
import { askForPassword } from '../nouns/users/forgottenPasswords.ts'
import { readOwnAccount, saveDisplayName, staffNames } from '../nouns/users/ownAccount.ts'
import { changeOwnEmail, confirmOwnEmail } from '../nouns/users/ownEmail.ts'
import { makePasswordRecovery, setPasswordByCode } from '../nouns/users/passwordRecovery.ts'
import { actingUser } from '../nouns/users/session.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { translate } from '../operations/words/translate.ts'
import type { Implementations } from './handler.ts'

export const accountHandlers: Implementations<keyof typeof accountCalls> = {
  'GET /api/account': ({ payload, session }) => readOwnAccount(payload, actingUser(session)),
  'GET /api/staffNames': ({ payload }) => staffNames(payload),
  'POST /api/saveDisplayName': async ({ payload, session, body }) => {
    await saveDisplayName(payload, actingUser(session), body.displayName)
    return { message: translate('de', 'done.saved') }
  },
  'POST /api/changeEmail': async ({ payload, session, body }) => {
    await changeOwnEmail(payload, actingUser(session), body)
    const isSent = runtimeOf(payload).sendsMail
    return {
      message: translate('de', body.email.trim() === '' ? 'done.email_removed' : 'done.link_sent'),
      isSent,
    }
  },
  'POST /api/confirmEmail': async ({ payload, body, address }) => {
    await confirmOwnEmail(payload, { ...body, address })
    return { message: translate('de', 'done.email_confirmed') }
  },
  'GET /api/forgotPassword': ({ payload }) => ({ sendsMail: runtimeOf(payload).sendsMail }),
  'POST /api/forgotPassword': async ({ payload, body, address, sender }) => {
    await askForPassword(payload, { ...body, address, sender })
    return { message: translate('de', 'done.password_asked'), isSent: runtimeOf(payload).sendsMail }
  },
  'POST /api/makeRecoveryCode': async ({ payload, session, body }) => {
    const recoveryCode = await makePasswordRecovery(payload, actingUser(session), body.password)
    return { message: translate('de', 'done.recovery_code_made'), recoveryCode }
  },
  'POST /api/setPasswordByCode': async ({ payload, body, address, sender }) => {
    await setPasswordByCode(payload, { ...body, address, sender })
    return { message: translate('de', 'done.password_changed') }
  },
}
