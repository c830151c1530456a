import type { Entry } from '@directory/shared/entry'
import { createStoredList } from '../../../lib/storedList.ts'
import { parseSelected, type Selected, toggleSelected } from './selection.ts'

const { readAgain, store, usePart } = createStoredList('selectedEntry', parseSelected, (selected) =>
  selected.length === 0 ? null : JSON.stringify(selected),
)

/** A provider whose selection was removed by selecting a sixth one; until the selection changes again. */
export interface DroppedSelection {
  /** Uuid of the sixth. */
  by: string
  dropped: Selected
  before: readonly Selected[]
  after: readonly Selected[]
}
let latestDrop: DroppedSelection | null = null

const dropIn = (selected: readonly Selected[]) => (latestDrop?.after === selected ? latestDrop : null)

/** Returns the providers selected for a mail. */
export const useSelected = (): readonly Selected[] => usePart((selected) => selected)

export const useIsSelected = (uuid: string): boolean =>
  usePart((selected) => selected.some((one) => one.uuid === uuid))

/** Returns the removal caused by selecting this provider. */
export const useSelectionDroppedBy = (uuid: string): DroppedSelection | null =>
  usePart((selected) => (dropIn(selected)?.by === uuid ? dropIn(selected) : null))

export const useDroppedSelection = (): DroppedSelection | null => usePart(dropIn)

export function toggleSelection(entry: Pick<Entry, 'uuid' | 'name' | 'email'>): void {
  const before = readAgain()
  const { selected: after, dropped } = toggleSelected(before, entry)
  latestDrop = dropped && { by: entry.uuid, dropped, before, after }
  store(after)
}

export const undoDrop = ({ before }: DroppedSelection) => store(before)

export const clearSelected = () => store([])
