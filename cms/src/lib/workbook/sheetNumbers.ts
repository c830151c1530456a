import { dayMs } from '#clock.ts'
import { dottedDay } from '#shared/closures'

/** How a spreadsheet shows a number, as far as it changes the meaning. */
export interface NumberKind {
  hasDate: boolean
  hasTime: boolean
}

/** @param code the format's own, unless it is built in */
export function kindOf(format: number, code = ''): NumberKind {
  const signs = (builtIn(format) ?? code).replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase()
  const hasTime = /[hs]/.test(signs)
  return { hasTime, hasDate: /[dy]/.test(signs) || (!hasTime && signs.includes('m')) }
}

function builtIn(format: number): string | undefined {
  if (format >= 14 && format <= 17) return 'd'
  if ((format >= 18 && format <= 21) || (format >= 45 && format <= 47)) return 'h'
  return format === 22 ? 'd h' : undefined
}

/** Day 0 of spreadsheets; days before March 1900 differ by one in some programs, but occur in no directory. */
const firstDay = Date.UTC(1899, 11, 30)
/** Last day of the year 9999, the largest date of spreadsheets. */
const lastDay = 2_958_465
const minuteMs = 60_000

/** Returns a number as people type it: no 4.9E+11 for a phone number, no days since 1900 for a date. */
export function numberText(raw: string, { hasDate, hasTime }: Partial<NumberKind> = {}) {
  const number = Number(raw)
  if (raw.trim() === '' || !Number.isFinite(number)) return raw
  if (!(hasDate || hasTime) || number < 0 || number > lastDay)
    return Number.isInteger(number) && Math.abs(number) < 1e21 ? BigInt(number).toString() : String(number)
  const moment = new Date(firstDay + Math.round((number * dayMs) / minuteMs) * minuteMs).toISOString()
  return [hasDate && dottedDay(moment.slice(0, 10)), hasTime && moment.slice(11, 16)]
    .filter(Boolean)
    .join(' ')
}
