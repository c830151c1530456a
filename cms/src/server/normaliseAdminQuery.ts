import type { RequestHandler } from 'express'
import type { FlattenedField, Payload } from 'payload'
import { parse, stringify } from 'qs-esm'
import { refusalWords } from '../operations/errors/apiError.ts'
import { brokenListParts } from '../operations/payloadRest/listQuery.ts'
import { sendError } from './answers/send.ts'

/**
 * Redirects to the same page without what Payload REST would refuse. Lists of the admin UI pass their query unchecked
 * to the database, and store it as the account's view of that list.
 */
export function normaliseAdminQuery(payload: Payload): RequestHandler {
  return (req, res, next) => {
    const [pathname = '', search] = req.originalUrl.split(/\?(.*)/s)
    if (!search || !/^\/admin(\/|$)/i.test(pathname)) return next()
    const fields = fieldsOf(payload, pathname)
    const query = read(search)
    const broken = brokenListParts(query, fields)
    if (broken.length === 0) return next()
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(res, 400, 'invalid', refusalWords('invalid.field', { name: broken[0] ?? '' }))
    for (const name of broken) delete query[name]
    const rest = stringify(query, { addQueryPrefix: true })
    // A query that is read differently once it is written anew must not redirect here for ever.
    const isWhole = brokenListParts(read(rest.slice(1)), fields).length === 0
    res.set('Cache-Control', 'no-store').redirect(302, pathname + (isWhole ? rest : ''))
  }
}

/** Parses a query as the admin UI does. */
const read = (search: string): Record<string, unknown> => parse(search, { depth: 10 })

/** Returns the fields of the collection or global that the page shows; none for other pages. */
function fieldsOf({ collections, config }: Payload, pathname: string): readonly FlattenedField[] {
  const [, , kind, slug = ''] = pathname.split('/')
  if (kind === 'globals') return config.globals.find((one) => one.slug === slug)?.flattenedFields ?? []
  return Object.hasOwn(collections, slug) ? collections[slug as 'entries'].config.flattenedFields : []
}
