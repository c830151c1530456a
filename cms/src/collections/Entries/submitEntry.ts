import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { assertRight } from '#lib/errors/apiError.ts'
import { exists } from '#lib/find/find.ts'
import { isTown } from '#lib/places/postcodes.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { queueUnsolicitedMail } from '#mail/receiverBudget.ts'
import type { EntryRequest } from '#shared/contract/entryInput'
import { checkEntry, cleanEntryFields } from '#shared/rules/entryRules'
import { createToken, isToken } from '#shared/token'
import { findOrCreateCategory, markRequested } from '../Categories/findOrCreateCategory.ts'
import { tokenMail } from '../Mails/mailTexts.ts'
import { remindAtOnce } from '../Mails/remind.ts'
import { withNormalisedLines } from './normaliseLines.ts'
import { writeEntry } from './writeEntry.ts'

/** A concurrent request may take the same token or category name. */
const maxAttempts = 4

export async function submitEntry(payload: Payload, sent: EntryRequest) {
  const input = withNormalisedLines(payload, sent)
  assertRight(checkEntry(input, { isTown }))
  const { email = '' } = cleanEntryFields(input)

  const store = async (req: PayloadRequest) => {
    const token = await freeToken(req, input.token)
    const lifecycle = { state: 'pending', token, submitterEmail: email } as const
    const created: string[] = []
    const categoryIdOf = (wanted: string) => findOrCreateCategory(req, wanted, created)
    const { id, name } = await writeEntry(req, { input, lifecycle, categoryIdOf })
    for (const category of created) await markRequested(req, category, true)
    await queueUnsolicitedMail(req, email, tokenMail(payload, name, token))
    await remindAtOnce(req)
    return { uuid: id, token }
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(payload, store)
    } catch (error) {
      const refused = error instanceof ValidationError ? error.data.errors : []
      const isTaken = refused.some(({ path }) => /(?:^|[._])(?:key|token)$/.test(path))
      if (attempt >= maxAttempts || !isTaken) throw error
    }
  }
}

/** The requested one if it is well-formed and was never used. */
async function freeToken(req: PayloadRequest, requested: string | null | undefined) {
  for (let token = isToken(requested) ? requested : createToken(); ; token = createToken()) {
    if (!(await exists(req, 'entries', { token }, { trash: true }))) return token
  }
}
