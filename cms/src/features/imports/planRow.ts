import { settleAccess } from '@directory/shared/barrierfree'
import { categoryKey } from '@directory/shared/categoryName'
import { dottedDay } from '@directory/shared/closures'
import { currentPlaces } from '@directory/shared/entryMarks'
import {
  type EntryFieldName,
  emptyContent,
  entryField,
  namesOf,
  openKeys,
  textNames,
} from '@directory/shared/fields/entryFields'
import { columnFields } from '@directory/shared/fields/importFields'
import { toOpenLines } from '@directory/shared/openLines'
import { phoneSuggestion } from '@directory/shared/phone'
import { type CleanEntryFields, entryProblems } from '@directory/shared/rules/entryRules'
import { readPlaces } from '@directory/shared/typedPlaces'
import { isPhone } from '@directory/shared/wellFormed'
import { isTown } from '../../lib/places/postcodes.ts'
import { say } from '../../lib/words/translate.ts'
import { today } from '../../publicData/today.ts'
import { lacksZero } from './cells.ts'
import { faultOfRule, type RowRemark, remark, shorten } from './remarks.ts'
import type { ExistingEntry, ReadRow, RowChange } from './rows.ts'

const phoneNames = namesOf('phone')
type Fields = CleanEntryFields

export type RowOutcome =
  | { kind: 'new'; fields: Fields }
  | { kind: 'changed'; fields: Fields; changes: RowChange[]; whole: Fields }
  | { kind: 'unchanged'; whole: Fields }
  | { kind: 'faulty'; faults: RowRemark[] }

interface Options {
  /** Reasons why it is unclear which entry is meant. */
  doubts?: readonly RowRemark[]
  /** True if the row names no entry: then case, spaces and phone punctuation alone change nothing. */
  keepsForm?: boolean
}

/** Of a faulty row all faults. */
export function planRow(
  row: ReadRow,
  existing: ExistingEntry | null,
  { doubts = [], keepsForm = false }: Options = {},
): RowOutcome {
  const found = [
    ...row.faults,
    ...doubts,
    ...(existing?.state === 'pending' ? [remark('pending', 'uuid')] : []),
  ]
  if (row.faults.some(({ field }) => field === undefined)) return { kind: 'faulty', faults: found }
  const before = existing?.fields ?? {}
  const given = settleAccess(row.fields, before)
  const said = existing ? saidOf(given, before, keepsForm) : given
  // Most rows of a list that comes again.
  const isNews = existing ? existing.isTrashed || isVerified(row, existing) || differs(said, before) : true
  if (found.length === 0 && !isNews) return { kind: 'unchanged', whole: before }
  const whole = merge(before, said)
  // If the entry is unknown, only the row's own values can be checked.
  const broken = faultsOfRules(before, whole, found)
  found.push(...(doubts.length === 0 ? broken : broken.filter(({ field }) => isSaid(row, field))))
  if (found.length > 0) return { kind: 'faulty', faults: found }
  if (!existing) return { kind: 'new', fields: whole }

  const changed = columnFields.filter((field) => !isSame(field, before[field], whole[field]))
  const changes: RowChange[] = changed.map((field) => ({
    field,
    from: shown(before[field]),
    to: shown(whole[field]),
  }))
  if (isVerified(row, existing))
    changes.push({ field: 'checkedAt', from: dayOf(existing.checkedAt), to: dayOf(row.checkedAt) })
  if (existing.isTrashed) changes.push({ field: 'trash', from: say('import.trash'), to: '' })
  if (changes.length === 0) return { kind: 'unchanged', whole }
  const fields = Object.fromEntries(changed.map((field) => [field, whole[field]]))
  return { kind: 'changed', fields, changes, whole }
}

const isVerified = ({ checkedAt }: ReadRow, existing: ExistingEntry) =>
  checkedAt !== null && checkedAt > (existing.checkedAt ?? '')

const differs = (said: Fields, before: Fields) =>
  (Object.keys(said) as EntryFieldName[]).some(
    (field) => said[field] !== undefined && !isSame(field, before[field], said[field]),
  )

/**
 * What a row says of its entry. Without a position it says nothing of it, or importing the same file again would remove
 * it. What differs only in form stays, and so does a number whose first 0 a spreadsheet program has dropped: an export
 * that was opened and saved must not change it. What was said of free places before what is known now is no news.
 *
 * @param keepsForm other lists use capitals, other spaces or other punctuation in phone numbers
 */
