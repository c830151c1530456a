import type { CollectionSlug, GlobalSlug } from 'payload'
import type { CollectionFacts } from '#collectionFacts.ts'
import { factsOf } from '#collectionRegister.ts'
import { readableName } from '#hooks/log/readableName.ts'
import { apiError } from '#lib/errors/apiError.ts'
import type { ErasureDecision as Decision } from '#shared/contract/administration'
import type { ErasureChoice as Choice } from '#shared/erasure'
import { hiddenEntryFields } from '#shared/fields/entryFields'

export type NamedDoc = Record<string, unknown> & { id: string }

export type NamingPlace = Place & {
  /** Absent for a file. */
  fields?: string[]
  /** It may be another person's. */
  isSurnameOnly?: boolean
}
type Place =
  | { kind: 'document'; of: CollectionSlug; doc: NamedDoc }
  | { kind: 'version'; of: CollectionSlug; id: string; parent: string }
  | { kind: 'global'; of: GlobalSlug }
  | { kind: 'globalVersion'; of: GlobalSlug; id: string }
  /** Without a document; `path` is relative to the data folder. */
  | { kind: 'dataFile'; path: string }

const erasureElsewhere: Readonly<Record<string, CollectionFacts['erasure']>> = {
  'site-settings': ['clear', 'keep'],
  // The operator placed files there and knows them; mails are our own files.
  'data-files': ['delete', 'keep'],
}
const erasureOf = (of: string) => factsOf(of)?.erasure ?? erasureElsewhere[of] ?? 'clear'

const unseen = new Set<string>(Object.keys(hiddenEntryFields))

/** Staff decide on public documents; requests, trash and hidden documents are erased. */
function proposedFor(of: string, doc: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  if (doc.deletedAt || doc.state === 'pending') return 'delete'
  return of === 'entries' && fields.every((field) => unseen.has(field)) ? 'clear' : 'keep'
}

const isVersion = ({ kind }: NamingPlace) => kind === 'version' || kind === 'globalVersion'
const isMail = (place: NamingPlace) => place.kind === 'dataFile' && place.path.startsWith('mails/')

/** Null for a place erased without asking. */
export function decisionNeededFor(place: NamingPlace): Decision | null {
  const of = placeKind(place)
  const { fields = [], isSurnameOnly } = place
  const doc: Record<string, unknown> = place.kind === 'document' ? place.doc : {}
  const said = { key: placeKey(place), of, fields, isTrashed: Boolean(doc.deletedAt) }
  if (isSurnameOnly) {
    // Outside the log the text around a surname shows which person is meant.
    if (of !== 'logs') return null
    const label = [doc.action, doc.entry].filter(Boolean).join(': ')
    return { ...said, label, state: '', choices: ['clear', 'keep'], proposed: 'clear' }
  }
  const choices = erasureOf(of)
  if (typeof choices === 'string' || isMail(place)) return null
  return {
    ...said,
    label: place.kind === 'document' ? readableName(doc) : place.kind === 'dataFile' ? place.path : '',
    state: typeof doc.state === 'string' ? doc.state : '',
    choices,
    proposed: proposedFor(of, doc, fields),
  }
}

/** Versions belong to their document. */
export function placeKey(place: NamingPlace) {
  if (place.kind === 'dataFile') return `data-files:${place.path}`
  if (place.kind === 'document') return `${place.of}:${place.doc.id}`
  return place.kind === 'version' ? `${place.of}:${place.parent}` : `${place.of}:`
}

export function placeKind(place: NamingPlace) {
  if (place.kind === 'dataFile') return 'data-files'
  return isVersion(place) ? 'versions' : place.of
}

/**
 * If staff could choose but did not, the place and its versions are kept.
 * @throws ApiError if something was chosen that the place does not offer
 */
export function createChooser(places: readonly NamingPlace[], chosen: Readonly<Record<string, Choice>>) {
  const decided = new Map<string, Choice>()
  for (const { key, choices } of places.flatMap((place) => decisionNeededFor(place) ?? [])) {
    const choice = chosen[key] ?? 'keep'
    if (!choices.includes(choice)) throw apiError('invalid.place', { field: key })
    decided.set(key, choice)
  }
  return (place: NamingPlace) => {
    const choice = decided.get(placeKey(place))
    if (place.isSurnameOnly) return choice ?? 'keep'
    // The versions of a document erased in any way.
    if (isVersion(place)) return choice === 'keep' ? 'keep' : 'delete'
    return (
      choice ?? (place.kind === 'dataFile' || erasureOf(placeKind(place)) === 'delete' ? 'delete' : 'clear')
    )
  }
}
