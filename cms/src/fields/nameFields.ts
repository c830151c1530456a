import { type AfterErrorHook, APIError, formatErrors } from 'payload'

/** The copy of Payload inside Next does not know our error classes, and would leave out all but the message. */
export const nameFields: AfterErrorHook = ({ error, result }) =>
  error instanceof APIError && error.isPublic && error.data
    ? { response: { ...result, ...formatErrors(error) } }
    : undefined
