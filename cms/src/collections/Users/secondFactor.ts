import { createHash, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { renderSVG } from 'uqr'
import { currentIso, currentTime } from '#clock.ts'
import { logAct } from '#hooks/log/logAct.ts'
import { changeDocument } from '#lib/changeDocuments.ts'
import { createDocument } from '#lib/createDocument.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findIds, findOne } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { seal, unseal } from '#lib/seal.ts'
import { inTransaction, inTransactionAs } from '#lib/transaction/inTransaction.ts'
import type { SecondFactor as Stored, User } from '#payload-types.ts'
import { readableCode } from '#shared/readableCode'
import type { Guess } from './guesses.ts'
import { deleteSessionsOf, sessionIdOf } from './session.ts'

const recoveryCodeCount = 10
/** Characters, about 79 bits: too many to guess, even from its hash. */
const length = 16

export const newRecoveryCode = () => readableCode(length)

/** Ignores spaces, hyphens and case of a typed code. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

export const recoveryCodeHash = (owner: string, code: string) =>
  createHash('sha256')
    .update(`${owner} ${plain(code)}`)
    .digest('base64url')

const stepMs = 30_000
/** Tolerated clock difference of the phone, in steps. */
const window = 1

const currentStep = () => Math.floor(currentTime() / stepMs)

/** Null if the code is valid for no step. */
function stepOfCode(secret: string, code: string) {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: digits, timestamp: currentTime(), window })
  return delta === null ? null : currentStep() + delta
}

const collection = 'second-factors'
const find = (req: PayloadRequest, owner: string) => findOne(req, collection, owner)

const change = (req: PayloadRequest, owner: string, data: Partial<Stored>) =>
  changeDocument(req, collection, owner, data)

/** Leaves the code for a lost password. */
const removeSecondFactor = (req: PayloadRequest, owner: string) =>
  change(req, owner, { secret: null, confirmedAt: null, lastStep: null, recoveryCodes: null })

export async function storeSecondFactor(req: PayloadRequest, owner: string, data: Partial<Stored>) {
  if (await find(req, owner)) await change(req, owner, data)
  else await createDocument(req, collection, { id: owner, ...data })
}

export const ownersOfSecondFactors = async (payload: Payload) =>
  new Set(await findIds(payload, collection, { confirmedAt: { exists: true } }))

/** So that a code does not work twice; null for a wrong one. */
function usedBy(
  payload: Payload,
  { id, secret, lastStep: storedStep, recoveryCodes }: Stored,
  code: string,
): { lastStep?: number; recoveryCodes?: string[] } | null {
  const plain = secret ? unseal(payload.secret, id, secret) : null
  const step = plain === null ? null : stepOfCode(plain, code)
  // If the clock was put back, a code used in what is now the future does not count.
  const last = storedStep && storedStep <= currentStep() + 2 ? storedStep : 0
  if (step !== null) return step > last ? { lastStep: step } : null
  const hashes = (recoveryCodes ?? []) as string[]
  const typedHash = Buffer.from(recoveryCodeHash(id, code))
  const left = hashes.filter((hash) => !timingSafeEqual(Buffer.from(hash), typedHash))
  return left.length < hashes.length ? { recoveryCodes: left } : null
}

/** Runs in a transaction: a code works once even for concurrent uses. */
async function useCode(req: PayloadRequest, owner: string, code: string) {
  const stored = await find(req, owner)
  const used = stored && usedBy(req.payload, stored, code)
  if (!used) return false
  await change(req, owner, used)
  return true
}

/** Counts wrong codes of strangers together: who guesses has the password already. Own browsers count apart. */
const codeGuess = (owner: string, { by, isKnown }: Omit<Guess, 'of'>): Guess => ({
  of: codesOf(owner),
  by: isKnown ? by : 'strangers',
  isKnown: true,
})

const codesOf = (owner: string) => `codes of ${owner}`

export async function forgetGuesses(payload: Payload, owner: string) {
  const { guesses } = runtimeOf(payload)
  await guesses.forget(owner)
  await guesses.forget(codesOf(owner))
}

