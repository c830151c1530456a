import { parse } from 'node:querystring'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { ApiError, apiError } from '../operations/errors/apiError.ts'
import { readBytes } from './readBody.ts'

/** Bytes and fields of a form. */
const maxFormBytes = 100 * 1024
const maxFields = 100

/** Whether a body is one that a browser makes of a form; none of them is packed. */
export const isForm = (req: Request): boolean =>
  /^(identity)?$/i.test(req.headers['content-encoding'] ?? '') &&
  Boolean(req.is('application/x-www-form-urlencoded'))

export const noForm = () => apiError('unsupported_type.form')

/** The bytes of a form, of which `parseForm` makes its fields. @throws ApiError */
export const readFormBytes = (payload: Payload, req: Request, res: Response): Promise<Buffer> =>
  readBytes(payload, req, { res, limit: maxFormBytes, isStaff: false }).catch((error: unknown) => {
    // A body that breaks off is not a failure of the server.
    throw error instanceof ApiError ? error : apiError('malformed')
  })

/** True if the client left before its form was complete: no page is needed. */
export const hasLeft = ({ socket }: Request): boolean => socket.destroyed

/** @throws ApiError */
export function parseForm(text: string): NodeJS.Dict<string | string[]> {
  // One more, so that too many are seen.
  const fields = parse(text, '&', '=', { maxKeys: maxFields + 1 })
  if (Object.keys(fields).length > maxFields) throw apiError('too_large')
  return fields
}
