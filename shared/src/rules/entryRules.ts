import { saysBarrierfree, withoutBarrierfree } from '../barrierfree.ts'
import { cleanCategoryName } from '../categoryName.ts'
import { type Closure, normaliseClosures, readClosures, writeClosures } from '../closures.ts'
import { type EntryContent, type EntryFieldKind, entryFields, openKeys } from '../fields/entryFields.ts'
import { type EntryFormName, entryFormNames, formField } from '../fields/formOrder.ts'
import { placesStates, placesWords } from '../freePlaces.ts'
import { cleanEmail } from '../mailAddress.ts'
import { parseOpenLines } from '../openLines.ts'
import { isOneOf, ownValue, recordOf } from '../ownValue.ts'
import { isReadable, plainLine, plainText } from '../plainText.ts'
import { isDegrees, roundedDegrees } from '../region.ts'
import { saysNothing } from '../saysNothing.ts'
import { maxAreaKm, readServiceArea, wholeDistrict } from '../serviceArea.ts'
import { isEmail, isPhone, isPostcode, toWebsite } from '../wellFormed.ts'
import { firstOf, onePerField, problemsOfTexts, tooLong } from './problems.ts'

/** The site has a text for each. */
export const entryCodes = [
  'category_new_missing',
  'category_missing',
  'category_invalid',
  'name_missing',
  'name_invalid',
  'plz_missing',
  'street_missing',
  'email_missing',
  'plz_invalid',
  'city_missing',
  'website_invalid',
  'email_invalid',
  'phone_invalid',
  'position_invalid',
  'closures_invalid',
  'places_invalid',
  'area_invalid',
  'area_town_unknown',
  'area_without_visits',
  'too_long',
] as const
export type EntryCode = (typeof entryCodes)[number]

export interface EntryProblem<Code extends string = EntryCode> {
  code: Code
  field: string
  /** For the text of the code. */
  values?: Readonly<Record<string, string | number>>
}

/** A new category, which is named in `categoryNew`. */
export const otherCategory = 'other'

/** Of texts, by kind. */
const cleaners: Readonly<Partial<Record<EntryFieldKind, (text: string) => string>>> = {
  category: (text) => cleanCategoryName(plainLine(text)),
  line: plainLine,
  postcode: plainLine,
  phone: plainLine,
  email: cleanEmail,
  website(text) {
    const website = plainLine(text)
    return toWebsite(website) ?? website
  },
  closures: (text) => normaliseClosures(plainLine(text)),
  services: (text) => withoutBarrierfree(plainText(text)),
  area: plainLine,
  text: plainText,
  places: plainLine,
}

const kindOf = new Map<string, EntryFieldKind>(entryFormNames.map((name) => [name, formField(name).kind]))

type ValueOf<Name> = Name extends keyof EntryContent ? EntryContent[Name] : string

/** As received; absent fields stay unchanged (in a new entry: empty), and null is empty. */
export type EntryFields = { [Name in EntryFormName | 'opened']?: ValueOf<Name> | null } & {
  closures?: readonly Closure[] | null
}

/** In stored form: `opened` became lines, `closures` text, the barrier-free prefix a flag. */
export type CleanEntryFields = { [Name in EntryFormName]?: ValueOf<Name> }

/** Refuses nothing. */
export function cleanEntryFields(typed: EntryFields): CleanEntryFields {
  const clean: Record<string, unknown> = {}
  if (typed.closures !== undefined) clean.closedDates = cleaners.closures?.(closuresOf(typed))
  for (const name of Object.keys(typed) as (keyof EntryFields)[]) {
    const value = typed[name]
    const kind = kindOf.get(name)
    if (!kind || value === undefined || (name === 'closedDates' && typed.closures !== undefined)) continue
    const cleanText = cleaners[kind]
    if (kind === 'tristate' || typeof value === 'boolean') clean[name] = value
    else if (cleanText) {
      const text = cleanText((value as string | null) ?? '')
      clean[name] = isAddressName(name) ? cleanAddress(name, text) : text
    }
  }
  // Turning home visits off also removes the area, unless a new one is given.
  if (typed.homeVisits === false) clean.serviceArea ??= ''
  // Not spread: thousands of rows would be copied once more.
  return Object.assign(clean, cleanAccess(typed), cleanLines(typed), cleanPosition(typed))
}

