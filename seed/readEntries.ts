import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { openKeys } from '@directory/shared/entry'
import type { EntryFields } from '@directory/shared/entryRules'
import { parse } from 'csv-parse/sync'
import { seedFolder } from './seedFolder.ts'

/** The demo providers, from a file in the columns of the export. */
export async function readEntries(): Promise<(EntryFields & { uuid: string })[]> {
  const text = await readFile(path.join(seedFolder, 'entries.csv'), 'utf8')
  const rows: Record<string, string>[] = parse(text, { columns: true, delimiter: ';', bom: true })
  const degrees = (value: string | undefined) => (value ? Number(value.replace(',', '.')) : null)
  return rows.map((row) => ({
    uuid: row.UUID ?? '',
    category: row.Kategorie ?? '',
    name: row.Name ?? '',
    street: row.Straße ?? '',
    plz: row.PLZ ?? '',
    city: row.Ort ?? '',
    email: row['E-Mail'] ?? '',
    phone: row.Telefon ?? '',
    mobile: row.Mobil ?? '',
    website: row.Website ?? '',
    additionalInfo: row.Zusatzinfo ?? '',
    ...Object.fromEntries(openKeys.map((key, i) => [key, row[`Öffnung ${i + 1}`] ?? ''])),
    services: row.Leistungen ?? '',
    barrierfree: row.Barrierefrei === 'ja',
    lat: degrees(row.lat),
    lon: degrees(row.lon),
  }))
}
