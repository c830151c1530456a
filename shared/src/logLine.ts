import type { MessageId } from './catalogues.ts'
import { type LogNoun, type LogThings, nounHas } from './nouns.ts'
import { isOneOf } from './ownValue.ts'
import { isStoredPageName, type StoredPageName, storedPageTitle } from './page.ts'

/** The value `noun` names the collection. */
const nounKinds = ['created', 'changed', 'removed', 'deleted', 'restored', 'reset'] as const
export type NounKind = (typeof nounKinds)[number]

/** Told with the name of one thing. */
const namedKinds = [
  'backup_downloaded',
  'brochure_kept',
  'call_taken_back',
  'change_accepted',
  'change_declined',
  'change_settled',
  'change_spam',
  'verification_taken_back',
  'code_reset',
  'code_set_up',
  'code_turned_off',
  'decision_undone',
  'different_undone',
  'entry_changed_and_verified',
  'entry_verified',
  'entry_verified_by_phone',
  'entry_gone',
  'entry_not_reached',
  'entry_request_accepted',
  'entry_request_declined',
  'entry_request_settled',
  'entry_request_spam',
  'import_undone',
  'mail_sent_again',
  'note_changed',
  'opt_out_removed',
  'opt_out_restored',
  'outbox_released',
  'password_changed',
  'password_link_sent',
  'providers_merge_undone',
  'recovery_code_made',
  'recovery_code_used',
  'reminders_changed',
  'report_corrected',
  'report_settled',
  'report_spam',
  'request_released',
  'request_taken_on',
  'submitter_asked',
  'topic_change_undone',
  'unfound_word_removed',
  'user_invited',
  'user_unlocked',
  'words_changed',
] as const
export type NamedKind = (typeof namedKinds)[number]

/** More than one name, with the values from which `log.<kind>.target` is made. */
const composedKinds = {
  categories_merged: ['from', 'into', 'count'],
  category_assigned: ['category', 'top'],
  category_back: ['category', 'count'],
  category_dismissed: ['category', 'top'],
  category_merge_undone: ['category', 'count'],
  category_moved: ['category', 'from', 'into'],
  category_renamed: ['from', 'into'],
  entries_moved: ['from', 'into', 'count'],
  labels_printed: ['count'],
  import_stopped: ['file', 'count', 'total'],
  marked_different: ['one', 'other'],
  move_undone: ['category', 'count'],
  person_erased: ['count'],
  phones_printed: ['count'],
  providers_merged: ['from', 'into'],
  rename_undone: ['from', 'into'],
  word_added: ['word', 'category'],
} as const
type ComposedKind = keyof typeof composedKinds

const countedRows = ['new', 'changed', 'faulty'] as const

export type LogKind = NounKind | NamedKind | ComposedKind | 'imported' | 'several'

/** Needed to show a line in any language. */
export type LogValues = Readonly<Record<string, string | number>>

/** The verb of a bulk act, with the kinds of its documents' own lines. */
export const logVerbs = {
  changed: ['changed', 'password_changed'],
  verified: ['entry_verified'],
  created: ['created'],
  declined: ['entry_request_declined', 'change_declined'],
  deleted: ['deleted'],
  moved: ['entries_moved'],
  moved_back: [],
  removed: ['removed'],
  renamed: ['category_renamed'],
  reset: ['reset'],
  restored: ['restored', 'category_back'],
  settled: ['entry_request_settled', 'change_settled'],
  spam: ['entry_request_spam', 'change_spam', 'report_spam'],
  taken_back: ['verification_taken_back', 'call_taken_back'],
  undone: [
    'category_merge_undone',
    'decision_undone',
    'import_undone',
    'move_undone',
    'providers_merge_undone',
    'rename_undone',
    'topic_change_undone',
  ],
} as const satisfies Record<string, readonly LogKind[]>
export type LogVerb = keyof typeof logVerbs

/** Our own words, not what people wrote. */
export type LogAbout = StoredPageName | 'unnamed'

/** An act to write to the log; `name` is the name of its subject. */
export type LogAct =
  | { kind: NounKind; noun: LogNoun; name: string; about?: LogAbout }
  | { kind: NamedKind; name: string }
  | {
      [Kind in ComposedKind]: { kind: Kind } & Record<(typeof composedKinds)[Kind][number], string | number>
    }[ComposedKind]
  | ({ kind: 'imported'; file: string } & Record<(typeof countedRows)[number], number>)
  | { kind: 'several'; count: number; things: LogThings; verb: LogVerb; name: string }

/** Says all of the act but the name. */
export type NamedlessAct = { kind: NamedKind } | { kind: NounKind; noun: LogNoun }

export const decisionKinds: readonly LogKind[] = namedKinds.filter((kind) =>
  /^(entry_request|change|report)_/.test(kind),
)

export const logKinds: readonly LogKind[] = [
  ...nounKinds,
  ...namedKinds,
  ...(Object.keys(composedKinds) as ComposedKind[]),
  'imported',
  'several',
]

/** `changed` where they are not alike. */
export function verbOf(kinds: readonly LogKind[]): LogVerb {
  const verbs = Object.keys(logVerbs) as LogVerb[]
  const [only = 'changed', ...others] = new Set(
    kinds.map((kind) => verbs.find((verb) => isOneOf<LogKind>(logVerbs[verb])(kind))),
  )
  return others.length === 0 ? only : 'changed'
}

/** `kind` is empty if an old line's words are unknown. */
interface StoredLine {
  kind: string
  values: LogValues
}

type Say = (id: MessageId, values?: LogValues) => string

const isKnown = isOneOf(logKinds)
const isNounKind = isOneOf(nounKinds)

/** In the language of `say`; null where only the stored German words tell it. */
export function actText(say: Say, { kind, values }: StoredLine) {
  if (!isKnown(kind)) return null
  if (isNounKind(kind)) {
    const { noun } = values
    return nounHas(noun, 'isLogged') ? say(`log.${kind}`, { noun: say(`log.noun.${noun}`) }) : null
  }
  if (kind !== 'several') return say(`log.${kind}`)
  const { count = 0, things, verb } = values
  if (!nounHas(things, 'isCounted') || !isLogVerb(verb)) return null
  const words = { things: say(`log.things.${things}`, { count }), verb: say(`log.verb.${verb}`) }
  return say('log.several', { count, ...words })
}

const isLogVerb = isOneOf(Object.keys(logVerbs) as LogVerb[])

/** Null where the stored name tells it: what people wrote has no other language. */
export function targetText(say: Say, { kind, values }: StoredLine) {
  const { about } = values
  if (about === 'unnamed') return say('log.unnamed')
  if (typeof about === 'string')
    return isStoredPageName(about) ? storedPageTitle(about, (id) => say(id)) : null
  if (kind === 'imported') return tellImport(say, values)
  if (!Object.hasOwn(composedKinds, kind)) return null
  const needed = composedKinds[kind as ComposedKind]
  // Erasing a person takes values away.
  if (needed.some((name) => (values[name] ?? '') === '')) return null
  return say(`log.${kind as ComposedKind}.target`, values)
}

function tellImport(say: Say, values: LogValues) {
  const { file } = values
  if (!file) return null
  const counts = countedRows
    .filter((name) => Number(values[name]) > 0)
    .map((name) => say(`log.rows.${name}`, { count: values[name] ?? 0 }))
  return `${file}: ${counts.length > 0 ? counts.join(', ') : say('log.rows.none')}`
}
