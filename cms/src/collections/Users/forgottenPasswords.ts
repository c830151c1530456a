import type { Payload } from 'payload'
import { apiError } from '#lib/errors/apiError.ts'
import { findAll } from '#lib/find/find.ts'
import { createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { networkKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { Sender } from '#lib/securityEvents/sender.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { queueUnsolicitedMail } from '#mail/receiverBudget.ts'
import { passwordMail } from '../Mails/accountMails.ts'
import { createMailLink } from './mailLink.ts'

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    forgottenPasswords: ReturnType<typeof createForgottenPasswords>
  }
}

/** More names at once are an attack and are ignored. */
const maxNames = 200
/** Accounts mailed at one shared address, against flooding it. */
const maxAccounts = 5

/** Looks up names after the response, so that its duration does not reveal which accounts exist. Failures end there. */
export function createForgottenPasswords(payload: Payload) {
  const inTurn = createConcurrencyLimit()
  let waiting = 0
  return {
    add(name: string, sender: Sender) {
      if (waiting >= maxNames) return
      waiting++
      void inTurn(() => mailLinks(payload, name, sender))
        .catch((err) =>
          payload.logger.error({ err, msg: 'A mail for a forgotten password could not be written' }),
        )
        .finally(() => waiting--)
    },
    stop: () => inTurn(async () => {}),
  }
}

async function mailLinks(payload: Payload, name: string, sender: Sender) {
  const docs = await findAll(payload, 'users')
  const wanted = name.toLowerCase()
  // Compared here, because stored addresses may contain capitals, and staff are few.
  const meant = docs.filter(({ username, email }) => username === wanted || email?.toLowerCase() === wanted)
  for (const { id, username, email } of meant.slice(0, maxAccounts)) {
    if (!email) continue
    await inTransaction(payload, async (req) => {
      const token = await createMailLink(req, 'password', id)
      await queueUnsolicitedMail(req, email, passwordMail(payload, username, token))
    })
    runtimeOf(payload).securityLog.note({ act: 'password-link-asked', account: id, sender })
  }
}

/** @param username may also be the account's mail address */
export async function askForPassword(
  payload: Payload,
  { username, address, sender }: { username: string; address: string; sender: Sender },
) {
  const name = username.trim()
  if (name === '') throw apiError('username_missing', { field: 'username' })
  const { rateLimits, forgottenPasswords } = runtimeOf(payload)
  await rateLimits.consume('login', 'forgotten', name)
  await rateLimits.consume('loginAddress', networkKey(address))
  forgottenPasswords.add(name, sender)
}
