import { germanOrder } from './format.ts'

export interface Sort {
  key: string
  down: boolean
}

/** `name`, or `-name` for the other direction, as it stands in addresses. */
export function parseSort(text: string | null): Sort | null {
  if (!text) return null
  return text.startsWith('-') ? { key: text.slice(1), down: true } : { key: text, down: false }
}

export function formatSort({ key, down }: Sort): string {
  return down ? `-${key}` : key
}

/** Pressing a header sorts by it; pressing it again turns the order round. */
export function nextSort(now: Sort | null, key: string): Sort {
  return { key, down: now?.key === key && !now.down }
}

/** The German way, numbers in words by their value; what is empty comes last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  rank: ((row: Row) => string | number) | undefined,
  down: boolean,
): readonly Row[] {
  if (!rank) return rows
  return rows.toSorted((one, other) => {
    const [a, b] = [rank(one), rank(other)]
    if (a === '' || b === '') return Number(a === '') - Number(b === '')
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : germanOrder.compare(String(a), String(b))
    return down ? -order : order
  })
}

const fold = (text: string) =>
  text.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** Rows that contain every word of the query, in whatever of their texts. */
export function filterRows<Row>(
  rows: readonly Row[],
  query: string,
  textsOf: (row: Row) => readonly string[],
): readonly Row[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return rows
  return rows.filter((row) => {
    const text = fold(textsOf(row).join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** As the specification has it: what is longer than 30 characters ends after 40, with dots. */
export function cutName(name: string): string {
  const characters = [...name]
  return characters.length > 30 ? `${characters.slice(0, 40).join('')}...` : name
}
