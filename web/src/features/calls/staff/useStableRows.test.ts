import { expect, it } from 'vitest'
import type { CallRow } from '../../entries/staff/entryLists.ts'
import { keepOrder } from './CallList.tsx'

const row = (uuid: string, missed = 0) => ({ entry: { uuid }, missed }) as CallRow
const names = (rows: readonly CallRow[]) => rows.map(({ entry, missed }) => entry.uuid + missed)

it('called providers stay in place; only those a colleague has called meanwhile disappear', () => {
  const before = ['a', 'b', 'c', 'd'].map((uuid) => row(uuid))
  const now = [row('d'), row('next'), row('a', 1)]
  const called = new Map([
    ['a', true],
    ['b', false],
  ])
  expect(names(keepOrder(before, now, called))).toEqual(['a1', 'b0', 'd0'])
})
