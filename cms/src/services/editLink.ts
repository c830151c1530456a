import { otherCategory } from '@directory/shared/entryRules'
import { compareGerman } from '@directory/shared/fold'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import type { Link } from '../payload-types.ts'
import { toPublicLink } from '../readModel/toPublicLink.ts'
import { inTransaction } from './inTransaction.ts'
import { linkRow } from './publicRows.ts'
import { refusals, refuseStale } from './refusal.ts'

export interface LinkInput {
  uuid?: string | undefined
  name?: string | undefined
  url?: string | undefined
  description?: string | undefined
  category?: string | undefined
  /** The category's name where `category` asks for a new one. */
  categoryNew?: string | undefined
  region?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  /** As it was read. */
  updatedAt?: string | undefined
}

const staffScope = (req: PayloadRequest) =>
  ({ depth: 0, overrideAccess: false, user: req.user, req }) as const

/** All links by category and name, also those without name or address. */
export async function listLinks(payload: Payload, user: TypedUser): Promise<Link[]> {
  const { docs } = await payload.find({
    collection: 'links',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.sort(
    (a, b) =>
      compareGerman(a.category ?? '', b.category ?? '') ||
      compareGerman(a.name ?? '', b.name ?? '') ||
      a.createdAt.localeCompare(b.createdAt),
  )
}

async function findLink(req: PayloadRequest, id: string): Promise<Link> {
  const found = await req.payload.findByID({
    collection: 'links',
    id,
    disableErrors: true,
    ...staffScope(req),
  })
  if (!found) throw refusals.notFound('Diesen Link gibt es nicht (mehr).')
  return found
}

/** Creates a link, empty if nothing is given, or updates the one named. Answers its id. */
export function editLink(
  payload: Payload,
  user: TypedUser,
  { uuid, categoryNew, updatedAt, ...fields }: LinkInput,
): Promise<string> {
  const category = fields.category === otherCategory ? (categoryNew ?? '') : fields.category
  const data = { ...fields, ...(category === undefined ? {} : { category }) }
  return inTransaction(
    payload,
    async (req) => {
      const present = uuid ? await findLink(req, uuid) : null
      if (present) refuseStale(present, updatedAt, () => toPublicLink(linkRow({ ...present })))
      const saved = present
        ? await req.payload.update({ collection: 'links', id: present.id, data, ...staffScope(req) })
        : await req.payload.create({ collection: 'links', data: data as never, ...staffScope(req) })
      return saved.id
    },
    { user },
  )
}

/** Moves a link to the trash. */
export async function removeLink(payload: Payload, user: TypedUser, id: string): Promise<void> {
  await inTransaction(
    payload,
    async (req) => {
      const present = await findLink(req, id)
      const data = { deletedAt: new Date().toISOString() }
      await req.payload.update({ collection: 'links', id: present.id, data, ...staffScope(req) })
    },
    { user },
  )
}
