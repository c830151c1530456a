import { hiddenEntryFields } from '@directory/shared/entryFields'
import {
  type ErasureChoice as Choice,
  erasureChoices as choices,
  type ErasureDecision as Decision,
} from '@directory/shared/erasure'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { readableName } from '../readableName.ts'

export type Doc = Record<string, unknown> & { id: string }

/** A place where the person is named. */
export type Located =
  | { kind: 'document'; of: CollectionSlug; doc: Doc; fields: string[] }
  | { kind: 'version'; of: CollectionSlug; id: string; parent: string }
  | { kind: 'global'; of: GlobalSlug; fields: string[] }
  | { kind: 'globalVersion'; of: GlobalSlug; id: string }
  /** A file in the data folder that no document knows of; relative to it. */
  | { kind: 'dataFile'; path: string }

/** What somebody has to decide on, one by one. */
const single: Partial<Record<string, readonly Choice[]>> = {
  entries: choices,
  news: choices,
  links: choices,
  pages: ['clear', 'keep'],
  categories: ['clear', 'keep'],
  'top-categories': ['clear', 'keep'],
  files: ['delete', 'keep'],
  users: ['delete', 'keep'],
  'site-settings': ['clear', 'keep'],
}

/** Documents that are of no use without the person; the others stay, without the name. */
const goWhole = new Set<string>([
  'change-requests',
  'mails',
  'import-parts',
  'unfound-words',
  'payload-preferences',
  'payload-locked-documents',
])
const actOf = (of: string): Choice => (goWhole.has(of) ? 'delete' : 'clear')

const unseen = new Set<string>(Object.keys(hiddenEntryFields))

/** What is public is for people to decide on; requests, what lies in the trash and what nobody sees goes. */
function proposedFor(of: string, doc: Readonly<Record<string, unknown>>, fields: readonly string[]): Choice {
  if (doc.deletedAt || doc.state === 'pending') return 'delete'
  return of === 'entries' && fields.every((field) => unseen.has(field)) ? 'clear' : 'keep'
}

/** Null for a place that goes without asking. */
export function decisionOn(place: Located): Decision | null {
  if (place.kind !== 'document' && place.kind !== 'global') return null
  const own = single[place.of]
  if (!own) return null
  const { of, fields } = place
  const doc: Record<string, unknown> = place.kind === 'document' ? place.doc : {}
  return {
    key: keyOf(place),
    of,
    label: place.kind === 'document' ? readableName(doc) : '',
    state: typeof doc.state === 'string' ? doc.state : '',
    isTrashed: Boolean(doc.deletedAt),
    fields,
    choices: own,
    proposed: proposedFor(of, doc, fields),
  }
}

/** What a place belongs to; earlier versions go with their document. */
export function keyOf(place: Exclude<Located, { kind: 'dataFile' }>): string {
  if (place.kind === 'document') return `${place.of}:${place.doc.id}`
  return place.kind === 'version' ? `${place.of}:${place.parent}` : `${place.of}:`
}

/** What kind of place it is, for counting. */
export function kindOf(place: Located): string {
  if (place.kind === 'dataFile') return 'data-files'
  return place.kind === 'document' || place.kind === 'global' ? place.of : 'versions'
}

/** Says of each place what becomes of it. What can be chosen and was not stays, and so do the versions of it. */
export function chooser(
  places: readonly Located[],
  chosen: Readonly<Record<string, Choice>>,
): (place: Located) => Choice {
  const open = new Set(places.flatMap((place) => decisionOn(place)?.key ?? []))
  return (place) => {
    if (place.kind === 'dataFile') return 'delete'
    const isOpen = open.has(keyOf(place))
    if (place.kind === 'document' || place.kind === 'global')
      return isOpen ? (chosen[keyOf(place)] ?? 'keep') : actOf(place.of)
    // Today's document names the person no more.
    return isOpen && (chosen[keyOf(place)] ?? 'keep') === 'keep' ? 'keep' : 'delete'
  }
}
