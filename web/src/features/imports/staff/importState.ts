import type { OutputOf } from '#shared/contract'
import type { ImportColumn } from '#shared/contract/importShapes'
import type { ImportSummary } from '#shared/contract/imports'
import { type ImportField, type ListedRowKind, listedRowKinds } from '#shared/fields/importFields'
import { routes } from '#shared/routes'

export type ImportDetails = OutputOf<'GET /api/import'>

export type Stage = 'checking' | 'deciding' | 'working' | 'ended'

const stages: Partial<Record<ImportSummary['state'], Stage>> = {
  planning: 'checking',
  ready: 'deciding',
  waiting: 'working',
  running: 'working',
  undoing: 'working',
}

export const stageOf = ({ state }: Pick<ImportSummary, 'state'>): Stage => stages[state] ?? 'ended'

type Located = Pick<ImportSummary, 'state'> & Partial<Pick<ImportDetails, 'locating'>>

export const isLocating = ({ state, locating }: Located) =>
  state === 'done' && locating && locating.service !== 'off' && locating.current < locating.total

/** Milliseconds until the next poll, or 0 if the state will not change by itself; 3000 is from the specification. */
export function pollingIntervalOf(one: Located) {
  const stage = stageOf(one)
  if (stage === 'checking') return 1000
  return stage === 'working' || isLocating(one) ? 3000 : 0
}

/** Number of rows that would be imported; null while that is being worked out. */
export const rowsDue = ({ state, counts }: Pick<ImportSummary, 'state' | 'counts'>) =>
  state === 'ready' && counts ? counts.new + counts.changed : null

/** Why importing would change nothing; `null` if it would change something. */
export function uselessBecause(
  one: Pick<ImportSummary, 'state' | 'counts' | 'leftOut'>,
): 'allKnown' | 'onlyFaulty' | 'noneGood' | 'onlyOut' | null {
  if (!one.counts || rowsDue(one) !== 0) return null
  const { unchanged, faulty } = one.counts
  if (unchanged > 0) return faulty + one.leftOut > 0 ? 'onlyFaulty' : 'allKnown'
  return faulty > 0 ? 'noneGood' : 'onlyOut'
}

export const canCancel = ({ state }: Pick<ImportSummary, 'state'>) =>
  ['planning', 'waiting', 'running'].includes(state)

/** Rows processed, valid or not; null if unknown. */
export const rowsDone = ({ state, current, error, total }: ImportSummary) =>
  state === 'running' && total > 0 ? Math.min(current + error, total) : null

export const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.floor((part / whole) * 100)) : 0

export type Fields = readonly (ImportField | null)[]

export const fieldsOfColumns = (columns: readonly ImportColumn[]): Fields => columns.map(({ field }) => field)

export const rowsPerPage = 25

export type RowCounts = Readonly<Record<ListedRowKind, number>>

/** The one in the address, else the first that has rows. */
export function shownRowKind(
  text: string,
  counts: RowCounts,
  kinds: readonly ListedRowKind[] = listedRowKinds,
) {
  return kinds.find((kind) => kind === text) ?? kinds.find((kind) => counts[kind] > 0) ?? 'new'
}

export const importAddress = (id: string, rows?: ListedRowKind) =>
  `${routes.importSheet.href()}?${new URLSearchParams({ id, ...(rows && { rows }) })}`
