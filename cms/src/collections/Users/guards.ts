import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload'

export const minPasswordLength = 10

const refuse = (status: number, code: string, message: string) =>
  new APIError(message, status, { code }, true)

export const longEnoughPassword: CollectionBeforeValidateHook = ({ data }) => {
  if (data?.password !== undefined && String(data.password).length < minPasswordLength) {
    throw refuse(400, 'password_too_short', `Das Passwort braucht mindestens ${minPasswordLength} Zeichen.`)
  }
  return data
}

/** The CMS's own first-user screen offers no role; whoever comes first runs the place. */
export const firstUserIsAdmin: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation === 'create' && !req.user) {
    const { totalDocs } = await req.payload.count({ collection: 'users', req })
    if (totalDocs === 0) data.role = 'Admin'
  }
  return data
}

async function otherAdmins(req: PayloadRequest, id: string): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'Admin' }, id: { not_equals: id } },
    req,
  })
  return totalDocs
}

const lastAdmin = () =>
  refuse(403, 'last_admin', 'Der letzte Administrator kann nicht gelöscht oder herabgestuft werden.')

/** The site must never end up with nobody who may run it. */
export const keepLastAdmin = {
  onChange: (async ({ data, originalDoc, operation, req }) => {
    const demoted =
      operation === 'update' && originalDoc?.role === 'Admin' && data.role && data.role !== 'Admin'
    if (demoted && (await otherAdmins(req, originalDoc.id)) === 0) throw lastAdmin()
    return data
  }) satisfies CollectionBeforeChangeHook,

  onDelete: (async ({ id, req }) => {
    const user = await req.payload.findByID({ collection: 'users', id, req, disableErrors: true })
    if (user?.role === 'Admin' && (await otherAdmins(req, String(id))) === 0) throw lastAdmin()
  }) satisfies CollectionBeforeDeleteHook,
}
