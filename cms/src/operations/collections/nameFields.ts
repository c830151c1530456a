import { type AfterErrorHook, APIError, formatErrors } from 'payload'

/**
 * Says which field a refusal is about, and why. The copy of Payload inside of Next does not know the server's errors by
 * their class, and would leave out what they carry beside their message.
 */
export const nameFields: AfterErrorHook = ({ error, result }) =>
  error instanceof APIError && error.isPublic && error.data
    ? { response: { ...result, ...formatErrors(error) } }
    : undefined
