import type { EntryRequest } from '@directory/shared/entryInput'
import { categoryOf, checkEntry, cleanEntryFields, type EntryFields } from '@directory/shared/entryRules'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Entry } from '../payload-types.ts'
import { entryOf } from './entryOf.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'
import { inTransaction } from './inTransaction.ts'
import { actIsLogged, actionOf, logAct } from './logAct.ts'
import { refusals, refuseStale } from './refusal.ts'

const unknownEntry = () => refusals.notFound('Diesen Eintrag gibt es nicht (mehr).')

/** Creates an entry or updates the one named, and answers it with its category. */
export function editEntry(payload: Payload, user: TypedUser, input: EntryRequest): Promise<Entry> {
  return inTransaction(
    payload,
    async (req) => {
      const present = input.uuid ? await findEntry(req, input.uuid) : null
      if (input.uuid && !present) throw unknownEntry()
      if (present) refuseStale(present, input.updatedAt, () => entryOf(present))
      refuseWrong(input, present)
      // A category that comes with its first entry is part of the same act.
      req.context[actIsLogged] = true
      const saved = await save(req, input, present)
      const action = present ? 'Eintrag geändert' : 'Eintrag angelegt'
      await logAct(req, action, saved.name, { noun: 'entries', id: saved.id })
      return saved
    },
    { user },
  )
}

async function findEntry(req: PayloadRequest, id: string): Promise<Entry | null> {
  return req.payload.findByID({
    collection: 'entries',
    id,
    depth: 1,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

/** The rules hold for the whole entry as it would be; one that had no email is not asked for one. */
function refuseWrong(input: EntryRequest, present: Entry | null): void {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  const whole = present ? { ...(entryOf(present) as EntryFields), ...given } : given
  const noEmail = input.noEmail === true || (present !== null && !present.email)
  const wrong = checkEntry(whole, { noEmail })
  if (wrong) throw refusals.wrong(wrong)
}

async function save(req: PayloadRequest, input: EntryRequest, present: Entry | null): Promise<Entry> {
  const { category, categoryNew, ...fields } = cleanEntryFields(input)
  const name = categoryOf({ category, categoryNew })
  const data = { ...fields, ...(name ? { category: await findOrCreateCategory(req, name) } : {}) }
  const scope = { collection: 'entries', depth: 1, overrideAccess: false, user: req.user, req } as const
  if (present) return req.payload.update({ ...scope, id: present.id, data })
  return req.payload.create({ ...scope, data: { ...data, state: 'published' } as never })
}

/** Moves a public entry to the trash. */
export function removeEntry(payload: Payload, user: TypedUser, id: string, action: string): Promise<void> {
  return inTransaction(
    payload,
    async (req) => {
      const present = id ? await findEntry(req, id) : null
      // Pending ones are declined, which tells the submitter.
      if (present?.state !== 'published') throw unknownEntry()
      await logAct(req, actionOf(action, 'Eintrag entfernt'), present.name, { noun: 'entries', id })
      await req.payload.update({
        collection: 'entries',
        id,
        data: { deletedAt: new Date().toISOString() },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
    },
    { user },
  )
}
