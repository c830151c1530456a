import { Cursor, type OfKind } from './cursor.ts'
import { allDay, allDayArranged, type Day, type OpenSpan } from './meaning.ts'
import type { Item } from './parseItems.ts'
import { type Days, daysWithout } from './readDays.ts'
import { isWithin } from './readTimes.ts'
import { byArrangement } from './spans.ts'
import type { HoursLine, Statement } from './statements.ts'
import type { DayPart } from './vocabulary.ts'

type Separator = OfKind<Item, 'separator'>

const trimmed = (items: readonly Item[]) =>
  items.filter(
    ({ kind }, i) =>
      kind !== 'separator' || (i > 0 && i < items.length - 1 && items[i + 1]?.kind !== 'separator'),
  )

export class LineReader extends Cursor<Item> {
  readonly line: Omit<HoursLine, 'places'> = {
    statements: [],
    always: false,
    otherwise: false,
    arrangesAll: false,
    breaks: [],
    closedParts: [],
  }
  private isElse: boolean
  /** First separator of the line: "sonst nach Vereinbarung" after other lines. */
  private readonly lead: Separator['by'] | null

  constructor(items: readonly Item[]) {
    super(trimmed(items))
    const [first] = items
    this.lead = first?.kind === 'separator' ? first.by : null
    this.isElse = this.lead === 'else'
  }

  read() {
    const first = this.items.find(({ kind }) => kind !== 'except' && kind !== 'also')
    const isTimesFirst = first?.kind === 'times'
    while (this.at < this.items.length) {
      if (!(this.separator() || (isTimesFirst ? this.timesThenDays() : this.daysThenContent()))) return false
    }
    return true
  }

  private separator() {
    const next = this.tried(() => {
      const separator = this.take('separator')
      // "Mo 8-12 oder Di 8-12"
      return separator?.by === 'or' && this.peek() !== 'arrangement' ? null : separator
    })
    if (next) this.isElse = next.by === 'else'
    return next !== null
  }

  private add(days: Days, day: Day, more: Pick<Statement, 'only' | 'until' | 'part'> = {}) {
    this.line.statements.push({ ...days, day, isElse: this.isElse, ...more })
    return true
  }

  /** "8-12 Uhr Mo-Fr, 14-18 Uhr Di": each time is followed by its days. */
  private timesThenDays() {
    const times = this.take('times')
    if (times && this.skip('break', 'closed')) return this.pause(times.spans)
    const only = this.skip('only') && 'days'
    const days = times && this.take('days')
    if (!times || !days || !this.isAtEnd()) return false
    return this.add(days, times.spans, only ? { only } : {})
  }

  private daysThenContent() {
    const ahead = this.peek(1) === 'only' ? 2 : 1
    const part = this.peek(ahead) === 'days' ? this.take('part')?.part : undefined
    const isOnly = this.take('only') !== null
    const days = this.take('days')
    // "vormittags Mo-Fr 8-12 Uhr"; "nachmittags nur Mi 14-16" does not mention Wednesday morning.
    if (days)
      return (
        this.ofDays(this.without(days), isOnly && !part ? 'days' : undefined) &&
        (!part || this.line.statements.at(-1)?.day.every((span) => isWithin(span, part)) === true)
      )
    if (isOnly) return false
    if (this.take('also')) return this.extension()
    if (this.take('except')) return this.exclusion()
    if (this.take('break')) return this.pauseOfDays()
    const times = this.take('times')
    if (times) return this.take('break', 'closed') !== null && this.pause(times.spans)
    if (this.peek() === 'part') return this.closedPart()
    const content = this.take('closed', 'allDay', 'arrangement')
    return content !== null && this.withoutDays(content)
  }

  /** "Mo-Fr außer Mi 8-12". */
  private without(days: Days) {
    if (!this.skip('except')) return days
    const excluded = this.take('days')
    return excluded && this.excluding(days, excluded)
  }

