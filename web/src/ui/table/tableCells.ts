import { createContext, useCallback, useRef, useState } from 'react'

/** Tells the table whether a cell of the row with this key is open. */
export const HoldRow = createContext((_key: string, _held: boolean) => {})

/** Rows being edited stay: one that no longer matches the filter moves to the top, so no input is lost. */
export function useHeldRows<Row>(listed: readonly Row[], keyOf: (row: Row) => string) {
  const [held, setHeld] = useState<ReadonlyMap<string, Row>>(new Map())
  const latest = useRef({ listed, keyOf })
  latest.current = { listed, keyOf }
  const hold = useCallback((key: string, isHeld: boolean) => {
    const { listed, keyOf } = latest.current
    const row = listed.find((one) => keyOf(one) === key)
    setHeld((now) => {
      const next = new Map(now)
      if (isHeld && row !== undefined) next.set(key, row)
      else if (!isHeld) next.delete(key)
      return next
    })
  }, [])
  const listedKeys = new Set(listed.map(keyOf))
  const unlistedRows = [...held].flatMap(([key, row]) => (listedKeys.has(key) ? [] : [row]))
  return { rows: [...unlistedRows, ...listed], hold }
}
