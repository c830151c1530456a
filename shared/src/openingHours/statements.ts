import { allDayArranged, type Day, dayMinutes, type Span } from './meaning.ts'
import { type Item, itemsOf } from './parseItems.ts'
import type { Days } from './readDays.ts'
import { isWithin } from './readTimes.ts'
import type { DayPart } from './vocabulary.ts'

/** What one line says of some days. */
export interface Statement extends Days {
  day: Day
  /** Closed only then: "Mi nachmittags geschlossen". */
  part?: DayPart
}

export interface Line {
  statements: Statement[]
  always: boolean
  otherwise: boolean
  /** The parts of a house that it speaks of. */
  places: string[]
}

type Content = Extract<Item, { kind: 'times' | 'allDay' | 'closed' | 'arrangement' }>

/** Null where the line was not understood as a whole. */
export function readLine(line: string): Line | null {
  const read = itemsOf(line)
  if (!read) return null
  const reader = new LineReader(trimmed(read.items))
  return reader.read() ? { ...reader.line, places: read.places } : null
}

/** Without commas that separate nothing. */
const trimmed = (items: readonly Item[]) =>
  items.filter(
    ({ kind }, i) =>
      kind !== 'separator' || (i > 0 && i < items.length - 1 && items[i + 1]?.kind !== 'separator'),
  )

class LineReader {
  readonly line: Omit<Line, 'places'> = { statements: [], always: false, otherwise: false }
  private at = 0
  private readonly items: readonly Item[]

  constructor(items: readonly Item[]) {
    this.items = items
  }

  read(): boolean {
    const first = this.items.find(({ kind }) => kind !== 'except' && kind !== 'also')
    const isTimesFirst = first?.kind === 'times'
    while (this.at < this.items.length) {
      if (!(this.separator() || (isTimesFirst ? this.timesThenDays() : this.daysThenContent()))) return false
    }
    return true
  }

  private peek(ahead = 0): Item | undefined {
    return this.items[this.at + ahead]
  }

  private take<Kind extends Item['kind']>(...kinds: Kind[]): Extract<Item, { kind: Kind }> | null {
    const item = this.peek()
    if (!item || !(kinds as string[]).includes(item.kind)) return null
    this.at++
    return item as Extract<Item, { kind: Kind }>
  }

  private separator() {
    return this.take('separator') !== null
  }

  private add(days: Days, day: Day) {
    const { week, nth, holidays, isWorkdays = false } = days
    this.line.statements.push({ week, nth, holidays, isWorkdays, day })
    return true
  }

  private addPart(days: Days, part: DayPart) {
    return this.line.statements.push({ ...days, day: [], part }) > 0
  }

  /** "8-12 Uhr Mo-Fr, 14-18 Uhr Di": each time is followed by its days. */
  private timesThenDays(): boolean {
    const times = this.take('times')
    const days = times && this.take('days')
    const next = this.peek()?.kind
    if (!times || !days || (next !== undefined && next !== 'separator')) return false
    return this.add(days, times.spans)
  }

  private daysThenContent(): boolean {
    const part = this.peek(1)?.kind === 'days' ? this.take('part') : null
    const days = this.take('days')
    if (days) return this.ofDays(this.without(days)) && this.lastIsWithin(part?.part)
    if (this.take('also')) return this.extension()
    if (this.take('except')) return this.exclusion()
    const content = this.take('closed', 'allDay', 'arrangement')
    return content !== null && this.withoutDays(content)
  }

  /** "vormittags Mo-Fr 8-12 Uhr". */
  private lastIsWithin(part: DayPart | undefined): boolean {
    return (
      part === undefined || (this.line.statements.at(-1)?.day.every((span) => isWithin(span, part)) ?? false)
    )
  }

  /** "Mo-Fr außer Mi 8-12". */
  private without(days: Days): Days | null {
    if (this.peek()?.kind !== 'except') return days
    this.at++
    const excluded = this.take('days')
    return excluded && this.excluding(days, excluded)
  }

  private ofDays(days: Days | null): boolean {
    if (!days) return false
    // "Freitag, 14 bis 17 Uhr"
    if (this.peek()?.kind === 'separator' && this.peek(1)?.kind === 'times') this.at++
    const part = this.take('part')
    if (part) return this.take('closed') !== null && this.addPart(days, part.part)
    const content = this.take('times', 'allDay', 'closed', 'arrangement')
    if (!content) return false
    if (content.kind === 'closed') return this.add(days, [])
    if (content.kind === 'arrangement') {
      const times = this.peek()?.kind === 'times' ? this.take('times') : null
      return this.add(days, times ? arranged(times.spans) : allDayArranged)
    }
    if (content.kind === 'allDay') return this.aroundTheClock(days)
    const qualifier = this.qualifier()
    return this.add(days, qualifier ? arranged(content.spans) : content.spans)
  }

