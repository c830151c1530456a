import type { ErrorCode } from '@directory/shared/contract'
import { phoneInvalid } from '@directory/shared/entryRules'
import { isPhone } from '@directory/shared/wellFormed'
import { APIError } from 'payload'
import { isSameTime } from './sameTime.ts'

interface Details {
  field?: string
  /** Seconds after which it is worth trying again. */
  retryAfter?: number
  /** Current state of the document that the caller wanted to change. */
  current?: unknown
}

/** A refusal with a code that some call declares; `perform` sees to it that it is the one called. As an `APIError` the raw API and the admin UI show it too. */
export class ApiError extends APIError<Details & { code: ErrorCode }> {
  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message, status, { ...details, code }, true)
  }
}

/** What several people edit, as subject and as object of a sentence. */
const edited = {
  entries: ['Der Eintrag', 'ihn'],
  news: ['Die Neuigkeit', 'sie'],
  links: ['Der Link', 'ihn'],
  pages: ['Die Seite', 'sie'],
  categories: ['Die Kategorie', 'sie'],
  'top-categories': ['Die Oberkategorie', 'sie'],
  'site-settings': ['Die Seite mit den Einstellungen', 'sie'],
} as const
export type EditedNoun = keyof typeof edited

/** Seconds in which a database is often there again. */
const soonS = 10

export const apiErrors = {
  invalid: (message: string, field?: string) =>
    new ApiError(400, 'invalid', message, field === undefined ? {} : { field }),
  malformed: () => new ApiError(400, 'malformed', 'Die Anfrage ist nicht lesbar.'),
  tooLarge: () => new ApiError(413, 'too_large', 'Das ist zu groß.'),
  /** What a rule of `shared` says. */
  wrong: ({ code, field, message }: { code: ErrorCode; field: string; message: string }) =>
    new ApiError(400, code, message, { field }),
  unknownToken: (status: 400 | 404 = 400) =>
    new ApiError(status, 'token_unknown', 'Bitte geben Sie ein gültiges Token ein.', { field: 'token' }),
  noEntry: (message = 'Zu diesem Token gibt es keinen Eintrag (mehr).') =>
    new ApiError(409, 'no_entry', message),
  unauthorized: () => new ApiError(401, 'unauthorized', 'Bitte melden Sie sich an.'),
  invalidCredentials: () => new ApiError(401, 'invalid_credentials', 'Invalid credentials'),
  forbidden: () => new ApiError(403, 'forbidden', 'Dazu fehlt Ihnen die Berechtigung.'),
  /** @param by username of a colleague; `""` if unknown */
  alreadyDecided: (by: string) =>
    new ApiError(
      404,
      'not_found',
      by === ''
        ? 'Über diese Anfrage ist schon entschieden.'
        : `Über diese Anfrage hat ${by} schon entschieden.`,
      by === '' ? {} : { current: by },
    ),
  changedSince: () =>
    new ApiError(
      409,
      'changed_since',
      'Das wurde seither noch einmal geändert. Deshalb bleibt es, wie es ist.',
    ),
  alreadyUndone: () => new ApiError(409, 'already_undone', 'Das ist schon rückgängig gemacht.'),
  notFound: (message = 'Das gibt es hier nicht.') => new ApiError(404, 'not_found', message),
  /** @param current the entry that it is part of now */
  mergedInto: (current: { uuid: string; name: string }) =>
    new ApiError(404, 'not_found', `Dieser Eintrag ist in „${current.name}“ aufgegangen.`, { current }),
  stale: (noun: EditedNoun, current: unknown) => {
    const [what, it] = edited[noun]
    const message = `${what} wurde inzwischen geändert. Bitte sehen Sie ${it} sich noch einmal an.`
    return new ApiError(409, 'stale', message, { current })
  },
  conflict: () =>
    new ApiError(
      409,
      'conflict',
      'Jemand hat im selben Augenblick dasselbe geändert. Bitte versuchen Sie es noch einmal.',
    ),
  notSaved: () =>
    new ApiError(
      503,
      'not_saved',
      'Das wurde nicht gespeichert: Der Server kann gerade nichts schreiben. Bitte versuchen Sie es später noch einmal.',
      { retryAfter: soonS },
    ),
  maybeSaved: () =>
    new ApiError(
      503,
      'maybe_saved',
      'Ob das gespeichert wurde, ist ungewiss: Die Datenbank antwortet nicht mehr. Bitte sehen Sie nach, bevor Sie es noch einmal versuchen.',
      { retryAfter: soonS },
    ),
  unavailable: () =>
    new ApiError(503, 'unavailable', 'Die Datenbank antwortet gerade nicht.', { retryAfter: soonS }),
  beingBuilt: (message: string) => new ApiError(503, 'being_built', message, { retryAfter: soonS }),
  tooMany: (retryAfter: number) =>
    new ApiError(
      429,
      'too_many_requests',
      'Das waren zu viele Versuche. Bitte warten Sie ein paar Minuten.',
      {
        retryAfter,
      },
    ),
} as const

/**
 * True if the document was changed after the caller read it. Callers that do not say when they read it are not
 * checked.
 */
export const isStale = (present: { updatedAt: string } | null, readAt: string | null | undefined): boolean =>
  Boolean(readAt) && !isSameTime(readAt ?? '', present?.updatedAt ?? '')

/** Rejects a write that would overwrite changes made after the caller read the document. */
export function refuseStale(
  noun: EditedNoun,
  present: { updatedAt: string } | null,
  readAt: string | null | undefined,
  current: () => unknown,
): void {
  if (isStale(present, readAt)) throw apiErrors.stale(noun, current())
}

/** What a news item or a link says for its telephone number. */
export function refuseWordyPhone(phone: string | null | undefined): void {
  if (phone && !isPhone(phone)) throw apiErrors.wrong(phoneInvalid('phone'))
}
