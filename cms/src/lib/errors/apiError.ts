import { APIError, type CollectionSlug, type GlobalSlug } from 'payload'
import { allTexts, type MessageId } from '#shared/catalogues'
import type { ErrorCode } from '#shared/contract'
import { defaultLocale, type Locale } from '#shared/locales'
import { nounHas, nouns } from '#shared/nouns'
import { type MessageValues, translate } from '../words/translate.ts'

interface Details {
  field?: string
  /** Placeholders of its text, so that the site can word it in the visitor's language. */
  values?: MessageValues
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** Of the document that the caller wanted to change. */
  current?: unknown
}

/**
 * Some call declares its code; `perform` sees to it that it is the one called. As an `APIError` Payload REST and the
 * admin UI show it too.
 */
export class ApiError extends APIError<Details & { code: ErrorCode }> {
  /** Payload's `loggingLevels` know it by this name. */
  override readonly name = 'APIError'

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message, status, { ...details, code }, true)
  }
}

type WordedKey = MessageId extends infer Id
  ? Id extends `${'error' | 'contract'}.${infer Key}`
    ? Key
    : never
  : never
/** A code, or one with its subject: `not_found.user`. The catalogues have a text for each. */
export type RefusalKey = Extract<WordedKey, ErrorCode | `${ErrorCode}.${string}`>

/** All others are 400. */
const statuses: Partial<Record<ErrorCode, number>> = {
  ...statusOf(401, 'invalid_credentials', 'otp_required', 'unauthorized'),
  ...statusOf(403, 'admin_protected', 'forbidden', 'last_admin', 'old_password_needed'),
  ...statusOf(404, 'link_unknown', 'not_found'),
  ...statusOf(409, 'already_undone', 'category_has_trash', 'category_in_use', 'category_taken'),
  ...statusOf(409, 'changed_since', 'conflict', 'display_name_taken', 'edited_since', 'file_exists'),
  ...statusOf(409, 'file_in_use', 'import_ended', 'import_not_ready', 'import_running', 'in_trash'),
  ...statusOf(409, 'link_used', 'mail_gone', 'no_address', 'no_email', 'no_entry', 'not_in_trash'),
  ...statusOf(409, 'nothing_to_undo', 'otp_on', 'request_decided', 'request_taken', 'stale'),
  ...statusOf(409, 'username_taken'),
  ...statusOf(410, 'link_ended'),
  ...statusOf(414, 'address_too_long'),
  ...statusOf(413, 'too_large', 'too_many_rows'),
  ...statusOf(415, 'unsupported_type'),
  ...statusOf(429, 'too_many_requests'),
  ...statusOf(503, 'being_built', 'being_made', 'disk_full', 'maybe_saved', 'not_saved', 'not_writable'),
  ...statusOf(503, 'paper_failed', 'stopping', 'unavailable'),
}

function statusOf(status: number, ...codes: ErrorCode[]): Partial<Record<ErrorCode, number>> {
  return Object.fromEntries(codes.map((code) => [code, status]))
}

/** In German, the contract's specified wording takes precedence over the site's. */
export function refusalWords(
  key: WordedKey,
  values: MessageValues = {},
  locale: Locale = defaultLocale,
): string {
  const ids = [`contract.${key}`, `error.${key}`]
  const [first, second] = locale === defaultLocale ? ids : ids.reverse()
  return translate(locale, (String(first) in allTexts[defaultLocale] ? first : second) as MessageId, values)
}

/**
 * The message is German, as the contract has it.
 * @param key a code, or a code and what it is about; the answer has the latter as `values.what`
 */
export function apiError(
  key: RefusalKey,
  { status, locale, ...details }: Details & { status?: number; locale?: Locale } = {},
) {
  const [code, what] = key.split('.') as [ErrorCode, string?]
  const values = what === undefined ? details.values : { ...details.values, what }
  const message = refusalWords(key, details.values, locale)
  return new ApiError(status ?? statuses[code] ?? 400, code, message, { ...details, values })
}

export type EditedNoun =
  Extract<RefusalKey, `stale.${CollectionSlug | GlobalSlug}`> extends `stale.${infer Noun}` ? Noun : never

/** A database is often there again after so long. */
const soonS = 10

export type NotReady = 'disk_full' | 'not_writable' | 'unavailable' | 'stopping'

/** Refusals that need more than their key. */
export const apiErrors = {
  invalid: (message: string, field?: string) =>
    new ApiError(400, 'invalid', message, field === undefined ? {} : { field }),
  wrong: ({ code, field, values }: { code: RefusalKey; field: string; values?: MessageValues }) =>
    apiError(code, { field, values }),
  unknownToken: (status: 400 | 404 = 400) => apiError('token_unknown', { status, field: 'token' }),
  /** @param by username of a colleague; `""` if unknown */
  alreadyDecided: (by: string) =>
    apiError('not_found.decided', by === '' ? { values: { by: 'none' } } : { values: { by }, current: by }),
  /** @param current the entry that it is part of now */
  mergedInto: (current: { uuid: string; name: string }) =>
    apiError('not_found.merged', { values: { name: current.name }, current }),
  stale: (noun: EditedNoun, current: unknown) => apiError(`stale.${noun}`, { current }),
  tryAgain: (code: NotReady | 'being_built' | 'maybe_saved' | 'not_saved') =>
    apiError(code, { retryAfter: soonS }),
  tooMany: (retryAfter: number) =>
    apiError('too_many_requests', {
      retryAfter,
      values: { minutes: Math.max(1, Math.ceil(retryAfter / 60)) },
    }),
} as const

/** @throws ApiError for a problem found by a rule of `shared` */
export function assertRight(problem: Parameters<typeof apiErrors.wrong>[0] | null | undefined) {
  if (problem) throw apiErrors.wrong(problem)
}

export const unknownDocument = (noun: string) =>
  apiError(nounHas(noun, 'missing') ? nouns[noun].missing : 'not_found')
