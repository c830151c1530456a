import type { EntryFieldName, OpenKey } from './entryFields.ts'

/**
 * German names of an entry's fields for staff, apart from the table itself, which every visitor's script includes. They
 * head the columns of the export and the template; further names are in the CMS (`understandColumns.ts`).
 */
export const fieldHeadings: Readonly<Record<EntryFieldName, string>> = {
  category: 'Kategorie',
  name: 'Name',
  street: 'Straße',
  plz: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
  mobile: 'Mobil',
  email: 'E-Mail',
  website: 'Website',
  open1: 'Öffnung 1',
  open2: 'Öffnung 2',
  open3: 'Öffnung 3',
  open4: 'Öffnung 4',
  open5: 'Öffnung 5',
  services: 'Leistungen',
  barrierfree: 'Barrierefrei',
  additionalInfo: 'Zusatzinfo',
  lat: 'lat',
  lon: 'lon',
  closedDates: 'Geschlossen',
  homeVisits: 'Hausbesuche',
  serviceArea: 'Einsatzgebiet',
}

type Reviewed = Exclude<EntryFieldName, OpenKey | 'lon'> | 'opened'

/** Returns the compared field: the opening lines count as one, and so does the position. */
function reviewed(name: EntryFieldName | 'opened'): Reviewed {
  if (name === 'lon') return 'lat'
  return name.startsWith('open') ? 'opened' : (name as Reviewed)
}

/** Returns its key in the catalogues. */
export const reviewLabel = (name: EntryFieldName | 'opened') => `review.field.${reviewed(name)}` as const
