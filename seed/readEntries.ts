import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Confirmer } from '#shared/checked'
import { columnFields, headerOf } from '#shared/fields/importFields'
import { typedFields } from '#shared/fields/typedFields'
import { addDays } from '#shared/moment'
import { recordOf } from '#shared/ownValue'
import type { EntryFields } from '#shared/rules/entryRules'

interface Confirmation {
  by: Confirmer
  /** `YYYY-MM-DD` */
  at: string
}

/** Confirmed within a year, within 18 months, and earlier; the rest were never confirmed. */
const fresh = 60
const due = 10
const old = 8
/** Days since the import of a list whose author had checked all entries. */
const importedDaysAgo = 200

/**
 * Always the same number of days ago for each entry.
 * @param today `YYYY-MM-DD`
 */
export function demoConfirmation(uuid: string, hasEmail: boolean, today: string): Confirmation | null {
  const hash = createHash('sha256').update(`confirmed ${uuid}`).digest()
  const share = hash.readUInt16BE(0) % 100
  const some = hash.readUInt16BE(2)
  const who = hash.readUInt16BE(4) % 10
  if (share >= fresh + due + old) return null
  const by = who < 3 ? 'import' : who < 7 && hasEmail ? 'provider' : 'staff'
  if (share < fresh) return { by, at: addDays(today, by === 'import' ? -importedDaysAgo : -2 - (some % 340)) }
  return { by, at: addDays(today, share < fresh + due ? -380 - (some % 140) : -570 - (some % 330)) }
}

/** Folder of the data files; the compiled seed runs from `dist` inside it. */
export const seedFolder =
  path.basename(import.meta.dirname) === 'dist' ? path.dirname(import.meta.dirname) : import.meta.dirname

/** The file has the columns of the export. */
export async function readEntries(): Promise<(EntryFields & { uuid: string })[]> {
  const text = await readFile(path.join(seedFolder, 'entries.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true })
  const textIn = (cell = '') => ({ ja: 'true', nein: 'false' })[cell] ?? cell
  return rows.map((row) => ({
    uuid: row.UUID ?? '',
    ...typedFields(recordOf(columnFields, (name) => textIn(row[headerOf(name)]))),
  }))
}
