import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Rows that were there keep their order, what has come since stands after them. */
export function inPlaces<Row>(
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
  /** The part of the list, as the address names it. */
  search: string
}

/**
 * While rows are marked, a list that is read anew moves none of them: a row that came above would push the next
 * checkbox away from the pointer, which then takes a mark away. Another filter, order or page begins anew.
 *
 * @param marks how many are marked
 */
export function useKeptPlaces<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  marks: number,
): readonly Row[] {
  const { search } = useLocation()
  const [kept, setKept] = useState<Kept | null>(null)
  const shown = marks > 0 && kept?.search === search ? inPlaces(rows, keyOf, kept.places) : rows
  // Before anything else can come: what is shown at the moment of a mark is what stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later are what must not change the places
  useLayoutEffect(() => {
    setKept(marks > 0 ? { places: shown.map(keyOf), search } : null)
  }, [marks])
  return shown
}
