import type { Payload } from 'payload'
import type { StoredDoc } from './storedDocs.ts'

type Row = Record<string, unknown>

interface Column {
  name: string
  mapFromDriverValue(value: unknown): unknown
}

/** The parts of Payload's SQLite adapter used here. */
interface SqliteParts {
  name: string
  client?: { execute(query: { sql: string; args: (number | string)[] }): Promise<{ rows: Row[] }> }
  tables?: { entries?: Record<string, Partial<Column>> }
}

const sql = `SELECT entries.*, checked_at, "by" AS checked_by FROM entries
  LEFT JOIN verifications ON verifications.id = entries.id
  WHERE entries.id > ? AND state = 'published' AND deleted_at IS NULL ORDER BY entries.id LIMIT ?`

/** Number of rows read at once: few, so that they need little memory. */
const perStep = 500

/**
 * Reads the published entries with their verifications directly from their tables, at the start: Payload builds every
 * document several times, which for thousands takes longer than everything else. Null if it is not SQLite.
 */
export function storedEntries({ db }: Payload): AsyncGenerator<StoredDoc> | null {
  const { name, client, tables } = db as unknown as SqliteParts
  if (name !== 'sqlite' || !client || !tables?.entries) return null
  const columns = Object.entries(tables.entries).filter((pair): pair is [string, Column] => isColumn(pair[1]))
  return readInSteps(client, columns)
}

const isColumn = (value: Partial<Column> | undefined): value is Column =>
  typeof value?.name === 'string' && typeof value.mapFromDriverValue === 'function'

async function* readInSteps(client: NonNullable<SqliteParts['client']>, columns: [string, Column][]) {
  for (let after = ''; ; ) {
    const { rows } = await client.execute({ sql, args: [after, perStep] })
    for (const row of rows) yield docOf(row, columns)
    if (rows.length < perStep) return
    after = String(rows.at(-1)?.id)
  }
}

function docOf(row: Row, columns: [string, Column][]): StoredDoc {
  const doc: Record<string, unknown> = {}
  for (const [field, column] of columns) {
    const value = row[column.name]
    doc[field] = value === null ? null : column.mapFromDriverValue(value)
  }
  doc.checkedAt = row.checked_at
  doc.checkedBy = row.checked_by
  return doc as StoredDoc
}
