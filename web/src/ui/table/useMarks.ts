import { useState } from 'react'
import type { Marking } from '../DataTable.tsx'

interface Options<Row> extends Pick<Marking<Row>, 'nameOf' | 'canMark'> {
  keyOf: (row: Row) => string
}

export function useMarks<Row>({ keyOf, nameOf, canMark }: Options<Row>) {
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map())
  const mark = (rows: readonly Row[], isMarked: boolean) => {
    setMarked((now) => {
      const next = new Map(now)
      for (const row of rows) {
        if (isMarked) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  }
  return {
    rows: [...marked.values()],
    forget: () => setMarked(new Map()),
    marking: { nameOf, canMark, mark, isMarked: (row: Row) => marked.has(keyOf(row)) },
  }
}
