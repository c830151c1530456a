/** Stands for the names that all objects of a list share, in the JSON of a document. */
const namesKey = '\u0000names'

type Row = Record<string, unknown>
type Packed = { [namesKey]: string[]; same: Row; rows: unknown[][] }

function sharedNames(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length < 2) return null
  const lists = value.map((row) => (row?.constructor === Object ? JSON.stringify(Object.keys(row)) : '[]'))
  const isSame = lists[0] !== '[]' && lists.every((list) => list === lists[0])
  return isSame && value.every((row: Row) => !Object.values(row).includes(undefined))
    ? Object.keys(value[0])
    : null
}

/** For `JSON.stringify`: writes names, and what all rows of a list say, once instead of in each row. */
export function packRows(_: string, value: unknown): unknown {
  const names = sharedNames(value)
  if (!names) return value
  const rows = value as Row[]
  const same = names.filter((name) => rows.every((row) => row[name] === rows[0]?.[name]))
  const other = names.filter((name) => !same.includes(name))
  return {
    [namesKey]: other,
    same: Object.fromEntries(same.map((name) => [name, rows[0]?.[name]])),
    rows: rows.map((row) => other.map((name) => row[name])),
  } satisfies Packed
}

/** For `JSON.parse`: undoes it. */
export function unpackRows(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !(namesKey in value)) return value
  const { [namesKey]: names, same, rows } = value as Packed
  return rows.map((row) => ({ ...same, ...Object.fromEntries(names.map((name, i) => [name, row[i]])) }))
}