/** @throws ApiError `otp_required` if a code is missing, `invalid_credentials` if it is wrong */
export async function proveSecondFactor(
  payload: Payload,
  owner: string,
  code: unknown,
  by: Omit<Guess, 'of'>,
) {
  if (!(await stateOfSecondFactor(payload, owner)).on) return
  const { guesses } = runtimeOf(payload)
  const guess = codeGuess(owner, by)
  if (await guesses.isLocked(guess)) throw apiError('invalid_credentials')
  if (code === undefined || code === null || code === '') throw apiError('otp_required', { field: 'otp' })
  const check = () => inTransaction(payload, (req) => useCode(req, owner, String(code)))
  if (typeof code !== 'string' || (await guesses.attempt(guess, check)) !== 'right')
    throw apiError('invalid_credentials')
}

export async function stateOfSecondFactor(payload: Payload, owner: string) {
  const stored = await findOne(payload, collection, owner)
  if (!stored?.confirmedAt) return { on: false, since: '', recoveryCodes: 0 }
  return { on: true, since: stored.confirmedAt, recoveryCodes: (stored.recoveryCodes as string[]).length }
}

const alreadyOn = () => apiError('otp_on')

/**
 * As text and as a picture; active once one of its codes was entered.
 * @param issuer name shown by the app
 */
export const beginSecondFactor = (payload: Payload, { id: owner, username }: TypedUser, issuer: string) =>
  inTransaction(payload, async (req) => {
    if ((await find(req, owner))?.confirmedAt) throw alreadyOn()
    // 160 bits, as apps expect it.
    const secret = new Secret({ size: 20 })
    // Encrypted, so that the database or a backup alone is useless.
    const sealed = seal(payload.secret, owner, secret.base32)
    await storeSecondFactor(req, owner, { secret: sealed, lastStep: 0, recoveryCodes: [] })
    const uri = new TOTP({ issuer, label: username, secret }).toString()
    return { secret: secret.base32, uri, picture: renderSVG(uri, { border: 4 }) }
  })

/** Cannot be shown again. Ends other sessions, begun without a code. */
export function confirmSecondFactor(payload: Payload, user: TypedUser, code: string) {
  const { id: owner, username } = user
  return inTransactionAs(payload, user, async (req) => {
    const stored = await find(req, owner)
    if (stored?.confirmedAt) throw alreadyOn()
    const used = stored && usedBy(payload, stored, code)
    if (!used) throw apiError('otp_wrong', { field: 'otp' })
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
    const recoveryCodes = codes.map((one) => recoveryCodeHash(owner, one))
    await change(req, owner, { ...used, confirmedAt: currentIso(), recoveryCodes })
    await deleteSessionsOf(req, owner, sessionIdOf(user))
    await logAct(req, { kind: 'code_set_up', name: username }, { noun: 'users', id: owner })
    return codes
  })
}

/** Requires a code: an unattended session must not remove the protection. */
export async function endSecondFactor(payload: Payload, user: TypedUser, code: string) {
  const { id: owner, username } = user
  const end = () =>
    inTransactionAs(payload, user, async (req) => {
      if (!(await useCode(req, owner, code))) return false
      await removeSecondFactor(req, owner)
      await logAct(req, { kind: 'code_turned_off', name: username }, { noun: 'users', id: owner })
      return true
    })
  const guess = codeGuess(owner, { by: `session ${sessionIdOf(user)}`, isKnown: true })
  if ((await runtimeOf(payload).guesses.attempt(guess, end)) !== 'right')
    throw apiError('otp_wrong', { field: 'otp' })
}

/** Helps a user who has lost both phone and recovery codes. */
export async function resetSecondFactor(req: PayloadRequest, { id, username }: User) {
  if (id === req.user?.id) throw apiError('forbidden.own_second_factor')
  if (!(await find(req, id))?.confirmedAt) throw apiError('not_found.second_factor')
  await removeSecondFactor(req, id)
  await logAct(req, { kind: 'code_reset', name: username }, { noun: 'users', id })
}
