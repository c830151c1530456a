import { apiError } from '../errors/apiError.ts'

/** What Payload and its parser say of a broken multipart form, or of one that is nested too deeply, for which it would answer 500 and log a stack. */
const broken =
  /^(Maximum call stack|Malformed |Multipart: |Unexpected end of (form|file)|Unsupported content type|Missing Content-Type|Request is not eligible)/

/** @throws ApiError in its place, where an error says that the form of a request cannot be read */
export function rejectBrokenForms(error: unknown): never {
  if (error instanceof Error && (broken.test(error.message) || error.name === 'SyntaxError'))
    throw apiError('invalid.unreadable')
  throw error
}
