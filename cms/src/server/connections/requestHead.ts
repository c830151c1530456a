import type { Request } from 'express'
import { addressKey } from '../../lib/limits/rateLimits.ts'

export const hasBody = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Returns true for methods whose bodies mean nothing and are not read. */
export const isReadMethod = ({ method }: Pick<Request, 'method'>): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Returns the key under which a client is counted. */
export const clientOf = ({ ip }: Request): string => addressKey(ip ?? 'unknown')

/** Returns a request's header fields as Payload reads them. */
export function headersOf({ headers }: Request): Headers {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !name.startsWith(':')) result.set(name, value)
  return result
}
