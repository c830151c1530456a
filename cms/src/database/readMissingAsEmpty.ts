import {
  type BaseDatabaseAdapter,
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type Field,
  type FlattenedField,
  type Payload,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
  type SelectType,
} from 'payload'
import { fieldIsVirtual, getSelectMode } from 'payload/shared'
import { wrap } from './adapterParts.ts'
import type { JournalDoc } from './journalStamp.ts'

type Select = Record<string, unknown>

export interface Args {
  collection?: string
  collectionSlug?: string
  global?: string
  globalSlug?: string
  slug?: string
  projection?: unknown
  select?: Select
  data?: JournalDoc
  versionData?: JournalDoc
}

export const slugOf = ({ collection, collectionSlug, global, globalSlug, slug }: Args) =>
  collection ?? collectionSlug ?? global ?? globalSlug ?? slug

/** By the kind of collection or global whose fields their results have. */
const operations = {
  collection: ['create', 'deleteOne', 'find', 'findOne', 'queryDrafts', 'updateMany', 'updateOne'],
  collectionVersion: ['createVersion', 'findVersions', 'updateVersion'],
  global: ['createGlobal', 'findGlobal', 'updateGlobal'],
  globalVersion: ['createGlobalVersion', 'findGlobalVersions', 'updateGlobalVersion'],
} as const satisfies Record<string, (keyof BaseDatabaseAdapter)[]>
type Kind = keyof typeof operations

/**
 * As empty, or as the default of a field added later. MongoDB does not store a field that was never written, and an
 * update keeps fields it does not name: restoring an old version without a telephone number would keep the newer one,
 * while SQLite reads `null` and writes it back.
 */
export function readMissingAsEmpty(adapter: BaseDatabaseAdapter) {
  const fieldCache = new Map<string, FlattenedField[]>()
  const fieldsFor = (kind: Kind, slug: string) => {
    const key = `${kind} ${slug}`
    const fields = fieldCache.get(key) ?? fieldsOf(adapter.payload, kind, slug)
    fieldCache.set(key, fields)
    return fields
  }
  for (const [kind, names] of Object.entries(operations) as [Kind, (keyof BaseDatabaseAdapter)[]][])
    wrap<Args>(adapter, names, async (operation, args) => {
      const answer = await operation(args)
      // Never saved, as in a new installation, it is an empty one on SQLite.
      if (answer === null && kind === 'global') return {}
      if (args.projection) return answer
      const fields = fieldsFor(kind, String(slugOf(args)))
      for (const doc of documentsIn(answer)) fill(doc, fields, args.select && selection(args.select))
      return answer
    })
}

function fieldsOf({ config }: Payload, kind: Kind, slug: string) {
  const isGlobal = kind === 'global' || kind === 'globalVersion'
  const entity = (isGlobal ? config.globals : config.collections).find((one) => one.slug === slug)
  if (!entity) return []
  if (kind === 'collectionVersion')
    return buildVersionCollectionFields(config, entity as SanitizedCollectionConfig, true)
  if (kind === 'globalVersion') return buildVersionGlobalFields(config, entity as SanitizedGlobalConfig, true)
  return entity.flattenedFields
}

function documentsIn(answer: unknown) {
  if (Array.isArray(answer)) return answer as JournalDoc[]
  if (typeof answer !== 'object' || answer === null) return []
  return Array.isArray((answer as { docs?: unknown }).docs)
    ? (answer as { docs: JournalDoc[] }).docs
    : [answer as JournalDoc]
}

interface Selection {
  mode: 'include' | 'exclude'
  select: Select
}

const selection = (select: Select): Selection => ({ mode: getSelectMode(select as SelectType), select })

/** All of the field, some of it, or `null` for none. */
function selectedOf(selected: Selection | undefined, name: string): Selection | 'all' | null {
  const selection = selected?.select[name]
  if (!selected || selection === true) return 'all'
  if (selection === undefined) return selected.mode === 'exclude' ? 'all' : null
  return selection === false || selection === null ? null : { ...selected, select: selection as Select }
}

/** Also with an unfinished document; only the database sets them. */
const alwaysWritten = new Set(['id', 'createdAt', 'updatedAt'])

function fill(doc: JournalDoc, fields: readonly FlattenedField[], selected?: Selection) {
  for (const field of fields) {
    const { name } = field
    const selection = selectedOf(selected, name)
    if (selection === null || alwaysWritten.has(name) || fieldIsVirtual(field as Field)) continue
    if (doc[name] === undefined) {
      const empty = emptyValueOf(field)
      if (empty !== undefined) doc[name] = empty
    } else if (doc[name] === null) doc[name] = emptyContainerOf(field)
    if (!('flattenedFields' in field)) continue
    const inner = doc[name]
    for (const row of Array.isArray(inner) ? inner : [inner])
      if (typeof row === 'object' && row !== null)
        fill(row as JournalDoc, field.flattenedFields, selection === 'all' ? undefined : selection)
  }
}

/** `undefined` if only Payload knows its default. */
function emptyValueOf(field: FlattenedField): unknown {
  if (field.type === 'join') return undefined
  const { defaultValue } = field as { defaultValue?: unknown }
  if (typeof defaultValue === 'function') return undefined
  if (defaultValue !== undefined) return structuredClone(defaultValue)
  // SQLite leaves out empty references to several collections as well.
  if (field.type === 'relationship' && Array.isArray(field.relationTo) && !field.hasMany) return undefined
  return emptyContainerOf(field)
}

/** Null for a field with a single value. */
function emptyContainerOf(field: FlattenedField): [] | object | null {
  if (field.type === 'group' || field.type === 'tab') return {}
  const isList = field.type === 'array' || field.type === 'blocks' || ('hasMany' in field && field.hasMany)
  return isList ? [] : null
}
