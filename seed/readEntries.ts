import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type emptyContent, entryFields } from '@directory/shared/entryFields'
import type { EntryFields } from '@directory/shared/entryRules'
import { columnFields, headerOf } from '@directory/shared/importFields'
import { parse } from 'csv-parse/sync'
import { seedFolder } from './seedFolder.ts'

/** Reads the demo providers; the file has the columns of the export. */
export async function readEntries(): Promise<(EntryFields & { uuid: string })[]> {
  const text = await readFile(path.join(seedFolder, 'entries.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true })
  const degrees = (value: string | undefined) => (value ? Number(value.replace(',', '.')) : null)
  const read = (row: Record<string, string>, name: (typeof columnFields)[number]) => {
    const cell = row[headerOf(name)]
    switch (entryFields[name].kind) {
      case 'degrees':
        return degrees(cell)
      case 'flag':
        return cell === 'ja'
      case 'tristate':
        return cell ? cell === 'ja' : null
      default:
        return cell ?? ''
    }
  }
  return rows.map((row) => ({
    uuid: row.UUID ?? '',
    ...(Object.fromEntries(columnFields.map((name) => [name, read(row, name)])) as typeof emptyContent),
  }))
}
