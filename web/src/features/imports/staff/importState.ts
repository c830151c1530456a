import type { BodyOf } from '@directory/shared/contract'
import type { ImportColumn, ImportSummary } from '@directory/shared/contract/imports'
import { type ImportField, type ListedRowKind, listedRowKinds } from '@directory/shared/importFields'
import { routes } from '@directory/shared/routes'

type Stated = Pick<ImportSummary, 'state' | 'mode'>

/** What a reader of the page can do about an import. */
export type Stage = 'checking' | 'deciding' | 'working' | 'ended'

export function stageOf({ state, mode }: Stated): Stage {
  switch (state) {
    case 'receiving':
      return 'checking'
    case 'planning':
      return mode === null ? 'checking' : 'working'
    case 'ready':
      return 'deciding'
    case 'waiting':
    case 'running':
    case 'rolling-back':
    case 'undoing':
      return 'working'
    default:
      return 'ended'
  }
}

type Located = Stated & Pick<ImportSummary, 'locating'>

export const isLocating = ({ state, locating }: Pick<ImportSummary, 'state' | 'locating'>) =>
  state === 'done' && locating !== null && locating.current < locating.total

/** It becomes something else without anybody doing anything. */
export function isMoving(one: Located): boolean {
  const stage = stageOf(one)
  return stage === 'checking' || stage === 'working' || isLocating(one)
}

const checkEveryMs = 1000
/** As the specification has it. */
const workEveryMs = 3000

/** When to ask again, or null where nothing will change by itself. */
export function pauseOf(one: Located): number | null {
  if (!isMoving(one)) return null
  return stageOf(one) === 'checking' ? checkEveryMs : workEveryMs
}

export const canCancel = ({ state }: Pick<ImportSummary, 'state'>) =>
  ['planning', 'waiting', 'running'].includes(state)

/** Which text says how it stands. */
export const stateText = ({ state, isQueued }: Pick<ImportSummary, 'state' | 'isQueued'>) =>
  isQueued ? 'import.queued' : (`import.state.${state}` as const)

/** Rows that are dealt with, good or bad; null where there is no telling. */
export function rowsDone({ state, current, error, total }: ImportSummary): number | null {
  return state === 'running' && total > 0 ? Math.min(current + error, total) : null
}

export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.floor((part / whole) * 100)) : 0

export type Fields = readonly (ImportField | null)[]

export const fieldsOf = (columns: readonly ImportColumn[]): Fields => columns.map(({ field }) => field)

export const withField = (fields: Fields, index: number, field: ImportField | null): Fields =>
  fields.with(index, field)

export const withoutField = (fields: Fields, field: ImportField): Fields =>
  fields.map((one) => (one === field ? null : one))

export const sameFields = (one: Fields, other: Fields) =>
  one.length === other.length && one.every((field, index) => field === other[index])

/** Fields that more than one column claims to be. */
export function claimedTwice(fields: Fields): ReadonlySet<ImportField | null> {
  const given = fields.filter((field) => field !== null)
  return new Set(given.filter((field, index) => given.indexOf(field) !== index))
}

/** Without one of these no row can speak of a provider. */
export const namesProviders = (fields: Fields) => fields.includes('name') || fields.includes('uuid')

export const pageRows = 50

export function pageCount(rows: number): number {
  return Math.max(1, Math.ceil(rows / pageRows))
}

/** Page of the address, from 1; whatever is no page of the list is the nearest one. */
export function pageOf(text: string, rows: number): number {
  const page = Number(text)
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pageCount(rows)) : 1
}

export type RowCounts = Readonly<Record<ListedRowKind, number>>

/** Which rows are shown: those of the address, else the first kind that has any. */
export function kindOf(text: string, counts: RowCounts): ListedRowKind {
  const asked = listedRowKinds.find((kind) => kind === text)
  return asked ?? listedRowKinds.find((kind) => counts[kind] > 0) ?? 'new'
}

/** What is said of rows of the preview. */
export type Correction = BodyOf<'POST /api/correctImport'>['rows'][number]

export function importAddress(id: string, rows?: { kind: ListedRowKind; page?: number }): string {
  const query = new URLSearchParams({ id })
  if (rows) query.set('rows', rows.kind)
  if (rows?.page && rows.page > 1) query.set('page', String(rows.page))
  return `${routes.importSheet.href()}?${query}`
}

export const isSpreadsheetName = (name: string) => /\.(csv|xlsx)$/i.test(name)

/** Of the present state that a refusal carries. */
export function editedNames(current: unknown): string[] {
  if (!Array.isArray(current)) return []
  return current.flatMap((one: unknown) => {
    const name = (one as { name?: unknown } | null)?.name
    return typeof name === 'string' ? [name] : []
  })
}
