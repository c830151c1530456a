import type { Readable } from 'node:stream'
import { dayMs } from '../../clock.ts'
import { createXmlParser, parseStream } from './xmlParser.ts'

/** Format in which a spreadsheet shows a number, as far as it changes the meaning. */
export type NumberKind = 'number' | 'date' | 'time' | 'date and time'

const maxStyles = 100_000

/** Returns how each cell style formats a number, by the style's index. */
export async function readNumberKinds(styles: Readable): Promise<NumberKind[]> {
  const codes = new Map<string, string>()
  const kinds: NumberKind[] = []
  // The named styles of the program have the same elements as those of cells.
  let isOfCells = false
  const parser = createXmlParser({
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt' && codes.size < maxStyles) codes.set(numFmtId, formatCode)
      if (name === 'xf' && isOfCells && kinds.length < maxStyles)
        kinds.push(builtIn(Number(numFmtId)) ?? kindOf(codes.get(numFmtId) ?? ''))
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  await parseStream(styles, parser)
  return kinds
}

/** Returns the kind of formats that every program knows by number. */
function builtIn(format: number): NumberKind | undefined {
  if (format >= 14 && format <= 17) return 'date'
  if ((format >= 18 && format <= 21) || (format >= 45 && format <= 47)) return 'time'
  return format === 22 ? 'date and time' : undefined
}

function kindOf(code: string): NumberKind {
  const signs = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '').toLowerCase()
  const hasTime = /[hs]/.test(signs)
  const hasDate = /[dy]/.test(signs) || (!hasTime && /m/.test(signs))
  if (hasDate) return hasTime ? 'date and time' : 'date'
  return hasTime ? 'time' : 'number'
}

/** Day 0 of spreadsheets; days before March 1900 differ by one in some programs, but occur in no directory. */
const firstDay = Date.UTC(1899, 11, 30)
/** Last day of the year 9999, the largest date of spreadsheets. */
const lastDay = 2_958_465

/** Returns a number as people type it: no 4.9E+11 for a phone number, no days since 1900 for a date. */
export function numberText(raw: string, kind: NumberKind = 'number'): string {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw
  if (kind !== 'number' && number >= 0 && number <= lastDay) return momentText(number, kind)
  return Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
}

function momentText(days: number, kind: NumberKind): string {
  const minute = 60_000
  const iso = new Date(firstDay + Math.round((days * dayMs) / minute) * minute).toISOString()
  const date = `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
  const time = iso.slice(11, 16)
  if (kind === 'date and time') return `${date} ${time}`
  return kind === 'time' ? time : date
}
