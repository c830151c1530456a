import { isOneOf, recordOf } from '../ownValue.ts'
import { fieldNames, type NamesOfKind, namesOfKind } from './tables.ts'

/**
 * The one table of an entry's fields, from which all else about them is derived. All are public, proposals may change
 * them, and each counts in comparisons; others are in `hiddenEntryFields`. Apart from the schemas of `entry.ts`, so
 * that the site's script does not include the validation library.
 */

/** `line` is plain text in one line, `text` in several; the others have their own rules. */
export type EntryFieldKind =
  | 'category'
  | 'line'
  | 'postcode'
  | 'phone'
  | 'email'
  | 'website'
  | 'opening'
  /** Days of absence, in one line. */
  | 'closures'
  | 'services'
  | 'flag'
  /** Yes, no or unknown. */
  | 'tristate'
  /** Area of home visits, in one line. */
  | 'area'
  | 'text'
  /** Whether places are free, with the day, in one line. */
  | 'places'
  | 'degrees'

export type FormSection =
  | 'who'
  | 'address'
  | 'place'
  | 'contact'
  | 'opening'
  | 'services'
  | 'access'
  | 'openData'

export interface EntryField {
  kind: EntryFieldKind
  /** An e-mail is required too, though staff may leave it out. */
  required?: true
  /** Characters, the same in forms, contract and collection. */
  limit?: number
  section: FormSection
  /** Key of the hint in forms. */
  hint?: string
  /** If its label on the page of a provider differs. */
  page?: string
  /** Marks, page and print show the yes or no under the field's label, whose text is in `public.json`. */
  isFact?: true
  /** Shown instead of its label. */
  icon?: 'phone' | 'mobile' | 'mail' | 'globe'
}

const opening = { kind: 'opening', limit: 120, section: 'opening' } as const
const degrees = { kind: 'degrees', section: 'place' } as const
const fact = { kind: 'tristate', section: 'access', isFact: true } as const

/**
 * In the order of proposals and contact details. A field's label is `entry_dialogue.<name>`. A new field comes last,
 * and so does its column.
 */
export const entryFields = {
  category: { kind: 'category', required: true, limit: 80, section: 'who' },
  name: { kind: 'line', required: true, limit: 150, section: 'who', hint: 'entry_dialogue.nameHint' },
  street: { kind: 'line', required: true, limit: 120, section: 'address' },
  plz: { kind: 'postcode', required: true, limit: 5, section: 'address', hint: 'entry_dialogue.plzHint' },
  city: { kind: 'line', required: true, limit: 80, section: 'address', hint: 'entry_dialogue.cityHint' },
  phone: { kind: 'phone', limit: 60, section: 'contact', page: 'contact.phone', icon: 'phone' },
  mobile: { kind: 'phone', limit: 60, section: 'contact', page: 'contact.mobile', icon: 'mobile' },
  email: {
    kind: 'email',
    limit: 254,
    section: 'contact',
    hint: 'entry_dialogue.emailHint',
    page: 'contact.email',
    icon: 'mail',
  },
  website: {
    kind: 'website',
    limit: 500,
    section: 'contact',
    hint: 'entry_dialogue.websiteHint',
    page: 'contact.website',
    icon: 'globe',
  },
  open1: opening,
  open2: opening,
  open3: opening,
  open4: opening,
  open5: opening,
  services: { kind: 'services', limit: 1000, section: 'services', hint: 'entry_dialogue.servicesHint' },
  barrierfree: { kind: 'flag', section: 'access' },
  additionalInfo: {
    kind: 'text',
    limit: 4000,
    section: 'services',
    hint: 'entry_dialogue.additionalInfoHint',
    page: 'provider.more',
  },
  lat: degrees,
  lon: degrees,
  closedDates: { kind: 'closures', limit: 300, section: 'opening', hint: 'entry_dialogue.closedDatesHint' },
  homeVisits: { kind: 'tristate', section: 'services' },
  serviceArea: { kind: 'area', limit: 500, section: 'services', hint: 'entry_dialogue.serviceAreaHint' },
  stepFree: fact,
  wideDoor: fact,
  lift: fact,
  accessibleToilet: fact,
  parking: fact,
  hearingLoop: fact,
  places: { kind: 'places', limit: 40, section: 'services', hint: 'entry_dialogue.placesHint' },
  /** No answer is no agreement. */
  openData: { kind: 'tristate', section: 'openData', hint: 'entry_dialogue.openDataHint' },
} as const satisfies Record<string, EntryField>

