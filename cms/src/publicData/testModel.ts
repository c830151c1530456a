import { emptySettings } from '#shared/settings'
import type { Rows } from './changes.ts'
import { createPublicData } from './model/createPublicData.ts'
import type { EntryRow, SettingsRow } from './rows.ts'
import { sampleRows } from './sampleRows.fixture.ts'

const [template] = sampleRows(1) as [EntryRow]
const silent = { additionalInfo: '', services: '', barrierfree: false, open1: '', open2: '' }

/** An entry that says nothing but what a test gives it. */
export const testRow = (fields: Partial<EntryRow>): EntryRow => ({
  ...template,
  ...silent,
  street: 'Weg 1',
  ...fields,
})

export const testSettings: SettingsRow = {
  ...emptySettings,
  siteTitle: 'S',
  association: 'A',
  contactEmail: 'a@example.org',
  region: { key: 'k', label: 'Landkreis', aliases: [], lat: 50.05, lon: 10.61, radiusKm: 25 },
  places: [],
}

export function testModel(rows: Partial<Rows>) {
  const model = createPublicData()
  model.replace(rows)
  return model
}

export const uuidsOf = (entries: readonly { uuid: string }[]) => entries.map(({ uuid }) => uuid)
