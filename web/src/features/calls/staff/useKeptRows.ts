import { useState } from 'react'
import type { CallRow } from '../../entries/door.ts'

interface Kept {
  list: string
  /** As they stood when the first was called; null until then. */
  rows: readonly CallRow[] | null
  /** Of those that were called, whether that still holds, or was taken back. */
  called: ReadonlyMap<string, boolean>
}

/**
 * Keeps what is called through in its place: whoever presses must not hit the next provider since the list has moved
 * up, and looks back at what was done. Only what a colleague was quicker with goes.
 *
 * @param list what the rows are a page of; with another one everything begins anew
 * @param rows as the server has them now
 */
export function useKeptRows(list: string, rows: readonly CallRow[]) {
  const anew: Kept = { list, rows: null, called: new Map() }
  const [state, setState] = useState(anew)
  const present = (kept: Kept) => (kept.list === list ? kept : anew)
  const { rows: kept, called } = present(state)
  // Several may be on their way at once.
  const mark = (uuid: string, holds: boolean) =>
    setState((before) => {
      const { rows: held, called } = present(before)
      return { list, rows: held ?? rows, called: new Map([...called, [uuid, holds]]) }
    })
  return {
    shown: kept === null ? rows : keepPlaces(kept, rows, called),
    isDone: (uuid: string) => called.get(uuid) === true,
    isBegun: called.size > 0,
    mark,
    renew: () => setState(anew),
  }
}

/** The rows in the places in which they stood, each as it is now; those that were not called only while `now` has them. */
export function keepPlaces(
  before: readonly CallRow[],
  now: readonly CallRow[],
  called: ReadonlyMap<string, boolean>,
): CallRow[] {
  const fresh = new Map(now.map((row) => [row.entry.uuid, row]))
  return before.flatMap((row) => fresh.get(row.entry.uuid) ?? (called.has(row.entry.uuid) ? row : []))
}
