import { includesFolded } from '#shared/fold'
import { germanOrder } from './format.ts'

export interface Sort {
  key: string
  down: boolean
}

/** `name`, or `-name` for descending order. */
export function parseSort(text: string): Sort | null {
  if (text === '') return null
  return text.startsWith('-') ? { key: text.slice(1), down: true } : { key: text, down: false }
}

export function formatSort({ key, down }: Sort): string {
  return down ? `-${key}` : key
}

export function nextSort(now: Sort, key: string): Sort {
  return { key, down: now.key === key && !now.down }
}

/** German collation with numeric comparison; empty values come last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => string | number,
  down: boolean,
): readonly Row[] {
  return rows.toSorted((one, other) => {
    const [a, b] = [sortValue(one), sortValue(other)]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : germanOrder.compare(String(a), String(b))
    return down ? -order : order
  })
}

export function filterRows<Row>(
  rows: readonly Row[],
  query: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const words = query.split(/\s+/)
  return rows.filter((row) => {
    const text = textsOf(row).join(' ')
    return words.every((word) => includesFolded(text, word))
  })
}

/** After 40 characters, as specified; dots stand only where something is cut. */
export function cutName(name: string): string {
  const characters = [...name]
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}...` : name
}
