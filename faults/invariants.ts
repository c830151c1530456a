import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { DataReader } from './database.ts'

/**
 * Checks conditions that hold for any data folder at any moment. Describes every violation.
 *
 * @param keepsJournals true if imports are recent enough to be undone
 */
export function brokenInvariants(rows: DataReader, keepsJournals = true): string[] {
  return [
    ...unsound(rows),
    ...repeated(rows),
    ...withoutVersion(rows),
    ...orphans(rows),
    ...halfImports(rows, keepsJournals),
    ...halfActs(rows),
    ...strayFiles(rows),
  ]
}

function unsound(rows: DataReader): string[] {
  const integrity = rows.all('PRAGMA integrity_check').map((row) => String(row.integrity_check))
  const foreign = rows.all('PRAGMA foreign_key_check').map((row) => `${row.table} → ${row.parent}`)
  return [
    ...integrity.filter((text) => text !== 'ok').map((text) => `integrity_check: ${text}`),
    ...foreign.map((text) => `foreign_key_check: ${text}`),
  ]
}

const unique = [
  ['entries', 'token'],
  ['categories', 'key'],
  ['files', 'filename'],
  ['users', 'username'],
  ['imports', 'active_for'],
]

const repeated = (rows: DataReader) =>
  unique.flatMap(([table, column]) =>
    rows
      .all(
        `SELECT ${column} AS v FROM ${table} WHERE ${column} IS NOT NULL GROUP BY ${column} HAVING count(*) > 1`,
      )
      .map(({ v }) => `${table}.${column} is there twice: ${v}`),
  )

/** Table, its versions, and the fields in which the entry has to equal one of its versions. */
const versioned: [table: string, versions: string, fields: string[]][] = [
  ['entries', '_entries_v', ['name', 'additional_info', 'state', 'token', 'category_id', 'deleted_at']],
  ['news', '_news_v', ['title', 'text', 'deleted_at']],
  ['links', '_links_v', ['name', 'description', 'deleted_at']],
  ['pages', '_pages_v', ['html']],
]

function withoutVersion(rows: DataReader): string[] {
  return versioned.flatMap(([table, versions, fields]) => {
    const isSame = ['updated_at', ...fields].map((field) => `d.${field} IS v.version_${field}`).join(' AND ')
    return [
      ...rows
        .all(
          `SELECT id FROM ${table} d WHERE NOT EXISTS (SELECT 1 FROM ${versions} v WHERE v.parent_id = d.id AND ${isSame})`,
        )
        .map(({ id }) => `${table} ${id} has no version that is like it`),
      ...rows
        .all(`SELECT id FROM ${versions} WHERE parent_id NOT IN (SELECT id FROM ${table})`)
        .map(({ id }) => `version ${id} is of no ${table}`),
    ]
  })
}

const orphans = (rows: DataReader) => [
  ...rows
    .all('SELECT id FROM sessions WHERE user NOT IN (SELECT id FROM users)')
    .map(({ id }) => `session ${id} is nobody's`),
  ...rows
    .all('SELECT id FROM import_parts WHERE import NOT IN (SELECT id FROM imports)')
    .map(({ id }) => `part ${id} is of no import`),
  ...rows
    .all('SELECT id FROM change_requests WHERE entry IS NOT NULL AND entry NOT IN (SELECT id FROM entries)')
    .map(({ id }) => `change request ${id} is about no entry`),
  ...strays(rows),
]

const belongings = [
  ['reports', 'entry', 'entries'],
  ['verifications', 'id', 'entries'],
]

const strays = (rows: DataReader) =>
  belongings.flatMap(([table, column, of]) =>
    rows
      .all(`SELECT id FROM ${table} WHERE ${column} NOT IN (SELECT id FROM ${of})`)
      .map(({ id }) => `${table}: ${id} is of none of the ${of}`),
  )

/** Checks that a bulk operation has one log entry, with as many parts as that entry says. */
const halfActs = (rows: DataReader) => [
  ...rows
    .all(
      `SELECT id, parts, (SELECT count(*) FROM logs p WHERE p.part_of = l.id) AS n FROM logs l WHERE parts IS NOT NULL AND parts <> n`,
    )
    .map(({ id, parts, n }) => `line ${id} of the log says ${parts} parts, and has ${n}`),
  ...rows
    .all('SELECT id FROM logs WHERE part_of IS NOT NULL AND part_of NOT IN (SELECT id FROM logs)')
    .map(({ id }) => `line ${id} of the log is part of nothing`),
]

/** Checks that the journal has one part per applied row, and a finished import no longer blocks others. */
function halfImports(rows: DataReader, keepsJournals: boolean): string[] {
  const records = rows.all(`SELECT id, state, step, active_for, holder,
    (SELECT count(*) FROM import_parts p WHERE p.import = imports.id AND p.kind = 'journal') AS journal FROM imports`)
  return records.flatMap(({ id, state, step, active_for, holder, journal }) => {
    const problems: string[] = []
    const isOver = ['done', 'failed', 'cancelled', 'undone'].includes(String(state))
    if (isOver && (active_for !== id || holder !== null)) problems.push('still holds its place')
    if (keepsJournals && state === 'done' && step !== journal)
      problems.push(`has ${step} steps and ${journal} parts in its journal`)
    return problems.map((problem) => `import ${id} (${state}) ${problem}`)
  })
}

/** Folder in which the server records pending changes of files. */
const notes = '.unsettled'

/** Folder of uploads until they are complete. */
const incoming = 'incoming'

/** Checks that each document has its file, each file its document, and no incomplete file is left. */
function strayFiles({ all, dataDir }: DataReader): string[] {
  const folder = path.join(dataDir, 'files')
  const unsettled = readdirSync(folder).includes(notes) ? readdirSync(path.join(folder, notes)) : []
  const stored = new Map(
    readdirSync(folder)
      .filter((name) => name !== notes)
      .map((name) => [name, statSync(path.join(folder, name)).size]),
  )
  const documents = new Map(
    all('SELECT filename, filesize FROM files').map((row) => [String(row.filename), row.filesize]),
  )
  const parts = readdirSync(dataDir, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.part') || path.dirname(name) === incoming)
  return [
    ...[...documents].flatMap(([name, size]) =>
      stored.get(name) === size
        ? []
        : [`file ${name}: ${stored.get(name) ?? 'no'} bytes in the folder, ${size} by its document`],
    ),
    ...[...stored.keys()].flatMap((name) => (documents.has(name) ? [] : [`file ${name} has no document`])),
    ...[...parts, ...unsettled].map((name) => `${name} is left over`),
  ]
}