function saidOf({ lat, lon, ...fields }: Fields, before: Fields, keepsForm: boolean): Fields {
  const given: Fields = { ...fields, ...(lat !== null && lat !== undefined && { lat, lon }) }
  for (const field of textNames) {
    const [old = '', now = ''] = [before[field], given[field]]
    const isZeroLost = entryField(field).kind === 'phone' && /^\d+$/.test(now) && old === `0${now}`
    const isKept = before[field] !== undefined && keepsForm && isSameButForm(field, old, now)
    if (given[field] !== undefined && (isKept || isZeroLost || isOlder(field, old, now))) given[field] = old
  }
  return given
}

function isOlder(field: EntryFieldName, old: string, now: string): boolean {
  if (entryField(field).kind !== 'places') return false
  const [before, said] = [readPlaces(old), readPlaces(now)]
  // What is older than thirty days is gone from every answer.
  return said !== null && (before ? said.date < before.date : !currentPlaces(now, today()))
}

/** Merges a row into its entry: fields without a column keep their value; empty opening lines are closed up. */
function merge(before: Fields, given: Fields): Fields {
  // Key by key in one order, because objects merged by spreading take several times the memory.
  const whole: Record<string, unknown> = {}
  for (const field of columnFields) whole[field] = given[field] === undefined ? before[field] : given[field]
  Object.assign(whole, toOpenLines(openKeys.map((key) => whole[key] as string | undefined)))
  for (const field of namesOf('degrees', 'flag', 'tristate')) whole[field] ??= emptyContent[field]
  return whole as Fields
}

/** Except of cells already reported as unreadable. */
function faultsOfRules(before: Fields, whole: Fields, found: readonly RowRemark[]): RowRemark[] {
  const reported = new Set<string | undefined>(found.map(({ field }) => field))
  const isAreaNew = whole.serviceArea !== before.serviceArea
  const keepsVisits = !isAreaNew && whole.homeVisits === (before.homeVisits ?? null)
  // Without a street: staff have left it out before.
  const allowed = { noEmail: true, noStreet: before.street === '', anyPhone: true, keepsVisits }
  return entryProblems(whole, { ...allowed, isClean: true, ...(isAreaNew && { isTown }) })
    .filter(({ field }) => !reported.has(field))
    .map(faultOfRule)
}

const isSaid = ({ fields }: ReadRow, field: string | undefined) =>
  field !== undefined && fields[field as EntryFieldName] !== undefined

/** Warns of text in a telephone column and of numbers that lost their leading 0; both are kept. */
export function warningsOfPhones({ fields: read }: ReadRow, planned: Fields): RowRemark[] {
  return phoneNames.flatMap((name) => {
    const given = read[name] ?? ''
    const cell = shorten(given)
    if (given !== '' && !isPhone(given)) return remark('no_phone', name, { cell }, 'words')
    const meant = phoneSuggestion(given)
    if (meant !== null) return remark('misread_phone', name, { cell, meant: shorten(meant) }, 'letters')
    const isLost = planned[name] === given && lacksZero(given)
    return isLost ? remark('lost_zero', name, { cell }, 'noZero') : []
  })
}

function isSame(field: EntryFieldName, before: unknown, after: unknown): boolean {
  if (field === 'category') return categoryKey(String(before ?? '')) === categoryKey(String(after ?? ''))
  return (before ?? '') === (after ?? '')
}

const dayOf = (date: string | null) => (date === null ? '' : dottedDay(date))

const shown = (value: unknown) => (value === true ? 'ja' : value === false ? 'nein' : String(value ?? ''))

/** They differ at most in case, spaces or, for phone numbers, punctuation. */
function isSameButForm(field: EntryFieldName, one: string, other: string): boolean {
  // The + of a country code counts: with it the same digits are another number.
  const ignored = entryField(field).kind === 'phone' ? /[^\p{L}\p{N}+]/gu : /\s/gu
  return isSameButCase(one.replace(ignored, ''), other.replace(ignored, ''))
}

/** Compares ignoring case: "STRASSE" is "Straße" in capitals; "Strasse" is another spelling. */
function isSameButCase(one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true
  const capitals = one.toUpperCase()
  return capitals === other.toUpperCase() && (one === capitals || other === capitals)
}
