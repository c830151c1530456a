import type { Payload, TypedUser } from 'payload'
import { apiError } from '#lib/errors/apiError.ts'
import { type At, findFirst } from '#lib/find/find.ts'
import { staffAct } from '#lib/transaction/inTransaction.ts'
import type { BodyOf } from '#shared/contract'
import { maxViews } from '#shared/entryTable'
import { entryViewSchema } from '#shared/entryViews'

/** Among Payload's preferences, which go with the account. */
const key = 'entry-views'

async function read(at: At, user: TypedUser) {
  const where = { key: { equals: key }, 'user.value': { equals: user.id } }
  const stored = await findFirst(at, 'payload-preferences', { where })
  // The account may write anything there through Payload REST.
  const parsed = entryViewSchema.array().max(maxViews).safeParse(stored?.value)
  return { id: stored?.id, views: parsed.data ?? [] }
}

export const readViews = async (payload: Payload, user: TypedUser) => (await read(payload, user)).views

/**
 * Replaces one of the same name, as the last or at `place`; without `search` it is removed. Answers all.
 * @throws ApiError
 */
export const saveView = staffAct(async (req, { name, search, place }: BodyOf<'POST /api/views'>) => {
  const user = req.user as TypedUser
  const { id, views } = await read(req, user)
  const others = views.filter((view) => view.name !== name)
  const value = search === null ? others : others.toSpliced(place ?? others.length, 0, { name, search })
  if (value.length > maxViews) throw apiError('too_many_views', { field: 'name', values: { max: maxViews } })
  const about = { collection: 'payload-preferences', depth: 0, req } as const
  const owner = { relationTo: 'users' as const, value: user.id }
  if (id !== undefined) await req.payload.update({ ...about, id, data: { value } })
  else await req.payload.create({ ...about, data: { key, value, user: owner } })
  return value
})
