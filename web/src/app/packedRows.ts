/** Stands for the names that all objects of a list share, in the JSON of a document. */
const namesKey = '\u0000names'

type Row = Record<string, unknown>
type Packed = { [namesKey]: string[]; rows: unknown[][] }

function sharedNames(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null
  const lists = value.map((row) => (row?.constructor === Object ? JSON.stringify(Object.keys(row)) : '[]'))
  const isSame = lists[0] !== '[]' && lists.every((list) => list === lists[0])
  return isSame && value.every((row: Row) => !Object.values(row).includes(undefined))
    ? Object.keys(value[0])
    : null
}

/** For `JSON.stringify`: writes the names of a list's fields once instead of in each row. */
export function packRows(_: string, value: unknown): unknown {
  const names = sharedNames(value)
  return names ? ({ [namesKey]: names, rows: (value as Row[]).map(Object.values) } satisfies Packed) : value
}

/** For `JSON.parse`: undoes it. */
export function unpackRows(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !(namesKey in value)) return value
  const { [namesKey]: names, rows } = value as Packed
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])))
}
