import type { InArgs, InStatement, InValue, ResultSet, Row, Value } from '@libsql/core/api'

export type WireValue = null | string | number | bigint | Uint8Array

/** A statement as sent to a database thread. */
export interface WireStatement {
  sql: string
  args: WireValue[] | Record<string, WireValue>
}

/** A result as sent back; rows are arrays in the order of the columns. */
export interface WireResult {
  columns: string[]
  columnTypes: string[]
  rows: Value[][]
  rowsAffected: number
  lastInsertRowid?: bigint
}

const smallestInteger = -(2n ** 63n)
const largestInteger = 2n ** 63n - 1n

/** Converts a statement in the same way as `@libsql/client` for local files, in its integer mode `number`. */
export function toWire(statement: InStatement, args?: InArgs): WireStatement {
  if (typeof statement === 'string') return { sql: statement, args: toWireArgs(args ?? []) }
  return { sql: statement.sql, args: toWireArgs(statement.args ?? []) }
}

function toWireArgs(args: InArgs): WireStatement['args'] {
  if (Array.isArray(args)) return args.map(toWireValue)
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name.replace(/^[@$:]/, ''), toWireValue(value)]),
  )
}

function toWireValue(value: InValue | undefined): WireValue {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('Only finite numbers (not Infinity or NaN) can be passed as arguments')
  if (typeof value === 'bigint' && (value < smallestInteger || value > largestInteger))
    throw new RangeError('bigint is too large to be represented as a 64-bit integer and passed as argument')
  if (value === undefined) throw new TypeError('undefined cannot be passed as argument to the database')
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.valueOf()
  // Copied, because a Buffer is a view of a pool that would be sent as a whole
  if (value instanceof ArrayBuffer || value instanceof Uint8Array) return Uint8Array.from(bytesOf(value))
  return value
}

const bytesOf = (value: ArrayBuffer | Uint8Array) =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : value

export function fromWire(result: WireResult): ResultSet {
  const { columns, columnTypes, rowsAffected, lastInsertRowid } = result
  const rows = result.rows.length > 0 ? result.rows.map(rowMakerOf(columns)) : []
  return {
    columns,
    columnTypes,
    rows,
    rowsAffected,
    lastInsertRowid,
    toJSON: () => ({
      columns,
      columnTypes,
      rows: rows.map((row) => Array.from(row as ArrayLike<Value>, valueToJson)),
      rowsAffected,
      lastInsertRowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
    }),
  }
}

type RowMaker = (values: Value[]) => Row

const maxRowMakers = 200
const rowMakers = new Map<string, RowMaker>()

/** Returns the row maker of these columns; a new prototype per result would cost more than most results. */
function rowMakerOf(columns: string[]): RowMaker {
  const key = columns.join('\n')
  const cached = rowMakers.get(key)
  if (cached) return cached
  if (rowMakers.size === maxRowMakers) rowMakers.delete(rowMakers.keys().next().value as string)
  const maker = rowMaker(columns)
  rowMakers.set(key, maker)
  return maker
}

const plainName = /^[a-z_]\w*$/i

/**
 * Returns a function that makes rows with enumerable names and hidden positions. If the names allow it, positions are
 * defined once, in a prototype, and rows are plain objects of one shape: for thousands of rows this saves most of the
 * time and memory.
 */
function rowMaker(columns: string[]): RowMaker {
  const isPlain = columns.every((column) => plainName.test(column) && !(column in Object.prototype))
  if (!isPlain || columns.includes('length') || new Set(columns).size < columns.length)
    return (values) => toRow(values, columns)
  const prototype = Object.create(Object.prototype, { length: { value: columns.length } })
  columns.forEach((column, index) => {
    Object.defineProperty(prototype, index, {
      get(this: Row) {
        return this[column]
      },
    })
  })
  return (values) => {
    const row = Object.create(prototype)
    for (let i = 0; i < columns.length; i++) row[columns[i] as string] = values[i]
    return row
  }
}

/** Makes a row; of two columns with the same name, the first one counts. */
function toRow(values: Value[], columns: string[]): Row {
  const row = {}
  Object.defineProperty(row, 'length', { value: values.length })
  values.forEach((value, index) => {
    Object.defineProperty(row, index, { value })
    const column = columns[index]
    if (column !== undefined && !Object.hasOwn(row, column))
      Object.defineProperty(row, column, { value, enumerable: true, configurable: true, writable: true })
  })
  return row as Row
}

function valueToJson(value: Value): unknown {
  if (typeof value === 'bigint') return String(value)
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('base64')
  return value
}
