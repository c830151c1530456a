import type { PayloadHandler } from 'payload'
import { apiError } from '../errors/apiError.ts'

const maxKeyLength = 200
/** Maximum number of characters of JSON; what the admin UI stores about a list takes some hundred. */
const maxValueLength = 20_000

/** Limits the size of a user's admin UI preferences, such as widths and order of columns. */
export const limitPreferenceSize =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!req.user) throw apiError('forbidden')
    const value: unknown = await req.json?.().catch(() => null)
    if (typeof value !== 'object' || value === null) throw apiError('invalid.unreadable')
    if (String(req.routeParams?.key).length > maxKeyLength || JSON.stringify(value).length > maxValueLength)
      throw apiError('invalid.setting_long')
    req.json = () => Promise.resolve(value)
    return handler(req)
  }

/** Answers that a preference does not exist; Payload would report an internal error. */
export const rejectMissingPreference =
  (handler: PayloadHandler): PayloadHandler =>
  async (req) => {
    if (!req.user) throw apiError('forbidden')
    const { totalDocs } = await req.payload.count({
      collection: 'payload-preferences',
      where: { key: { equals: String(req.routeParams?.key) }, 'user.value': { equals: req.user.id } },
      req,
    })
    if (totalDocs === 0) throw apiError('not_found')
    return handler(req)
  }
