import { timingSafeEqual } from 'node:crypto'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { currentIso } from '#clock.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, findOne } from '#lib/find/find.ts'
import { addressKey, networkKey } from '#lib/limits/rateLimits.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { writeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import type { Sender } from '#lib/securityEvents/sender.ts'
import { inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { BodyOf } from '#shared/contract'
import { provePassword, setProvenPassword } from './accounts.ts'
import { findAccount } from './comparePassword.ts'
import { newRecoveryCode, recoveryCodeHash, storeSecondFactor } from './secondFactor.ts'

/** @param hash null removes the code */
const store = (req: PayloadRequest, owner: string, hash: string | null) =>
  storeSecondFactor(req, owner, { passwordRecovery: hash, passwordRecoverySince: hash && currentIso() })

/** ISO text, or `""` if there is no code. */
export const recoverySince = async (payload: Payload, owner: string) =>
  (await findOne(payload, 'second-factors', owner))?.passwordRecoverySince ?? ''

export async function makePasswordRecovery(payload: Payload, user: TypedUser, password: string) {
  await provePassword(payload, user, { password, field: 'password' })
  const { id, username } = user
  return inTransactionAs(payload, user, async (req) => {
    const code = newRecoveryCode()
    await store(req, id, recoveryCodeHash(id, code))
    await logAct(req, { kind: 'recovery_code_made', name: username }, { noun: 'users', id })
    await writeSecurityEvent(req, { act: 'recovery-code-made', target: id })
    return code
  })
}

type ByCode = Extract<BodyOf<'POST /api/setPassword'>, { recoveryCode: string }> & {
  address: string
  sender: Sender
}

/** All failures get one response, as those of `login` do. */
export async function setPasswordByCode(payload: Payload, wanted: ByCode) {
  const { username, recoveryCode, newPassword, address, sender } = wanted
  const { guesses, rateLimits, securityLog } = runtimeOf(payload)
  await rateLimits.consume('login', 'recovery', addressKey(address), username.trim())
  await rateLimits.consume('loginAddress', networkKey(address))
  const account = await findAccount(payload, username)
  const owner = account?.id ?? ''
  const isRight = async (at: At) => {
    // Unknown names take as long: they are compared with the hash of nothing.
    const { passwordRecovery } = (await findOne(at, 'second-factors', owner)) ?? {}
    const stored = Buffer.from(passwordRecovery ?? recoveryCodeHash('', ''))
    return timingSafeEqual(stored, Buffer.from(recoveryCodeHash(owner, recoveryCode)))
  }
  const of = `recovery of ${account?.id ?? username.trim().toLowerCase()}`
  const outcome = await guesses.attempt({ of, by: addressKey(address), isKnown: false }, () =>
    isRight(payload),
  )
  const user = account && (await findOne(payload, 'users', owner))
  if (outcome !== 'right' || user?.role !== 'Admin') {
    securityLog.note({ act: 'recovery-code-refused', account: account?.id ?? null, sender })
    throw codeWrong()
  }
  await inTransactionAs(payload, { ...user, collection: 'users' }, async (req) => {
    // Of several concurrent uses only the first succeeds.
    if (!(await isRight(req))) throw codeWrong()
    await store(req, owner, null)
    const act = { kind: 'recovery_code_used', name: user.username } as const
    await logAct(req, act, { noun: 'users', id: owner })
    await writeSecurityEvent(req, { act: 'recovery-code-used', target: owner })
    await setProvenPassword(req, owner, newPassword)
  })
}

const codeWrong = () => apiError('recovery_code_wrong', { field: 'recoveryCode' })