const closuresOf = ({ closures, closedDates }: EntryFields) =>
  closures ? writeClosures(closures) : (closedDates ?? '')

function cleanAccess({ barrierfree, services, stepFree }: EntryFields): CleanEntryFields {
  if (typeof barrierfree === 'boolean') return { barrierfree }
  const isSaid = saysBarrierfree(plainText(services ?? ''))
  // Clients without the flag use only the prefix; beside an answer about steps, its absence says nothing.
  const isSilent = typeof stepFree === 'boolean' && !isSaid
  return isSilent || (services === undefined && barrierfree === undefined) ? {} : { barrierfree: isSaid }
}

export const addressNames = ['street', 'city'] as const
const isAddressName = isOneOf(addressNames)
const nounsOfAddress = {
  street: ['strasse', 'adresse', 'anschrift', 'hausnummer'],
  city: ['ort', 'stadt', 'wohnort', 'adresse', 'anschrift'],
} as const

/** "x", "u.": neither a street nor a town. */
const singleLetter = /^\s*\p{L}\.?\s*$/u

const postcodeBefore = /^\(?(?:PLZ:?\s*)?(?:DE?\s*[-–]?\s*)?\d{2} ?\d{3}(?!\d)[\s,.:;/–—)-]*(?=\p{L}|$)/iu
const postcodeAfter = /(?<=\p{L}\.?\)?)[\s,–-]{1,3}\(?(?:DE?[ -])?\d{5}\)?$/u

/** Empties what says nothing ("-", "k. A.", "x"), and cuts a postcode off the town. */
export function cleanAddress(name: (typeof addressNames)[number], text: string) {
  const part = name === 'city' ? text.replace(postcodeBefore, '').replace(postcodeAfter, '') : text
  // A town of Lower Saxony; in small letters it is a word.
  if (name === 'city' && part === 'Ohne') return part
  return saysNothing(part, nounsOfAddress[name]) || singleLetter.test(part) ? '' : part
}

/** They replace `opened`. */
function cleanLines(input: EntryFields): CleanEntryFields {
  const { opened } = input
  const typed = openKeys.filter((key) => input[key] !== undefined)
  if (typed.length > 0 && (typeof opened !== 'string' || typed.some((key) => input[key] !== null)))
    return recordOf(typed, (key) => plainLine(input[key] ?? '').replaceAll(';', ','))
  return opened === undefined ? {} : parseOpenLines(plainText(opened ?? '').replaceAll('\n', ';'))
}

/** Two numbers or none (in old data, -1 means none). Half of one leaves the position alone. */
function cleanPosition({ lat, lon }: EntryFields): CleanEntryFields {
  if (lat === undefined || lon === undefined) return {}
  const [isLat, isLon] = [lat, lon].map((degrees) => typeof degrees === 'number' && degrees !== -1)
  if (isLat !== isLon) return {}
  return typeof lat === 'number' && typeof lon === 'number' && isLat
    ? { lat: roundedDegrees(lat), lon: roundedDegrees(lon) }
    : { lat: null, lon: null }
}

interface Options {
  noEmail?: boolean
  /** Left out deliberately: reached by telephone only, or at changing places. */
  noStreet?: boolean
  /** For imported lists: telephone numbers are accepted as they are. */
  anyPhone?: boolean
  /** If absent, every town name is accepted. */
  isTown?: (name: string) => boolean
  /** Unchanged, so values accepted in the past stay valid. */
  keepsVisits?: boolean
  /** Made by `cleanEntryFields`: thousands of rows need it once. */
  isClean?: boolean
}

/** The first problem of a whole entry in the order of the form, or null. */
export const checkEntry = (input: EntryFields, options: Options = {}) => firstOf(problemsOf(input, options))

/** In the order of the form. */
export const entryProblems = (input: EntryFields, options: Options = {}) =>
  onePerField(problemsOf(input, options))

