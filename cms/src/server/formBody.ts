import { parse } from 'node:querystring'
import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { ApiError, apiError } from '../operations/errors/apiError.ts'
import { readBytes } from './readBody.ts'

/** Maximum number of bytes of a form. */
const maxFormBytes = 100 * 1024
const maxFields = 100

/** Returns whether a body is a form as a browser sends it, which is never compressed. */
export const isForm = (req: Request): boolean =>
  /^(identity)?$/i.test(req.headers['content-encoding'] ?? '') &&
  Boolean(req.is('application/x-www-form-urlencoded'))

export const notAFormError = () => apiError('unsupported_type.form')

/** Returns the bytes of a form, which `parseForm` splits into fields. @throws ApiError */
export const readFormBytes = (payload: Payload, req: Request, res: Response): Promise<Buffer> =>
  readBytes(payload, req, { res, limit: maxFormBytes, isStaff: false }).catch((error: unknown) => {
    // A body that breaks off is not a failure of the server.
    throw error instanceof ApiError ? error : apiError('malformed')
  })

/** Returns true if the client left before its form was complete, so no page is needed. */
export const isDisconnected = ({ socket }: Request): boolean => socket.destroyed

/** @throws ApiError */
export function parseForm(text: string): NodeJS.Dict<string | string[]> {
  // One more than allowed, so that too many are noticed.
  const fields = parse(text, '&', '=', { maxKeys: maxFields + 1 })
  if (Object.keys(fields).length > maxFields) throw apiError('too_large')
  return fields
}
