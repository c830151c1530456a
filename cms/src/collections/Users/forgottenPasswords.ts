import type { Payload } from 'payload'
import { startJob } from '../../jobs/startJob.ts'
import { apiError } from '../../lib/errors/apiError.ts'
import { findAll } from '../../lib/find/find.ts'
import { networkKey } from '../../lib/limits/rateLimits.ts'
import { runtimeOf } from '../../lib/runtime/runtime.ts'
import type { Sender } from '../../lib/securityEvents/sender.ts'
import { inTransaction } from '../../lib/transaction/inTransaction.ts'
import { queueUnsolicitedMail } from '../../mail/receiverBudget.ts'
import { passwordMail } from '../Mails/accountMails.ts'
import { createMailLink } from './mailLink.ts'

export interface ForgottenPasswords {
  /** Remembers a name to look up after the response. */
  add(name: string, sender: Sender): void
  /** Resolves when all names remembered so far are done. */
  settled(): Promise<void>
  stop(): Promise<void>
}

declare module '../../lib/runtime/runtime.ts' {
  interface Runtime {
    forgottenPasswords: ForgottenPasswords
  }
}

/** Maximum number of names at once; more are an attack and are ignored. */
const maxNames = 200
/** Maximum number of accounts mailed at one shared address, against flooding it. */
const maxAccounts = 5

/**
 * Looks up names after the response, so that neither the response nor its duration reveals which accounts exist. What
 * waits when the server is killed is lost; anyone who gets no mail can ask again.
 */
export function createForgottenPasswords(payload: Payload): ForgottenPasswords {
  const pendingByUser = new Map<string, Sender>()
  const job = startJob(
    payload,
    async () => {
      // A name that fails must not delay the others.
      const failures: unknown[] = []
      for (const [name, sender] of [...pendingByUser])
        await mailLinks(payload, name, sender).then(
          () => pendingByUser.delete(name),
          (error) => failures.push(error),
        )
      if (failures.length > 0) throw failures[0]
    },
    { everyMs: 60_000, failure: 'Mails for forgotten passwords could not be written', runsWhenStopped: true },
  )
  return {
    add(name, sender) {
      if (pendingByUser.size >= maxNames) return
      pendingByUser.set(name, sender)
      job.wake()
    },
    settled: job.look,
    stop: job.stop,
  }
}

async function mailLinks(payload: Payload, name: string, sender: Sender): Promise<void> {
  const docs = await findAll(payload, 'users')
  const wanted = name.toLowerCase()
  // Compared here, because stored addresses may contain capitals, and staff are few.
  const meant = docs.filter(({ username, email }) => username === wanted || email?.toLowerCase() === wanted)
  for (const { id, username, email } of meant.slice(0, maxAccounts)) {
    if (!email) continue
    await inTransaction(payload, async (req) => {
      const token = await createMailLink(payload, 'password', { id, req })
      await queueUnsolicitedMail(req, email, passwordMail(payload, String(username), token))
    })
    runtimeOf(payload).securityLog.note({ act: 'password-link-asked', account: id, sender })
  }
}

/** Asks for a link by mail. `username` may also be the account's mail address. */
export async function askForPassword(
  payload: Payload,
  { username, address, sender }: { username: string; address: string; sender: Sender },
): Promise<void> {
  const name = username.trim()
  if (name === '') throw apiError('username_missing', { field: 'username' })
  const { rateLimits, forgottenPasswords } = runtimeOf(payload)
  await rateLimits.consume('login', 'forgotten', name)
  await rateLimits.consume('loginAddress', networkKey(address))
  forgottenPasswords.add(name, sender)
}
