import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { readRegionPlaces } from '#shared/regionPlaces'
import { emptySettings } from '#shared/settings'
import { createPublicData, type PublicData } from '../model/createPublicData.ts'
import type { CategoryRow, EntryRow, SettingsRow } from '../rows.ts'
import { sampleRows } from '../sampleRows.fixture.ts'

const file = (path: string) => readFileSync(new URL(`../../../../seed/${path}`, import.meta.url), 'utf8')

const { region } = JSON.parse(file('settings.json')) as Pick<SettingsRow, 'region'>
const names = { siteTitle: 'S', association: 'A', contactEmail: 'a@example.org' }
const settings: SettingsRow = {
  ...emptySettings,
  ...names,
  region,
  places: readRegionPlaces(file('places.txt')).places,
}

function demoRows(): EntryRow[] {
  const rows: Record<string, string>[] = parse(file('entries.csv'), {
    columns: true,
    delimiter: ';',
    bom: true,
  })
  const [template] = sampleRows(1) as [EntryRow]
  const degrees = (text: string | undefined) => (text ? Number(text.replace(',', '.')) : null)
  return rows.map((row) => ({
    ...template,
    id: row.UUID ?? '',
    category: row.Kategorie ?? '',
    name: row.Name ?? '',
    street: row.Straße ?? '',
    plz: row.PLZ ?? '',
    city: row.Ort ?? '',
    phone: row.Telefon ?? '',
    mobile: row.Mobil ?? '',
    additionalInfo: row.Zusatzinfo ?? '',
    services: row.Leistungen ?? '',
    barrierfree: row.Barrierefrei === 'ja',
    homeVisits: row.Hausbesuche ? row.Hausbesuche === 'ja' : null,
    serviceArea: row.Einsatzgebiet ?? '',
    lat: degrees(row.lat),
    lon: degrees(row.lon),
  }))
}

export const demoNames = () => demoRows().map(({ name }) => name)

const categoryRows = (JSON.parse(file('categories.json')) as Omit<CategoryRow, 'id'>[]).map((row) => ({
  ...row,
  id: row.name,
}))

export function demoDirectory(): PublicData {
  const model = createPublicData()
  model.replace({ settings, categories: categoryRows, entries: demoRows() })
  return model
}
