import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeps known rows in their order and appends new ones. */
export function inKnownOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  places: readonly string[],
): readonly Row[] {
  const placeOf = new Map(places.map((key, place) => [key, place]))
  const at = (row: Row) => placeOf.get(keyOf(row)) ?? places.length
  return [...rows].sort((a, b) => at(a) - at(b))
}

interface Kept {
  places: readonly string[]
  /** Query of the address, which identifies the part of the list. */
  search: string
}

/**
 * Keeps rows in place while some are marked and the list is refetched: an inserted row would move the next checkbox
 * away from the pointer. Another filter, order or page resets the order.
 *
 * @param marks number of marked rows
 */
export function useStableOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  marks: number,
): readonly Row[] {
  const { search } = useLocation()
  const [kept, setKept] = useState<Kept | null>(null)
  const shown = marks > 0 && kept?.search === search ? inKnownOrder(rows, keyOf, kept.places) : rows
  // A layout effect, so that the order is stored before a refetch can change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later must not change the order
  useLayoutEffect(() => {
    setKept(marks > 0 ? { places: shown.map(keyOf), search } : null)
  }, [marks])
  return shown
}
