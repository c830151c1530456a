import { openKeys } from '@directory/shared/entryFields'
import { categoryOf, checkEntry, cleanEntryFields, type EntryFields } from '@directory/shared/entryRules'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Entry } from '../payload-types.ts'
import { takeTurn } from './categories.ts'
import { entryOf } from './entryOf.ts'
import { findOrCreateCategory } from './findOrCreateCategory.ts'
import { findTwins, otherSubmitter, ownerOf } from './findTwins.ts'
import { assertNoErrors, inTransaction } from './inTransaction.ts'
import { actIsLogged, logAct } from './logAct.ts'
import { publishedMail, replacedMail } from './mailTexts.ts'
import { pendingEntry, pendingOnly } from './pendingEntry.ts'
import { queueMail } from './queueMail.ts'
import { refusals } from './refusal.ts'

interface Acceptance {
  id: string
  /** A uuid: replaces that public entry. `none`: publishes as new. Empty: replaces the twin if there is one. */
  replace: string
  /** Takes over the data only; the entry stays its present submitter's. */
  keepToken: boolean
  /** What the reviewer has changed in the request; it is published like this. */
  fields?: EntryFields | null | undefined
  /** Of the request as the reviewer saw it. */
  updatedAt?: string | null | undefined
}

/**
 * Publishes a pending entry or replaces a public one with it: at any moment it is either pending or public.
 * Past access control, since nobody's form may write a token: it moves with the data.
 * @returns the uuid of the public entry
 */
export function acceptEntry(
  payload: Payload,
  user: TypedUser,
  { id, replace, keepToken, fields, updatedAt }: Acceptance,
): Promise<string> {
  return inTransaction(
    payload,
    async (req) => {
      req.context[actIsLogged] = true
      const asked = await pendingEntry(req, id)
      if (updatedAt && Date.parse(updatedAt) !== Date.parse(asked.updatedAt))
        throw refusals.stale(entryOf(asked))
      const pending = fields ? await edit(req, asked, fields) : asked
      // Two identical requests find each other as twins.
      await takeTurn(req, (pending.category as { id: string }).id)
      const target = await targetOf(req, pending, replace)
      const live = target ? await replaceEntry(req, target, pending, keepToken) : await publish(req, pending)
      const token = target && keepToken ? null : (pending.token ?? null)
      await logAct(req, 'Eintragsanfrage angenommen', pending.name, { noun: 'entries', id: live.id })
      const place = entryOf(live)
      await queueMail(req, ownerOf(pending), publishedMail(payload, place, token))
      const previous = target ? otherSubmitter(target, pending) : null
      if (previous) await queueMail(req, previous, replacedMail(payload, place, keepToken))
      return live.id
    },
    { user },
  )
}

/** The request as the reviewer left it, by the rules of any edit by staff, who may leave out the email. */
async function edit(req: PayloadRequest, asked: Entry, fields: EntryFields): Promise<Entry> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null))
  if (Object.keys(given).length === 0) return asked
  const wrong = checkEntry({ ...(entryOf(asked) as EntryFields), ...given }, { noEmail: true })
  if (wrong) throw refusals.wrong(wrong)
  const { category, categoryNew, ...content } = cleanEntryFields(fields)
  const name = categoryOf({ category, categoryNew })
  const { docs } = assertNoErrors(
    await req.payload.update({
      collection: 'entries',
      where: pendingOnly(asked.id),
      data: { ...content, ...(name ? { category: await findOrCreateCategory(req, name) } : {}) },
      depth: 1,
      req,
    }),
  )
  if (!docs[0]) throw refusals.notFound()
  return docs[0]
}

async function targetOf(req: PayloadRequest, pending: Entry, replace: string): Promise<Entry | null> {
  if (replace === 'none') return null
  if (replace === '') return (await findTwins(req, pending))[0] ?? null
  const target = await req.payload.findByID({
    collection: 'entries',
    id: replace,
    depth: 1,
    disableErrors: true,
    req,
  })
  if (target?.state !== 'published')
    throw refusals.notFound('Den Eintrag, der ersetzt werden soll, gibt es nicht.')
  return target
}

async function publish(req: PayloadRequest, pending: Entry): Promise<Entry> {
  const { docs } = assertNoErrors(
    await req.payload.update({
      collection: 'entries',
      where: pendingOnly(pending.id),
      data: { state: 'published' },
      depth: 1,
      req,
    }),
  )
  if (!docs[0]) throw refusals.notFound()
  return docs[0]
}

const contentKeys = [
  ...['name', 'street', 'plz', 'city', 'phone', 'mobile', 'email', 'website'],
  ...['services', 'barrierfree', ...openKeys, 'additionalInfo'],
] as (keyof Entry)[]

/** The request goes first: its token is free then for the entry that it becomes. */
async function replaceEntry(
  req: PayloadRequest,
  target: Entry,
  pending: Entry,
  keepToken: boolean,
): Promise<Entry> {
  const { docs } = assertNoErrors(
    await req.payload.delete({ collection: 'entries', where: pendingOnly(pending.id), depth: 0, req }),
  )
  if (docs.length === 0) throw refusals.notFound()
  const content = Object.fromEntries(contentKeys.map((key) => [key, pending[key] ?? null]))
  return req.payload.update({
    collection: 'entries',
    id: target.id,
    data: {
      ...content,
      category: (pending.category as { id: string }).id,
      // A marker set by hand is not lost to a request without one.
      ...(pending.lat != null && pending.lon != null ? { lat: pending.lat, lon: pending.lon } : {}),
      ...(keepToken ? {} : { token: pending.token ?? null, submitterEmail: ownerOf(pending) }),
    },
    depth: 1,
    req,
  })
}
