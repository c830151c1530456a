/** Apart from the schemas, so that the site's script does not carry the validation library. */

/** What a column of a spreadsheet can be, in the order of the export. */
export const importFields = [
  'uuid',
  'category',
  'name',
  'street',
  'plz',
  'city',
  'email',
  'phone',
  'mobile',
  'website',
  'additionalInfo',
  'open1',
  'open2',
  'open3',
  'open4',
  'open5',
  'services',
  'barrierfree',
  'lat',
  'lon',
  // Beyond the export: other lists keep these apart or together.
  'houseNumber',
  'opened',
] as const
export type ImportField = (typeof importFields)[number]

/** The columns of the export and the template, as they are headed. */
export const exportColumns = {
  uuid: 'UUID',
  category: 'Kategorie',
  name: 'Name',
  street: 'Straße',
  plz: 'PLZ',
  city: 'Ort',
  email: 'E-Mail',
  phone: 'Telefon',
  mobile: 'Mobil',
  website: 'Website',
  additionalInfo: 'Zusatzinfo',
  open1: 'Öffnung 1',
  open2: 'Öffnung 2',
  open3: 'Öffnung 3',
  open4: 'Öffnung 4',
  open5: 'Öffnung 5',
  services: 'Leistungen',
  barrierfree: 'Barrierefrei',
  lat: 'lat',
  lon: 'lon',
} as const satisfies Partial<Record<ImportField, string>>
export type ExportField = keyof typeof exportColumns
export const exportFields = Object.keys(exportColumns) as ExportField[]

export const importLimits = {
  /** Bytes of a file. */
  file: 20_000_000,
  rows: 20_000,
  /** Days after its end that an import can be undone and its faulty rows be had. */
  keptDays: 30,
  columns: 200,
  /** Characters of a cell. */
  cell: 100_000,
} as const

export const importModes = ['valid-rows', 'all-or-nothing'] as const
export type ImportMode = (typeof importModes)[number]

/**
 * `planning` works out what would happen, `ready` waits for the decision, `waiting` for another import to end;
 * `rolling-back` takes back an import that was to be whole or not at all. The last five are ends.
 */
export const importStates = [
  'receiving',
  'planning',
  'ready',
  'waiting',
  'running',
  'rolling-back',
  'undoing',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const
export type ImportState = (typeof importStates)[number]

export const importRowKinds = ['new', 'changed', 'unchanged', 'faulty'] as const
export type ImportRowKind = (typeof importRowKinds)[number]
