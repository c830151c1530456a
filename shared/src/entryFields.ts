/**
 * The one table of an entry's fields. Schemas, the rows in memory, proposals, imports, exports, forms, comparisons and
 * the collection are derived from it. Everybody may see these fields, a proposal may touch them, and each counts when
 * it is asked whether something has changed; what is not for everybody stands in `hiddenEntryFields`.
 *
 * Apart from the schemas of `entry.ts`, so that the site's script does not carry the validation library.
 */

/** `line` is plain text in one line, `text` in several; the others have rules of their own. */
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
  | 'degrees'

export type FormSection = 'who' | 'address' | 'place' | 'contact' | 'opening' | 'services'

/** Keys of the catalogues; those that only staff see are in `staffLabels.ts`. */
interface Labels {
  form: string
  hint?: string
  /** On the page of a provider, where it is named. */
  page?: string
}

export interface EntryField {
  kind: EntryFieldKind
  /** Without it there is no entry. An e-mail is asked for, too, though staff may leave it out. */
  required?: true
  /** Most characters, the same in forms, contract and collection. */
  limit?: number
  section: FormSection
  labels: Labels
  /** Beside a way to get in touch, in place of its label. */
  icon?: 'phone' | 'mobile' | 'mail' | 'globe'
  /** Entries that agree in all fields that have this are twins; it says how exactly they must agree. */
  identity?: 'words' | 'street' | 'exact'
}

const keys = <Name extends string>(name: Name) => ({ form: `entry_dialogue.${name}` }) as const

const opening = {
  kind: 'opening',
  limit: 120,
  section: 'opening',
  labels: { form: 'entry_dialogue.openingTitle', page: 'entry.opening' },
} as const

const degrees = {
  kind: 'degrees',
  section: 'place',
  labels: { form: 'entry_dialogue.placeTitle' },
} as const

/** In the order in which proposals and the ways to get in touch are shown; other orders say where they differ. */
export const entryFields = {
  category: {
    kind: 'category',
    required: true,
    limit: 80,
    section: 'who',
    labels: keys('category'),
  },
  name: {
    kind: 'line',
    required: true,
    limit: 150,
    section: 'who',
    labels: { ...keys('name'), hint: 'entry_dialogue.nameHint' },
    identity: 'words',
  },
  street: {
    kind: 'line',
    required: true,
    limit: 120,
    section: 'address',
    labels: keys('street'),
    identity: 'street',
  },
  plz: {
    kind: 'postcode',
    required: true,
    limit: 5,
    section: 'address',
    labels: { ...keys('plz'), hint: 'entry_dialogue.plzHint' },
    identity: 'exact',
  },
  city: {
    kind: 'line',
    required: true,
    limit: 80,
    section: 'address',
    labels: { ...keys('city'), hint: 'entry_dialogue.cityHint' },
  },
  phone: {
    kind: 'phone',
    limit: 60,
    section: 'contact',
    labels: { ...keys('phone'), page: 'contact.phone' },
    icon: 'phone',
  },
  mobile: {
    kind: 'phone',
    limit: 60,
    section: 'contact',
    labels: { ...keys('mobile'), page: 'contact.mobile' },
    icon: 'mobile',
  },
  email: {
    kind: 'email',
    limit: 254,
    section: 'contact',
    labels: { ...keys('email'), hint: 'entry_dialogue.emailHint', page: 'contact.email' },
    icon: 'mail',
  },
  website: {
    kind: 'website',
    limit: 500,
    section: 'contact',
    labels: { ...keys('website'), hint: 'entry_dialogue.websiteHint', page: 'contact.website' },
    icon: 'globe',
  },
  open1: opening,
  open2: opening,
  open3: opening,
  open4: opening,
  open5: opening,
  services: {
    kind: 'services',
    limit: 1000,
    section: 'services',
    labels: { ...keys('services'), hint: 'entry_dialogue.servicesHint', page: 'entry.services' },
  },
  barrierfree: {
    kind: 'flag',
    section: 'services',
    labels: { ...keys('barrierfree'), page: 'entry.barrierfree' },
  },
  additionalInfo: {
    kind: 'text',
    limit: 4000,
    section: 'services',
    labels: { ...keys('additionalInfo'), hint: 'entry_dialogue.additionalInfoHint', page: 'provider.more' },
  },
  lat: degrees,
  lon: degrees,
  closedDates: {
    kind: 'closures',
    limit: 300,
    section: 'opening',
    labels: { ...keys('closedDates'), hint: 'entry_dialogue.closedDatesHint' },
  },
  homeVisits: {
    kind: 'tristate',
    section: 'services',
    labels: keys('homeVisits'),
  },
  serviceArea: {
    kind: 'area',
    limit: 500,
    section: 'services',
    labels: { ...keys('serviceArea'), hint: 'entry_dialogue.serviceAreaHint' },
  },
} as const satisfies Record<string, EntryField>

