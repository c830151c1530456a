import { appendTo } from '#shared/appendTo'
import type { ImportField } from '#shared/fields/importFields'
import { foldedWords } from '#shared/fold'
import { inputLimit } from '#shared/inputLimit'
import { dayCodes } from '#shared/openingHours/parseStoredHours'
import { phoneNumbersIn } from '#shared/phoneNumbers'
import { plainMarkup } from '#shared/plainMarkup'
import { saysNothing } from '#shared/saysNothing'
import { cellLimit, isOverlong, saysGone } from './cells.ts'
import { columnHeading, type RowRemark, remark, shorten } from './remarks.ts'
import type { Cells, Columns, RowCells } from './rows.ts'
import { splitAddress, splitContact } from './splitAddress.ts'
import { shortDays, weekdayOf } from './understandColumns.ts'

/** Reads the rows of a file, in which each column is the same. A row that names its entry is taken to the letter. */
export function cellReader(columns: Columns, headers: readonly string[] = []) {
  const heads = columns.map((field, column) => {
    const header = headers[column]?.trim() ?? ''
    const day = field === 'opened' ? weekdayOf(header) : null
    return { field, header, day, isDistrict: district.test(header) }
  })
  const infos = heads.filter(({ field, isDistrict }) => field === 'additionalInfo' && !isDistrict)
  const [isJoined, uuidAt] = [infos.length > 1, columns.indexOf('uuid')]
  return (row: readonly string[]): RowCells => {
    const uuid = row[uuidAt]?.trim().toLowerCase() || null
    const cells: Cells = {}
    const [remarks, extras]: [RowRemark[], string[]] = [[], []]
    const hours: [day: string, cell: string][] = []
    let gone = ''
    for (const [column, { field, header, day, isDistrict }] of heads.entries()) {
      const cellGiven = row[column] ?? ''
      if ((uuid === null || field === null) && !day && saysGone(field, header, cellGiven))
        gone ||= [header, cellGiven.trim()].filter(Boolean).join(': ')
      if (!field) continue
      const given = isOverlong(field, cellGiven)
        ? cellGiven.slice(0, inputLimit(cellLimit(field)) + 1)
        : cellGiven
      const plain = uuid === null ? plainMarkup(given) : given
      if (plain !== given) remarks.push(remark('markup', field, { cell: shorten(given) }))
      const cell = uuid === null ? wordedHere(field, numberIn(field, plain, extras)) : plain
      if (day) hours.push([day, cell])
      else if (field !== 'additionalInfo') cells[field] ??= cell
      else if (isDistrict) extras.push(joined('', header, cell))
      else cells[field] = isJoined ? joined(cells[field], header, cell) : cell
    }
    if (hours.length > 0) cells.opened = [cells.opened, hoursByDay(hours)].filter(Boolean).join('; ')
    splitCells(cells, extras)
    const { town, part } = (uuid === null && districtBehind.exec(cells.city ?? '')?.groups) || {}
    if (part !== undefined) {
      cells.city = town
      extras.push(`Ortsteil: ${part}`)
    }
    joinCells(cells)
    const isTooWide = row.slice(heads.length).some((cell) => cell.trim() !== '')
    return { cells, uuid, isTooWide, remarks, gone, extras: extras.filter(Boolean) }
  }
}

