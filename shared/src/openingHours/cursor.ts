import type { Token } from './lexer.ts'

/** Reading position in a list of tokens. */
export class Cursor {
  at = 0
  readonly tokens: readonly Token[]
  /** Whether the line contains "im Monat" anywhere. */
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

  /** Restores the position if `read` finds nothing. */
  tried<Found>(read: () => Found | null): Found | null {
    const before = this.at
    const result = read()
    if (result === null) this.at = before
    return result
  }
}