  private aroundTheClock(days: Days): boolean {
    if (days.week.length === 7 && days.nth.length === 0) {
      this.line.always = true
      return true
    }
    return this.add(days, [{ from: 0, to: dayMinutes, arranged: false }])
  }

  /** "8-12 Uhr nur nach Vereinbarung": the times themselves are by arrangement, not what is beyond them. */
  private qualifier(): boolean {
    const next = this.peek()
    if (next?.kind === 'arrangement') {
      this.at++
      return true
    }
    const after = this.peek(1)
    const isBound = after?.kind === 'arrangement' && (after.only || after.isRegistration)
    if (next?.kind !== 'separator' || next.by !== 'comma' || !isBound) return false
    this.at += 2
    return true
  }

  /** Nothing but more of the same after it: "täglich 8-18 Uhr, auch an Feiertagen". */
  private extension(): boolean {
    const last = this.line.statements.at(-1)
    const days = this.take('days')
    if (!days) return this.peek()?.kind === 'arrangement'
    if (!this.isAtEnd()) return this.ofDays(days)
    return last !== undefined && this.add(days, last.day)
  }

  private exclusion(): boolean {
    const days = this.take('days')
    const part = this.take('part')
    if (days && part) return this.isAtEnd() && this.addPart(days, part.part)
    const last = this.line.statements.pop()
    if (!last || !days || !this.isAtEnd()) return false
    const rest = this.excluding(last, days)
    return rest !== null && this.add(rest, last.day)
  }

  private isAtEnd() {
    const next = this.peek()?.kind
    return next === undefined || next === 'separator'
  }

  /** The days without some of them; that holidays are excluded is a statement of its own. */
  private excluding(days: Days, excluded: Days): Days | null {
    if (excluded.nth.length > 0 || !excluded.week.every((day) => days.week.includes(day))) return null
    if (excluded.holidays && !days.holidays) this.add({ week: [], nth: [], holidays: true }, [])
    const week = days.week.filter((day) => !excluded.week.includes(day))
    const holidays = days.holidays && !excluded.holidays
    return week.length + days.nth.length === 0 && !holidays ? null : { week, nth: days.nth, holidays }
  }

  private withoutDays(content: Exclude<Content, { kind: 'times' }>): boolean {
    const isFirst = this.line.statements.length === 0 && !this.line.always && !this.line.otherwise
    if (content.kind === 'closed') return this.closedDays()
    if (content.kind === 'allDay') {
      // "rund um die Uhr", and "24 Stunden täglich".
      if (this.peek(1)?.kind === 'days' && this.items.length === this.at + 2) this.separator()
      const days = this.take('days')
      if (!isFirst) return false
      if (days) return this.aroundTheClock(days)
      this.line.always = true
      return true
    }
    const isArrangedDays = this.peek()?.kind === 'days'
    if (isArrangedDays) return this.arrangedDays(isFirst)
    // "Mo 8-12 und n. V., Di 8-12": by arrangement on Monday only, or always?
    const rest = this.items.slice(this.at)
    const isOfAll = rest.every(({ kind }) => ['separator', 'days', 'closed', 'arrangement'].includes(kind))
    this.line.otherwise = true
    return isOfAll && !this.lastIsClosed()
  }

  /** "Sa geschlossen und nach Vereinbarung": which? "Sa geschlossen, sonst nach Vereinbarung" is clear. */
  private lastIsClosed() {
    const before = this.items[this.at - 2]
    if (before?.kind === 'separator' && before.by === 'else') return false
    return this.line.statements.length > 0 && this.line.statements.at(-1)?.day.length === 0
  }

  /** "geschlossen: Mo, Di"; "geschlossen" alone says so of every day. */
  private closedDays(): boolean {
    const days = this.take('days')
    if (days) return this.isAtEnd() && this.add(days, [])
    const isAlone = this.items.length === 1
    return isAlone && this.add({ week: [0, 1, 2, 3, 4, 5, 6], nth: [], holidays: true }, [])
  }

  /** "nach Vereinbarung Mo-Fr 8-12 Uhr". */
  private arrangedDays(isFirst: boolean): boolean {
    const days = this.take('days')
    if (!isFirst || !days) return false
    const times = this.take('times')
    return this.isAtEnd() && this.add(days, times ? arranged(times.spans) : allDayArranged)
  }
}

const arranged = (spans: readonly Span[]): Day => spans.map((span) => ({ ...span, arranged: true }))
