import { useState } from 'react'
import type { CallRow } from '../../entries/door.ts'

interface StableRows {
  list: string
  /** The rows as they were at the first call; null until then. */
  rows: readonly CallRow[] | null
  /** For each provider called: true, or false if the call was undone. */
  called: ReadonlyMap<string, boolean>
}

/**
 * Keeps called providers in their places, so that the list does not move under the pointer and the user can review the
 * outcomes. Providers that a colleague has called disappear.
 *
 * @param list key of the list; a different one starts afresh
 * @param rows current rows from the server
 */
export function useStableRows(list: string, rows: readonly CallRow[]) {
  const initialState: StableRows = { list, rows: null, called: new Map() }
  const [state, setState] = useState(initialState)
  const currentState = (candidate: StableRows) => (candidate.list === list ? candidate : initialState)
  const { rows: firstRows, called } = currentState(state)
  // A functional update, because several calls may be pending at once.
  const mark = (uuid: string, isValid: boolean) =>
    setState((before) => {
      const { rows: held, called } = currentState(before)
      return { list, rows: held ?? rows, called: new Map([...called, [uuid, isValid]]) }
    })
  return {
    shown: firstRows === null ? rows : keepOrder(firstRows, rows, called),
    isDone: (uuid: string) => called.get(uuid) === true,
    isBegun: called.size > 0,
    mark,
    reset: () => setState(initialState),
  }
}

/** Returns the old order with current content. A row missing from `now` stays only if it was called here. */
export function keepOrder(
  before: readonly CallRow[],
  now: readonly CallRow[],
  called: ReadonlyMap<string, boolean>,
): CallRow[] {
  const fresh = new Map(now.map((row) => [row.entry.uuid, row]))
  return before.flatMap((row) => fresh.get(row.entry.uuid) ?? (called.has(row.entry.uuid) ? row : []))
}
