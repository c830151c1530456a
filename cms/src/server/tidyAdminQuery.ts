import type { RequestHandler } from 'express'
import type { FlattenedField, Payload } from 'payload'
import { parse, stringify } from 'qs-esm'
import { brokenParts } from '../collections/raw/tidyQuery.ts'
import { sendError } from './send.ts'

/**
 * Lists of the admin UI hand what stands in their address on to the database as it comes, and keep it as how somebody
 * likes to see that list. So whoever asks for what the raw API refuses is led to the same page without that.
 */
export function tidyAdminQuery(payload: Payload): RequestHandler {
  return (req, res, next) => {
    const [pathname = '', search] = req.originalUrl.split(/\?(.*)/s)
    if (!search || !/^\/admin(\/|$)/i.test(pathname)) return next()
    const fields = fieldsOf(payload, pathname)
    const query = read(search)
    const broken = brokenInAdmin(query, fields)
    if (broken.length === 0) return next()
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(res, 400, 'invalid', `Die Angabe „${broken[0]}“ ist ungültig.`)
    for (const name of broken) delete query[name]
    const rest = stringify(query, { addQueryPrefix: true })
    // Whatever is read in another way once it is written anew must not lead here for ever.
    const isWhole = brokenInAdmin(read(rest.slice(1)), fields).length === 0
    res.set('Cache-Control', 'no-store').redirect(302, pathname + (isWhole ? rest : ''))
  }
}

/** As the admin UI does. */
const read = (search: string): Record<string, unknown> => parse(search, { depth: 10 })

function brokenInAdmin(query: Record<string, unknown>, fields: readonly FlattenedField[]): string[] {
  const own = Object.entries(ownParts).flatMap(([name, isWell]) => (isWell(query[name] || '') ? [] : name))
  return [...brokenParts(query, fields), ...own]
}

/** What only the admin UI knows, each absent or empty where it is `''`. */
const ownParts: Record<string, (value: unknown) => boolean> = {
  columns: (value) => value === '' || [parsed(value)].flat().every(isColumn),
  queryByGroup: (value) => value === '' || parsed(value) !== undefined,
  // Nobody can keep any here; the name of one would be kept, and looked for in vain with each list.
  preset: (value) => value === '',
}

const isColumn = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'accessor' in value)

/** Undefined where it is no JSON. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Of what the page shows; none where that is no list of documents or versions. */
function fieldsOf({ collections, config }: Payload, pathname: string): readonly FlattenedField[] {
  const [, , kind, slug = ''] = pathname.split('/')
  if (kind === 'globals') return config.globals.find((one) => one.slug === slug)?.flattenedFields ?? []
  return Object.hasOwn(collections, slug) ? collections[slug as 'entries'].config.flattenedFields : []
}