/** Heading of a column with the part of a municipality; the municipality is the town of the address. */
const district = /^(?:(?:orts|stadt|gemeinde)teil|OT)$/i
const districtBehind = /^(?<town>\p{L}[^,;(]*?)[\s,;(-]+(?:OT|Ortsteil)[\s.:]+(?<part>\p{L}[^()]*)\)?\s*$/u

/** A cell too long for one number holds several, with names: it goes to the extras as a whole, too. */
function numberIn(field: ImportField, cell: string, extras: string[]) {
  if (!numbers.includes(field) || isOverlong(field, cell)) return cell
  const fax = faxBehind.exec(cell)?.groups?.fax
  if (fax) extras.push(fax.trim())
  const number = cell
    .trim()
    // "97437.0", "'0952112", "Tel.: 09521 12, Fax 09521 13"
    .replace(/^(\d{4,})[.,]0+$/, '$1')
    .replace(/^'(?=[\d+])/, '')
    .replace(/^(?:tel(?:efon)?|fon|phone|mobil|handy)\b[.:\s]*(?=[\d+(])/i, '')
    .replace(faxBehind, '')
  if (field === 'plz' || number.length <= cellLimit(field)) return number
  const found = phoneNumbersIn(number).map(({ text }) => text)
  while (found.join(', ').length > cellLimit(field)) found.pop()
  if (found.length === 0) return number
  extras.push(`${columnHeading(field, 'de')}: ${number}`)
  return found.join(', ')
}
const numbers: readonly ImportField[] = ['plz', 'phone', 'mobile']
const faxBehind = /[\s,;/|(]+(?<fax>(?:tele)?fax\b.*)$/is

/** Translates the notations of other programs: "text#address#" of Access, hours of OpenStreetMap. */
function wordedHere(field: ImportField, cell: string) {
  if (field === 'website' || field === 'email') return cell.replace(/^[^#]*#(?:mailto:)?([^#]+)#.*$/s, '$1')
  if (field !== 'opened' || !codedHours.test(cell)) return cell
  return cell.replace(/[A-Za-z]+|24\/7/g, (code) => hourCodes[code.toLowerCase()] ?? code)
}
const hourCodes: Readonly<Partial<Record<string, string>>> = {
  ...Object.fromEntries(dayCodes.map((code, day) => [code.toLowerCase(), shortDays[day]])),
  ...{ ph: 'Feiertage', off: 'geschlossen', closed: 'geschlossen', '24/7': 'Mo-So 00:00-24:00' },
}
const codedHours = new RegExp(`^(?:${dayCodes.join('|')}|PH|off|closed|24/7|[\\d:,;+\\s-])+$`)

function joined(before: string | undefined, header: string, cell: string) {
  if (cell.trim() === '') return before ?? ''
  const isNamed = header !== '' && foldedWords(header).join(' ') !== 'zusatzinfo'
  return [before, isNamed ? `${header}: ${cell.trim()}` : cell].filter(Boolean).join(', ')
}

/** Days with the same hours share a line: there are fewer lines than days. */
function hoursByDay(all: readonly (readonly [day: string, cell: string])[]) {
  const days = new Map<string, string[]>()
  for (const [day, cell] of all)
    if (!saysNothing(cell)) appendTo(days, cell.trim().replace(/\s*[;\r\n]+\s*/g, ', '), day)
  return [...days].map(([cell, own]) => `${own.join(', ')} ${cell}`).join('; ')
}

/** Splits cells that hold several fields. A field's own column comes first. */
function splitCells(cells: Cells, extras: string[]) {
  for (const whole of ['phoneEmail', 'address', 'plzCity'] as const) {
    const cell = cells[whole]
    if (cell === undefined || isOverlong(whole, cell)) continue
    delete cells[whole]
    const found: Cells = whole === 'phoneEmail' ? splitContact(cell) : splitAddress(cell, whole)
    if (found.phone) found.phone = numberIn('phone', found.phone, extras)
    for (const [field, part] of Object.entries(found) as [ImportField, string][])
      if (part && !cells[field]?.trim()) cells[field] = part
      else if (part && part !== cells[field] && (field === 'phone' || field === 'email'))
        extras.push(`${columnHeading(field, 'de')}: ${part}`)
  }
}

/** Joins what other lists keep apart: house number to street, area code to number, first name to name. */
function joinCells(cells: Cells) {
  const hasPersons = cells.person !== undefined
  const take = (part: 'houseNumber' | 'areaCode' | 'firstName' | 'person') => {
    if (isOverlong(part, cells[part])) return ''
    const own = cells[part]?.trim() ?? ''
    if (part in cells) delete cells[part]
    return own
  }
  const [houseNumber, areaCode] = [take('houseNumber'), take('areaCode')]
  const [firstName, person] = [take('firstName'), take('person')]
  const [street, phone] = [cells.street?.trim(), cells.phone?.trim() ?? '']
  if (houseNumber !== '' && street !== undefined) cells.street = `${street} ${houseNumber}`
  // Only a number without area code gets one.
  if (areaCode !== '' && /^[^0+(]/.test(phone)) cells.phone = `${areaCode} ${phone}`
  const own = cells.name?.trim() ?? ''
  const name = hasPersons ? person : own
  const whole = name.includes(firstName) ? name : `${firstName} ${name}`.trim()
  if (hasPersons === (own === '') && whole !== '') cells.name = whole
}
