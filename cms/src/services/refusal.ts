import { APIError } from 'payload'

interface Details {
  field?: string
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** Present state of what the caller wanted to change. */
  current?: unknown
}

/** A refusal as the contract knows it; as an `APIError` the raw API and the admin UI show it too. */
export class Refusal extends APIError<Details & { code: string }> {
  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message, status, { ...details, code }, true)
  }
}

export const refusals = {
  invalid: (message: string, field?: string) =>
    new Refusal(400, 'invalid', message, field === undefined ? {} : { field }),
  unauthorized: () => new Refusal(401, 'unauthorized', 'Bitte melden Sie sich an.'),
  invalidCredentials: () => new Refusal(401, 'invalid_credentials', 'Invalid credentials'),
  forbidden: () => new Refusal(403, 'forbidden', 'Dazu fehlt Ihnen die Berechtigung.'),
  notFound: (message = 'Das gibt es hier nicht.') => new Refusal(404, 'not_found', message),
  unavailable: () => new Refusal(503, 'unavailable', 'Die Datenbank antwortet gerade nicht.'),
  tooMany: (retryAfter: number) =>
    new Refusal(429, 'too_many_requests', 'Das waren zu viele Versuche. Bitte warten Sie ein paar Minuten.', {
      retryAfter,
    }),
} as const