/** Fields that are stored with an entry and never part of a public answer, with the role that may see them. */
export const hiddenEntryFields = {
  state: 'staff',
  /** Proves who asked for the entry. */
  token: 'submitter',
  submitterEmail: 'staff',
  formerNames: 'staff',
} as const

type Fields = typeof entryFields
export type EntryFieldName = keyof Fields
export type NamesOf<Kind extends EntryFieldKind> = {
  [Name in EntryFieldName]: Fields[Name]['kind'] extends Kind ? Name : never
}[EntryFieldName]
export type OpenKey = NamesOf<'opening'>

/** An entry's own fields; texts are `""` when empty. */
export type EntryContent = {
  [Name in EntryFieldName]: Name extends NamesOf<'flag'>
    ? boolean
    : Name extends NamesOf<'tristate'>
      ? boolean | null
      : Name extends NamesOf<'degrees'>
        ? number | null
        : string
}

export const entryFieldNames = Object.keys(entryFields) as EntryFieldName[]

export const isEntryField = (name: string): name is EntryFieldName => Object.hasOwn(entryFields, name)

/** A row of the table where its name is known only at run time. */
export const entryField = (name: EntryFieldName): EntryField => entryFields[name]

export function namesOf<Kind extends EntryFieldKind>(...kinds: Kind[]): NamesOf<Kind>[] {
  const wanted: readonly EntryFieldKind[] = kinds
  return entryFieldNames.filter((name): name is NamesOf<Kind> => wanted.includes(entryFields[name].kind))
}

export const openKeys: readonly OpenKey[] = namesOf('opening')

export type ContactName = {
  [Name in EntryFieldName]: Fields[Name]['section'] extends 'contact' ? Name : never
}[EntryFieldName]
/** The ways to get in touch, in the order in which they are shown. */
export const contactNames = entryFieldNames.filter(
  (name): name is ContactName => entryFields[name].section === 'contact',
)

type NoText = 'flag' | 'tristate' | 'degrees'
const emptyOf: Readonly<Partial<Record<EntryFieldKind, false | null>>> = {
  flag: false,
  tristate: null,
  degrees: null,
}

/** Whatever is text. */
export const textNames = entryFieldNames.filter(
  (name): name is Exclude<EntryFieldName, NamesOf<NoText>> => !(entryFields[name].kind in emptyOf),
)

/** The content of an entry without any information. */
export const emptyContent = Object.fromEntries(
  entryFieldNames.map((name) => {
    const empty = emptyOf[entryFields[name].kind]
    return [name, empty === undefined ? '' : empty]
  }),
) as EntryContent

/** The names with some of them moved to stand before another one. */
export function withMoved<Name extends string>(
  names: readonly Name[],
  moved: readonly Name[],
  before: Name,
): Name[] {
  const rest = names.filter((name) => !moved.includes(name))
  const index = rest.indexOf(before)
  return [...rest.slice(0, index), ...moved, ...rest.slice(index)]
}

/** Forms ask for the e-mail first: the token goes there. */
export const formOrder = withMoved(entryFieldNames, ['email'], 'phone')

export type EntryFormName = EntryFieldName | 'categoryNew'
/** The fields of an entry as forms hold and send them, in the order of the form. */
export const entryFormNames: readonly EntryFormName[] = formOrder.flatMap<EntryFormName>((name) =>
  name === 'category' ? [name, 'categoryNew'] : name,
)
