import type { PayloadRequest } from 'payload'
import { asStaff } from '#access/asStaff.ts'
import { currentIso } from '#clock.ts'
import { createAll } from '#database/adapterParts.ts'
import { actIsLogged, logAct } from '#hooks/log/logAct.ts'
import { streetLeftOut } from '#hooks/validate.ts'
import { apiError, apiErrors, assertRight } from '#lib/errors/apiError.ts'
import { assertNotStale } from '#lib/errors/assertNotStale.ts'
import { isTown } from '#lib/places/postcodes.ts'
import type { StoredEntry } from '#payload-types.ts'
import { refreshAfterCommit } from '#publicData/live/refreshAfterCommit.ts'
import { settleAccess } from '#shared/barrierfree'
import { emptyContent, phoneNames } from '#shared/fields/entryFields'
import type { NamedlessAct } from '#shared/logLine'
import {
  type CleanEntryFields,
  categoryOf,
  checkEntry,
  cleanEntryFields,
  type EntryFields,
} from '#shared/rules/entryRules'
import { findOrCreateCategory } from '../Categories/findOrCreateCategory.ts'
import { entryOf } from './entryOf.ts'
import { positionOfWrite, valuesTakenFrom, wakeLocating } from './entryPosition.ts'
import { withNormalisedLines } from './normaliseLines.ts'

/** Key in `req.context`: the write sets lifecycle fields. */
export const setByServer = 'setByServer'

/** Fields of state and ownership, which no form may set. */
type LifecycleFields = Partial<
  Pick<StoredEntry, 'state' | 'token' | 'submitterEmail' | 'formerNames' | 'deletedAt' | 'createdAt'>
>

interface EntryWrite {
  /** As it is in this transaction; absent: a new entry. */
  present?: StoredEntry | null
  /** `updatedAt` as the deciding person saw it; the write fails if the entry was changed later. */
  readAt?: string | null
  id?: string
  /** Needs `present` with its category. The rules are checked on the merged entry. */
  input?: EntryFields | null
  /** An entry that has none does not need one. */
  noEmail?: boolean
  /** Allows leaving the street out, like `noEmail`. */
  noStreet?: boolean
  /** Instead of `input`: fields normalised and validated by an import. The result has only the id of its category. */
  prepared?: CleanEntryFields
  lifecycle?: LifecycleFields
  /** Absent if the caller writes the log line itself. That of a change offers to bring back the version before. */
  log?: NamedlessAct
  categoryIdOf?: (name: string) => Promise<string>
  takenFrom?: StoredEntry | null
}

/**
 * Nothing else writes an entry's data, except Payload REST. Runs in the caller's transaction, under the access control
 * of its user; the server's own operations (visitors' requests, demo content) have none. With nothing to write, only
 * checks that the entry has not changed since it was read. What changes no data of the provider (another category,
 * undo, erasing a person) writes the stored document directly.
 *
 * @throws ApiError
 */
export async function writeEntry(req: PayloadRequest, write: EntryWrite) {
  const { present = null, readAt, input, prepared, lifecycle, log } = write
  if (present) assertNotStale('entries', present, readAt, () => entryOf(present))
  const fields =
    prepared ?? (input ? normalise(withNormalisedLines(req.payload, input, present), present, write) : null)
  if (present && !fields && !lifecycle) return present

  // Creating the category of a new entry is part of the same act.
  req.context[actIsLogged] = true
  const { category, categoryNew, ...data } = { ...fields, ...lifecycle }
  const name = categoryOf({ category, categoryNew })
  const { categoryIdOf = (wanted) => findOrCreateCategory(req, wanted) } = write
  const saved = await store(req, write, { ...data, ...(name && { category: await categoryIdOf(name) }) })
  const { id, updatedAt: stateAt } = saved
  const undo = present && ({ undo: { kind: 'change' } } as const)
  if (log) await logAct(req, { ...log, name: saved.name }, { noun: 'entries', id, stateAt, ...undo })
  return saved
}

function normalise(
  typed: EntryFields,
  present: StoredEntry | null,
  { noEmail = false, noStreet = false }: EntryWrite,
) {
  const fields = settleAccess(cleanEntryFields(typed), present)
  // Cleaning leaves half a position out, which would be lost without a word.
  if ((typed.lat == null) !== (typed.lon == null))
    throw apiErrors.wrong({ code: 'position_invalid', field: typed.lat == null ? 'lat' : 'lon' })
  const before = present && (entryOf(present) as EntryFields)
  const whole = { ...before, ...fields }
  const wrong = checkEntry(whole, {
    noEmail: noEmail || (present !== null && !present.email),
    noStreet: noStreet || (present !== null && !present.street),
    // Imports keep words in place of a number; what only stays keeps nothing else out.
    anyPhone: before !== null && phoneNames.every((name) => whole[name] === before[name]),
    // An unchanged area stays valid even if towns were renamed.
    ...(whole.serviceArea !== present?.serviceArea
      ? { isTown }
      : { keepsVisits: whole.homeVisits === (present?.homeVisits ?? null) }),
  })
  assertRight(wrong)
  return fields
}

async function store(
  req: PayloadRequest,
  { present, id, prepared, lifecycle, noStreet, takenFrom }: EntryWrite,
  data: object,
) {
  const scope = {
    collection: 'entries',
    depth: prepared ? 0 : 1,
    req,
    ...(req.user && asStaff(req)),
  } as const
  req.context[setByServer] = lifecycle !== undefined
  req.context[streetLeftOut] = noStreet === true
  req.context[valuesTakenFrom] = takenFrom ?? (prepared && { ...present, ...prepared, positionSource: null })
  try {
    return present
      ? await req.payload.update({ ...scope, id: present.id, data, trash: true })
      : await req.payload.create({
          ...scope,
          // The column requires one, even if it is left out.
          data: { street: '', ...data, ...(id && { id }) } as StoredEntry,
        })
  } finally {
    req.context[setByServer] = false
    req.context[streetLeftOut] = false
    req.context[valuesTakenFrom] = undefined
  }
}

/** Normalised and validated by an import, with the id of the category; absent fields are empty. */
export interface NewEntry extends Omit<CleanEntryFields, 'category' | 'categoryNew'> {
  id: string
  category: string
}

/**
 * With their first versions, in few statements, under the access control of the request's user; Payload's `create` needs
 * about fifteen for each.
 * @returns how many of their addresses are looked up afterwards
 * @throws ApiError
 */
export async function insertEntries(req: PayloadRequest, entries: readonly NewEntry[]) {
  const { collections, db } = req.payload
  if (req.user && !(await collections.entries.config.access.create({ req }))) throw apiError('forbidden')
  const now = currentIso()
  const docs = entries.map((entry) => ({
    ...emptyContent,
    ...entry,
    ...positionOfWrite(req.payload, null, entry, entry),
    state: 'published',
    createdAt: now,
    updatedAt: now,
  }))
  await createAll(db, { collection: 'entries', docs, withVersions: true, req })
  for (const { id } of docs) await refreshAfterCommit(req, 'entries', id)
  const waiting = docs.filter(({ needsLocating }) => needsLocating)
  if (waiting.length > 0) await wakeLocating(req)
  return waiting.length
}
