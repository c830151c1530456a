import type { Entry } from '@directory/shared/entry'
import { exportFields, importLimits } from '@directory/shared/importFields'
import { describe, expect, it } from 'vitest'
import { countParts, entriesOfPart } from './exportParts.ts'

const entries = (count: number, more: Partial<Entry> = {}): Entry[] =>
  Array.from({ length: count }, (_, i) => ({
    ...(Object.fromEntries(exportFields.map((field) => [field, ''])) as unknown as Entry),
    ...{ name: `A ${i}`, barrierfree: false, lat: null, lon: null },
    uuid: `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    ...more,
  }))

describe('The export of a large directory', () => {
  it('is one file if that can be imported, else several importable ones that share the entries', async () => {
    expect(await countParts([])).toBe(1)
    expect(await countParts(entries(importLimits.rows))).toBe(1)
    const large = entries(importLimits.rows * 2)
    const parts = await countParts(large)
    const files = Array.from({ length: parts }, (_, i) => entriesOfPart(large, i + 1, parts))
    expect(Math.max(...files.map((file) => file.length))).toBeLessThanOrEqual(importLimits.rows)
    expect(
      files
        .flat()
        .map(({ uuid }) => uuid)
        .sort(),
    ).toEqual(large.map(({ uuid }) => uuid))
  })

  it('takes several files, too, where few entries say much', async () => {
    expect(await countParts(entries(2900, { additionalInfo: 'ä'.repeat(5000) }))).toBe(2)
  })
})