const problemsOf = (input: EntryFields, options: Options): Iterable<EntryProblem> =>
  options.isClean
    ? problemsOfClean(input as CleanEntryFields, options)
    : problemsOfTexts(input, limits, (fields) => problemsOfClean(cleanEntryFields(fields), options))

type Add = (code: EntryCode, field: string, values?: EntryProblem['values']) => void

function problemsOfClean(entry: CleanEntryFields, options: Options) {
  const { noEmail = false, noStreet = false } = options
  const { category, name = '' } = entry
  const named = categoryOf(entry)
  const [missing, categoryField]: [EntryCode, EntryFormName] =
    category === otherCategory ? ['category_new_missing', 'categoryNew'] : ['category_missing', 'category']
  const found: EntryProblem[] = []
  const add: Add = (code, field, values) => void found.push({ code, field, ...(values && { values }) })
  if (named === '') add(missing, categoryField)
  if (!name) add('name_missing', 'name')
  if (!entry.plz) add('plz_missing', 'plz')
  if (!entry.street && !noStreet) add('street_missing', 'street')
  if (!entry.email && !noEmail) add('email_missing', 'email')
  found.push(...tooLong(entry, limits))
  if (saysNothing(named)) add(isReadable(named) ? missing : 'category_invalid', categoryField)
  if (saysNothing(name)) add(isReadable(name) ? 'name_missing' : 'name_invalid', 'name')
  if (!isPostcode(entry.plz ?? '')) add('plz_invalid', 'plz')
  if (!entry.city) add('city_missing', 'city')
  if (entry.email && !isEmail(entry.email)) add('email_invalid', 'email')
  addProblemsOfForm(add, entry, options)
  return found
}

type Test = readonly [EntryCode, isValid: (text: string, name: EntryFormName) => boolean]
/** Of what is filled in, by kind. */
const tests: Readonly<Partial<Record<EntryFieldKind, Test>>> = {
  phone: ['phone_invalid', isPhone],
  website: ['website_invalid', (text) => toWebsite(text) !== null],
  degrees: ['position_invalid', (text, name) => isDegrees(Number(text), name === 'lat' ? 90 : 180)],
  closures: ['closures_invalid', (text) => readClosures(text) !== null],
  places: ['places_invalid', (text) => placesStates.some((state) => text.startsWith(placesWords[state]))],
}

const tested = entryFormNames.flatMap((name) => {
  const [code, isValid] = tests[formField(name).kind] ?? []
  return code && isValid ? [{ name, code, isValid }] : []
})

function addProblemsOfForm(add: Add, entry: CleanEntryFields, options: Options) {
  const { anyPhone = false, isTown, keepsVisits = false } = options
  for (const { name, code, isValid } of tested) {
    const value = entry[name] ?? ''
    if (value === '' || (code === 'phone_invalid' && anyPhone)) continue
    if (!isValid(String(value), name)) add(code, name)
  }
  const serviceArea = entry.serviceArea ?? ''
  if (serviceArea === '') return
  const area = readServiceArea(serviceArea)
  const about = 'serviceArea'
  if (area === null) add('area_invalid', about, { district: wholeDistrict, max: maxAreaKm })
  const unknown = area?.kind === 'towns' && isTown ? area.towns.filter((town) => !isTown(town)) : []
  if (unknown.length > 0)
    add('area_town_unknown', about, { towns: unknown.map((town) => `„${town}“`).join(', ') })
  if (entry.homeVisits === false && !keepsVisits) add('area_without_visits', about)
}

/** `opened` holds all opening lines, each with a `;`. */
const limits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    entryFormNames.flatMap((name) => {
      const { limit } = formField(name)
      return limit === undefined ? [] : [[name, limit]]
    }),
  ),
  opened: openKeys.length * (entryFields.open1.limit + 1),
}

/** Undefined if unlimited. */
export const maxLengthOf = (field: string) => ownValue(limits, field)

export const categoryOf = ({ category = '', categoryNew = '' }: CleanEntryFields) =>
  category === otherCategory ? categoryNew : category

/** Refuses characters that addresses cannot carry (the server removes them). */
export const checkNewCategory = (name: string): EntryProblem<'category_characters'> | null =>
  /[+/?&#%]/.test(name) ? { code: 'category_characters', field: 'categoryNew' } : null
