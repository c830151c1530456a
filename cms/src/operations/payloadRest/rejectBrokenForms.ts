import { apiError } from '../errors/apiError.ts'

/** Messages about a multipart form that is broken or too deeply nested, which Payload would answer with 500. */
const broken =
  /^(Maximum call stack|Malformed |Multipart: |Unexpected end of (form|file)|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** @throws ApiError instead of an error that says that the form of a request cannot be read */
export function rejectBrokenForms(error: unknown): never {
  if (error instanceof Error && (broken.test(error.message) || error.name === 'SyntaxError'))
    throw apiError('invalid.unreadable')
  throw error
}
