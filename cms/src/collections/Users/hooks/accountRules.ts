import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { currentIso } from '#clock.ts'
import { changeStored } from '#lib/changeDocuments.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { countAll, findAll, findOne } from '#lib/find/find.ts'
import { minPasswordLength } from '#shared/account'

export const rejectShortPassword: CollectionBeforeValidateHook = ({ data }) => {
  if (data?.password !== undefined && String(data.password).length < minPasswordLength)
    throw apiError('password_too_short', { values: { min: minPasswordLength } })
}

const asShown = (name: unknown) =>
  String(name ?? '')
    .normalize('NFKC')
    .replace(/\p{C}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** It would mislead in the log. */
export const rejectOthersName: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const shownName = asShown(data.displayName)
  if (shownName === '' || shownName === asShown(originalDoc?.displayName)) return
  const docs = await findAll(req, 'users')
  const isTaken = docs.some(
    ({ id, username, displayName }) =>
      id !== originalDoc?.id && [username, displayName].some((name) => asShown(name) === shownName),
  )
  if (isTaken) throw apiError('display_name_taken', { field: 'displayName' })
}

/** Payload's first-user screen offers no role. */
export const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create' && !req.user && (await countAll(req, 'users')) === 0) data.role = 'Admin'
}

/** Those that lose the role in this request: bulk edits run all hooks before any write. */
function leavingAdmins(req: PayloadRequest) {
  const leaving = (req.context.leavingAdmins as Set<string> | undefined) ?? new Set<string>()
  req.context.leavingAdmins = leaving
  return leaving
}

/**
 * Also writes to their documents: if two lose the role concurrently, each would still count the other, and the database
 * notices only two writes to one document.
 */
async function otherAdmins(req: PayloadRequest, id: string) {
  const leaving = leavingAdmins(req).add(id)
  const docs = await findAll(req, 'users', {
    where: { role: { equals: 'Admin' }, id: { not_in: [...leaving] } },
  })
  // Bypasses the hooks: the account itself does not change.
  for (const { id } of docs) await changeStored(req, 'users', id, { updatedAt: currentIso() })
  return docs.length
}

const lastAdmin = () => apiError('last_admin')

export const keepLastAdmin = {
  onChange: (async ({ data, originalDoc, operation, req }) => {
    const demoted =
      operation === 'update' && originalDoc?.role === 'Admin' && data.role && data.role !== 'Admin'
    if (demoted && (await otherAdmins(req, originalDoc.id)) === 0) throw lastAdmin()
  }) satisfies CollectionBeforeChangeHook,

  onDelete: (async ({ id, req }) => {
    const user = await findOne(req, 'users', id)
    if (user?.role === 'Admin' && (await otherAdmins(req, String(id))) === 0) throw lastAdmin()
  }) satisfies CollectionBeforeDeleteHook,
}