  private ofDays(days: Days | null, onlyDays?: 'days') {
    if (!days) return false
    // "Freitag, 14 bis 17 Uhr"
    if (this.peek() === 'separator' && this.peek(1) === 'times') this.at++
    const only = this.take('only') ? 'times' : onlyDays
    const part = this.take('part')
    if (part) return this.partOf(days, part.part, only === 'times')
    const content = this.take('times', 'until', 'allDay', 'closed', 'arrangement')
    if (!content) return false
    if (content.kind === 'closed') return this.add(days, [])
    if (content.kind === 'until') return this.isAtEnd() && this.add(days, [], { until: content.until })
    if (content.kind === 'arrangement') {
      const times = this.take('times')
      const day = times ? byArrangement(times.spans) : allDayArranged
      return this.add(days, day, { only: content.only ? 'times' : only })
    }
    if (content.kind === 'allDay') return this.aroundTheClock(days, only)
    // "Mi ab 13 Uhr geschlossen"
    const isClosing = (this.peek(1) ?? 'separator') === 'separator' && this.take('closed', 'break')
    if (isClosing) return content.spans.length === 1 && this.add(days, [], { part: content.spans[0] })
    const binds = this.binds(content.spans.length)
    return binds !== null && this.add(days, binds ? byArrangement(content.spans) : content.spans, { only })
  }

  /** "Mi nachmittags geschlossen", and "Mi nur vormittags", which means the same. */
  private partOf(days: Days, part: DayPart, isOnly: boolean) {
    if (this.take('closed') || this.moreClosed()) return this.add(days, [], { part })
    if (!isOnly || !this.isAtEnd() || part === 'evening') return false
    return this.add(days, [], { part: part === 'morning' ? 'afternoon' : 'morning' })
  }

  /** What follows "Mi Nachmittag" in "Mi Nachmittag, Fr Nachmittag und Sa geschlossen". */
  private moreClosed(): boolean {
    const read = () => {
      const days = this.separator() ? this.take('days') : null
      const part = this.take('part')?.part
      return days && (this.skip('closed') || this.moreClosed()) && this.add(days, [], { part })
    }
    return this.tried(() => read() || null) !== null
  }

  /** "Mittagspause 12-13 Uhr" and "Mittagspause Mo-Do 12-13 Uhr". */
  private pauseOfDays() {
    const days = this.take('days')
    const spans = this.take('times')?.spans ?? []
    this.take('closed')
    return this.pause(spans, days?.week.length === 7 ? null : days)
  }

  private pause([span, ...more]: readonly OpenSpan[], days: Days | null = null) {
    if (!span || span.to === null || more.length > 0 || !this.isAtEnd()) return false
    return days ? this.add(days, [], { part: span }) : this.line.breaks.push(span) > 0
  }

  /** "Mo-Fr 8-12, nachmittags geschlossen". */
  private closedPart() {
    const part = this.take('part')
    if (!part || !this.take('closed') || !this.isAtEnd() || this.items[this.at - 3]?.kind !== 'separator')
      return false
    this.line.closedParts.push(part.part)
    return true
  }

  private aroundTheClock(days: Days, only?: Statement['only']) {
    if (days.week.length === 7 && days.nth.length === 0) {
      this.line.always = true
      return true
    }
    return this.add(days, allDay, { only })
  }

  /**
   * "8-12 Uhr nur nach Vereinbarung": the times themselves need an appointment, not the hours outside them. Null
   * if it is unclear which times are meant: "8-12, 14-18 nach Vereinbarung", "Mo 8-12, Sa 9-12 nur nach Vereinbarung".
   */
  private binds(times: number) {
    const [next, after] = this.items.slice(this.at)
    const isFirst = this.line.statements.length === 0
    if (next?.kind === 'arrangement') {
      if (next.adds) return false
      this.at++
      const isOfLast = !(next.only || next.isRegistration || next.inBracket)
      return times === 1 && (isFirst || isOfLast) ? true : null
    }
    const isBound = after?.kind === 'arrangement' && !after.adds && (after.only || after.isRegistration)
    if (next?.kind !== 'separator' || next.by !== 'comma' || !isBound || !isFirst) return false
    this.at += 2
    return this.at === this.items.length ? true : null
  }

  /**
   * "täglich 8-18 Uhr, auch an Feiertagen". False after several statements, because it is unclear which one is meant.
   */
  private extension() {
    // "Mo-Fr 8-12 nach Vereinbarung auch samstags"
    const before = this.items.slice(0, this.at - 1).findLast(({ kind }) => kind !== 'separator')
    if (before?.kind === 'arrangement') return false
    const last = this.line.statements.at(-1)
    const days = this.take('days')
    if (!days) return this.peek() === 'arrangement'
    if (!this.isAtEnd()) return this.ofDays(days)
    if (last === undefined) return this.line.always
    return this.line.statements.length === 1 && this.line.statements.push({ ...last, ...days }) > 0
  }

