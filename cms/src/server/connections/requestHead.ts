import type { Request } from 'express'
import { addressKey } from '#lib/limits/rateLimits.ts'

export const hasBody = ({ headers }: Pick<Request, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

export const isReadMethod = ({ method }: Pick<Request, 'method'>) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method)

export const clientOf = ({ ip }: Request) => addressKey(ip ?? 'unknown')

/** As Payload reads them. */
export function headersOf({ headers }: Request) {
  const result = new Headers()
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && !name.startsWith(':')) result.set(name, value)
  return result
}
