import type { Token } from './lexer.ts'

/** Where a reader of tokens stands. */
export class Cursor {
  at = 0
  readonly tokens: readonly Token[]
  /** Somewhere the line says "im Monat". */
  readonly ofMonth: boolean

  constructor(tokens: readonly Token[], ofMonth: boolean) {
    this.tokens = tokens
    this.ofMonth = ofMonth
  }

  peek(ahead = 0): Token['kind'] | undefined {
    return this.tokens[this.at + ahead]?.kind
  }

  skip(...kinds: Token['kind'][]): boolean {
    const kind = this.peek()
    if (kind === undefined || !kinds.includes(kind)) return false
    this.at++
    return true
  }

  /** What `read` reads, or null with nothing taken. */
  tried<Found>(read: () => Found | null): Found | null {
    const before = this.at
    const found = read()
    if (found === null) this.at = before
    return found
  }
}
