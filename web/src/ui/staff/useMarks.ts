import { useState } from 'react'
import type { Removing } from './useRemoval.tsx'

type Options<Row> = Pick<Removing<Row>, 'keyOf' | 'nameOf' | 'canMark'>

export function useMarks<Row>({ keyOf, nameOf, canMark = () => true }: Options<Row>) {
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map())
  const mark = (rows: readonly Row[], isMarked: boolean) =>
    setMarked((now) => {
      const keys = new Set(rows.map(keyOf))
      const others = [...now].filter(([key]) => !keys.has(key))
      return new Map(isMarked ? [...now, ...rows.map((row) => [keyOf(row), row] as const)] : others)
    })
  return {
    rows: [...marked.values()],
    forget: () => setMarked(new Map()),
    marking: { nameOf, canMark, mark, isMarked: (row: Row) => marked.has(keyOf(row)) },
  }
}
