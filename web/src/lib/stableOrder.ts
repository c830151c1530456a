import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Keeps known rows in their order and appends new ones. */
export function inKnownOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  places: readonly string[],
): readonly Row[] {
  const placeOf = new Map(places.map((key, place) => [key, place]))
  const placeOfRow = (row: Row) => placeOf.get(keyOf(row)) ?? places.length
  return [...rows].sort((a, b) => placeOfRow(a) - placeOfRow(b))
}

interface KeptOrder {
  places: readonly string[]
  /** Query of the address, which identifies the part of the list. */
  search: string
}

/**
 * Keeps rows in place while some are marked and the list is refetched: an inserted row would move the next checkbox
 * away from the pointer. Another filter, order or page resets the order.
 *
 * @param markedCount number of marked rows
 */
export function useStableOrder<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  markedCount: number,
): readonly Row[] {
  const { search } = useLocation()
  const [keptOrder, setKeptOrder] = useState<KeptOrder | null>(null)
  const shown =
    markedCount > 0 && keptOrder?.search === search ? inKnownOrder(rows, keyOf, keptOrder.places) : rows
  // A layout effect, so that the order is stored before a refetch can change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that come later must not change the order
  useLayoutEffect(() => {
    setKeptOrder(markedCount > 0 ? { places: shown.map(keyOf), search } : null)
  }, [markedCount])
  return shown
}
