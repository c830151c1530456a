import { isTown } from '#lib/places/postcodes.ts'
import { say } from '#lib/words/translate.ts'
import { today } from '#publicData/onDate.ts'
import { settleAccess } from '#shared/barrierfree'
import { categoryKey } from '#shared/categoryName'
import { dottedDay } from '#shared/closures'
import { currentPlaces } from '#shared/entryMarks'
import {
  type EntryFieldName,
  emptyContent,
  entryField,
  isOpenKey,
  type NamesOf,
  openKeys,
  phoneNames,
  textNames,
} from '#shared/fields/entryFields'
import { columnFields, type ImportRowKind } from '#shared/fields/importFields'
import { phoneSuggestion } from '#shared/phoneNumbers'
import { isReadable } from '#shared/plainText'
import { type CleanEntryFields, entryProblems } from '#shared/rules/entryRules'
import { readPlaces } from '#shared/typedPlaces'
import { isPhone } from '#shared/wellFormed'
import { lacksZero, meansEmpty } from './cells.ts'
import { faultOfRule, type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, ExistingEntry, ReadRow, RowChange } from './rows.ts'

type Fields = CleanEntryFields

export interface RowOutcome {
  kind: ImportRowKind
  /** Empty unless the row is faulty. */
  faults: RowRemark[]
  /** The entry as it will be, without empty fields. */
  whole: Fields
  /** Of a new row those that are not empty, the changed ones of a changed row. */
  fields: Fields
  changes: RowChange[]
}

/** @param doubts why it is unclear which entry is meant */
export function planRow(
  row: ReadRow,
  existing: ExistingEntry | null,
  doubts: readonly RowRemark[] = [],
): RowOutcome {
  const isPending = existing?.state === 'pending'
  const faults = [...row.faults, ...doubts, ...(isPending ? [remark('pending', 'uuid')] : [])]
  const before = existing?.fields ?? {}
  const nothing: RowOutcome = { kind: 'unchanged', faults, whole: before, fields: {}, changes: [] }
  if (row.faults.some(({ field }) => field === undefined)) return { ...nothing, kind: 'faulty' }
  const given = settleAccess(row.fields, before)
  const said = existing ? saidOf(given, before, row.uuid === null) : given
  const isSaid = (field: string) => said[field as EntryFieldName] !== undefined
  const isNews = (field: EntryFieldName) => isSaid(field) && !isSame(field, before[field], said[field])
  const isVerified = existing !== null && row.checkedAt !== null && row.checkedAt > (existing.checkedAt ?? '')
  // The shortest way, because most rows of a list that is imported again change nothing.
  if (existing && faults.length === 0 && !existing.isTrashed && !isVerified && !columnFields.some(isNews))
    return nothing
  const whole = merge(before, said)
  const broken = faultsOfRules(before, whole, faults)
  // If the entry is unknown, only the row's own values can be checked.
  faults.push(...(doubts.length === 0 ? broken : broken.filter(({ field = '' }) => isSaid(field))))
  if (faults.length > 0) return { ...nothing, kind: 'faulty' }
  if (!existing) return { ...nothing, kind: 'new', whole, fields: whole }
  const after = (field: EntryFieldName) => whole[field] ?? emptyContent[field]
  const changed = columnFields.filter((field) => !isSame(field, before[field], after(field)))
  const changes = changed.map((field): RowChange => {
    return { field, from: shown(before[field]), to: shown(after(field)) }
  })
  if (isVerified)
    changes.push({ field: 'checkedAt', from: dayOf(existing.checkedAt), to: dayOf(row.checkedAt) })
  if (existing.isTrashed) changes.push({ field: 'trash', from: say('import.trash'), to: '' })
  const fields = Object.fromEntries(changed.map((field) => [field, after(field)]))
  return { ...nothing, kind: changes.length > 0 ? 'changed' : 'unchanged', whole, fields, changes }
}

/**
 * The values that a row gives its entry. A missing position keeps the stored one, or importing the same file again would
 * remove it. Telephone numbers keep a leading 0 that a spreadsheet program has dropped, because an export that was only
 * opened and saved must not change an entry. Older statements about free places are ignored.
 *
 * @param keepsForm for rows without a UUID: differences in case, spaces and punctuation of numbers are ignored
 */
function saidOf(given: Fields, before: Fields, keepsForm: boolean) {
  const said = { ...given }
  if (said.lat === null) for (const field of ['lat', 'lon'] as const) delete said[field]
  for (const field of textNames) {
    const [old, now] = [before[field], given[field]]
    if (now === undefined || now === old) continue
    const isZeroLost = isPhoneField(field) && /^\d+$/.test(now) && old === `0${now}`
    const isKept = old !== undefined && keepsForm && isSameButForm(field, old, now)
    if (isKept || isZeroLost || isOlder(field, old, now)) said[field] = old ?? ''
  }
  return said
}