/**
 * In the export and the template; further names are in `columnNames.json`. Apart, because the site's script needs none.
 */
export const entryColumns: Readonly<Record<keyof typeof entryFields, string>> = {
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
  stepFree: 'Stufenlos',
  wideDoor: 'Breite Tür',
  lift: 'Aufzug',
  accessibleToilet: 'Toilette',
  parking: 'Parkplatz',
  hearingLoop: 'Höranlage',
  places: 'Freie Plätze',
  openData: 'Offene Daten',
}

/** Never part of a public answer, with the role that may see them. */
export const hiddenEntryFields = {
  state: 'staff',
  /** Proves who submitted the entry. */
  token: 'submitter',
  submitterEmail: 'staff',
  formerNames: 'staff',
  positionSource: 'staff',
  /** True until its address has been looked up. */
  needsLocating: 'staff',
} as const

type Fields = typeof entryFields
export type EntryFieldName = keyof Fields
export type NamesOf<Kind extends EntryFieldKind> = NamesOfKind<Fields, Kind>
export type OpenKey = NamesOf<'opening'>

type ByKind<Names extends string, Kinds, Text> = {
  [Name in Names]: Name extends EntryFieldName
    ? Fields[Name]['kind'] extends keyof Kinds
      ? Kinds[Fields[Name]['kind']]
      : Text
    : Text
}

type Values = { flag: boolean; tristate: boolean | null; degrees: number | null }
/** Texts are `""` when empty. */
export type EntryContent = ByKind<EntryFieldName, Values, string>

export const entryFieldNames = fieldNames(entryFields)

export const isEntryField = (name: string): name is EntryFieldName => Object.hasOwn(entryFields, name)

export const entryField = (name: EntryFieldName): EntryField => entryFields[name]

/** What belongs to the kind of each field, or else to a text. */
export const byKind = <Names extends string, Kinds extends object, Text>(
  names: readonly Names[],
  kinds: Kinds,
  text: (name: Names) => Text,
) =>
  recordOf(names, (name) => {
    const kind = isEntryField(name) && entryFields[name].kind
    return kind && kind in kinds ? kinds[kind as keyof Kinds] : text(name)
  }) as ByKind<Names, Kinds, Text>

export const namesOf = <Kind extends EntryFieldKind>(...kinds: Kind[]) => namesOfKind(entryFields, ...kinds)

export const phoneNames = namesOf('phone')

export const openKeys: readonly OpenKey[] = namesOf('opening')
export const isOpenKey = isOneOf(openKeys)

/** The opening lines have one, and so has the position. */
export function fieldLabel(name: EntryFieldName | 'opened') {
  if (name === 'opened' || isOpenKey(name)) return 'entry_dialogue.openingTitle'
  return name === 'lat' || name === 'lon' ? 'entry_dialogue.placeTitle' : (`entry_dialogue.${name}` as const)
}

export type ContactName = {
  [Name in EntryFieldName]: Fields[Name]['section'] extends 'contact' ? Name : never
}[EntryFieldName]
/** In the order in which they are shown. */
export const contactNames = entryFieldNames.filter(
  (name): name is ContactName => entryFields[name].section === 'contact',
)

const empty: Readonly<Values> = { flag: false, tristate: null, degrees: null }
type TextName = Exclude<EntryFieldName, NamesOf<keyof Values>>

export const textNames = entryFieldNames.filter(
  (name): name is TextName => !(entryFields[name].kind in empty),
)

export const emptyContent: EntryContent = byKind(entryFieldNames, empty, () => '')