  private exclusion() {
    const times = this.take('times')
    if (times) return this.line.statements.length === 1 && this.pause(times.spans)
    const days = this.take('days')
    const part = this.take('part')?.part
    if (days && part) return this.isAtEnd() && this.add(days, [], { part })
    const last = this.line.statements.pop()
    if (!last || !days || !this.isAtEnd()) return false
    // "Mo-Fr 8-12, Mo-Do 14-16, außer Mi", "Mo-Fr 8-12, 14-16 (außer Mi)": unclear whether in the morning, too.
    if (last.day.length > 1) return false
    if (this.line.statements.some(({ week }) => week.some((day) => days.week.includes(day)))) return false
    const rest = this.excluding(last, days)
    return rest !== null && this.line.statements.push({ ...last, ...rest }) > 0
  }

  private isAtEnd() {
    const next = this.peek()
    return next === undefined || next === 'separator'
  }

  /** Excluded holidays become a separate statement. */
  private excluding(days: Days, excluded: Days): Days | null {
    if (excluded.holidays && !days.holidays) this.add({ week: [], nth: [], holidays: true }, [])
    return daysWithout(days, excluded)
  }

  private withoutDays(content: OfKind<Item, 'allDay' | 'closed' | 'arrangement'>) {
    const isFirst = this.line.statements.length === 0 && !this.line.always && !this.line.otherwise
    if (content.kind === 'closed') return this.closedDays()
    if (content.kind === 'allDay') {
      // "rund um die Uhr", and "24 Stunden täglich".
      if (this.peek(1) === 'days' && this.items.length === this.at + 2) this.separator()
      const days = this.take('days')
      if (!isFirst) return false
      if (days) return this.aroundTheClock(days)
      this.line.always = true
      return true
    }
    if (this.peek() === 'days') return this.arrangedDays(isFirst)
    const before = this.items[this.at - 2]
    const by = before?.kind === 'separator' ? before.by : this.at === 1 ? this.lead : null
    const isRequired = content.only || content.isRegistration
    if (isFirst && !content.adds && (by === null || by === 'comma')) this.line.arrangesAll = isRequired
    else if (isRequired && !content.adds && by === 'comma' && !content.inBracket) return this.arrangeAll()
    else if (content.only && !content.adds && by !== 'else') return false
    // "Mo 8-12 und n. V., Di 8-12": unclear whether by arrangement only on Monday or always.
    const rest = this.items.slice(this.at)
    const isOfAll = rest.every(({ kind }) => ['separator', 'days', 'closed', 'arrangement'].includes(kind))
    this.line.otherwise = true
    return isOfAll && (by === 'else' || !this.lastIsClosed())
  }

  /** The end of "Di 9-12, Do 14-17, nur nach Vereinbarung". */
  private arrangeAll() {
    for (const statement of this.line.statements) statement.day = byArrangement(statement.day)
    return this.line.statements.length > 0 && !this.lastIsClosed() && this.at === this.items.length
  }

  /** "Sa geschlossen und nach Vereinbarung" is unclear, unlike the same with "sonst". */
  private lastIsClosed() {
    return this.line.statements.length > 0 && this.line.statements.at(-1)?.day.length === 0
  }

  /** "geschlossen: Mo, Di"; "geschlossen" alone means every day. */
  private closedDays() {
    const days = this.take('days')
    const part = this.take('part')?.part
    if (days) return this.isAtEnd() && this.add(days, [], { part })
    const isAlone = this.items.length === 1
    return isAlone && this.add({ week: [0, 1, 2, 3, 4, 5, 6], nth: [], holidays: true }, [])
  }

  /** "nach Vereinbarung Mo-Fr 8-12 Uhr". */
  private arrangedDays(isFirst: boolean) {
    const days = this.take('days')
    if (!isFirst || !days) return false
    const times = this.take('times')
    // "nach Vereinbarung Mo-Fr 8-12, Sa 9-12": unclear whether on Saturday, too.
    return (
      this.at === this.items.length && this.add(days, times ? byArrangement(times.spans) : allDayArranged)
    )
  }
}