function isOlder(field: EntryFieldName, old: string | undefined, now: string) {
  if (entryField(field).kind !== 'places') return false
  const [before, said] = [readPlaces(old ?? ''), readPlaces(now)]
  // Answers no longer contain statements older than thirty days.
  return said !== null && (before ? said.date < before.date : !currentPlaces(now, today()))
}

/** Without empty fields; those without a column keep their value, opening lines are closed up. */
function merge(before: Fields, given: Fields) {
  // Key by key in one order, because objects merged by spreading take several times the memory.
  const whole: Record<string, unknown> = {}
  let lines = 0
  for (const field of columnFields) {
    const value = given[field] === undefined ? before[field] : given[field]
    if (value === undefined || value === emptyContent[field]) continue
    whole[isOpenKey(field) ? (openKeys[lines++] ?? field) : field] = value
  }
  return whole as Fields
}

/** Except of cells already reported as unreadable. */
function faultsOfRules(before: Fields, whole: Fields, found: readonly RowRemark[]): RowRemark[] {
  const isAreaNew = whole.serviceArea !== before.serviceArea
  const keepsVisits = !isAreaNew && whole.homeVisits === (before.homeVisits ?? null)
  // Without a street: staff have left it out before.
  const allowed = {
    isClean: true,
    noEmail: true,
    noStreet: before.street === '',
    anyPhone: true,
    keepsVisits,
  }
  return entryProblems(whole, isAreaNew ? { ...allowed, isTown } : allowed)
    .filter(({ field }) => !found.some((one) => one.field === field))
    .map(faultOfRule)
}

const isPhoneField = (field: EntryFieldName): field is NamesOf<'phone'> => entryField(field).kind === 'phone'

/** Of text and of numbers that lost their leading 0; both are kept. */
export const warningsOfPhones = ({ fields: read }: ReadRow, planned: Fields): RowRemark[] =>
  phoneNames.flatMap((name) => {
    const given = read[name] ?? ''
    const cell = shorten(given)
    if (given !== '' && !isPhone(given)) return remark('no_phone', name, { cell }, 'words')
    const meant = phoneSuggestion(given)
    if (meant !== null) return remark('misread_phone', name, { cell, meant: shorten(meant) }, 'letters')
    const isLost = planned[name] === given && lacksZero(given)
    return isLost ? remark('lost_zero', name, { cell }, 'noZero') : []
  })

/** Fields that lose nothing: positions are computed again, and restoring from the trash removes nothing. */
const neverLost: readonly string[] = ['lat', 'lon', 'checkedAt', 'trash'] satisfies RowChange['field'][]

/**
 * The values that a row removes from its entry. Hours in one cell are replaced, even if fewer lines remain; if each
 * line has its own column, an empty cell removes its line, and those below move up.
 */
export function lostValues(changes: readonly RowChange[], cells: Cells) {
  const lines = changes.filter(({ field }) => isOpenKey(field))
  const isWithoutHours = lines.some(({ field, to }) => field === 'open1' && to === '')
  const hasOneCell = !openKeys.some((key) => key in cells)
  const isEmpty = (field: EntryFieldName) => {
    const cell = cells[field]
    return cell !== undefined && (!isReadable(cell) || meansEmpty(field, cell))
  }
  return changes.flatMap((change) => {
    const { field, from, to } = change
    if (neverLost.includes(field)) return []
    const name = field as EntryFieldName
    if (!isOpenKey(field))
      return to === '' || (to === 'nein' && entryField(name).kind === 'flag' && isEmpty(name)) ? [change] : []
    const isLost = hasOneCell
      ? isWithoutHours && to === ''
      : from !== '' && isEmpty(name) && !lines.some((line) => line.to === from)
    return isLost ? [{ field, from, to: '' }] : []
  })
}

function isSame(field: EntryFieldName, before: unknown, after: unknown) {
  if (before === after) return true
  if (field === 'category') return categoryKey(String(before ?? '')) === categoryKey(String(after ?? ''))
  return (before ?? '') === (after ?? '')
}

const dayOf = (date: string | null) => (date === null ? '' : dottedDay(date))

const shown = (value: unknown) => (value === true ? 'ja' : value === false ? 'nein' : String(value ?? ''))

/** They differ at most in case, spaces or, for phone numbers, punctuation. "STRASSE" is "Straße" in capitals. */
function isSameButForm(field: EntryFieldName, one: string, other: string) {
  // The + of a country code counts: with it the same digits are another number.
  const ignored = isPhoneField(field) ? /[^\p{L}\p{N}+]/gu : /\s/gu
  const [a, b] = [one, other].map((text) => text.replace(ignored, '')) as [string, string]
  if (a.toLowerCase() === b.toLowerCase()) return true
  const capitals = a.toUpperCase()
  return capitals === b.toUpperCase() && (a === capitals || b === capitals)
}
