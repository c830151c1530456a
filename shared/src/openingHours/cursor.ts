/** The item of a kind; for a union of kinds, a union of items with one kind each. */
export type OfKind<Item, Kind> = Item extends { kind: infer Own }
  ? { [K in Own & Kind & string]: Omit<Item, 'kind'> & { kind: K } }[Own & Kind & string]
  : never

export class Cursor<Item extends { kind: string }> {
  at = 0
  readonly items: readonly Item[]

  constructor(items: readonly Item[]) {
    this.items = items
  }

  peek(ahead = 0): Item['kind'] | undefined {
    return this.items[this.at + ahead]?.kind
  }

  take<Kind extends Item['kind']>(...kinds: Kind[]): OfKind<Item, Kind> | null {
    const item = this.items[this.at]
    if (!item || !(kinds as string[]).includes(item.kind)) return null
    this.at++
    return item as unknown as OfKind<Item, Kind>
  }

  skip(...kinds: Item['kind'][]) {
    return this.take(...kinds) !== null
  }

  /** Restores the position if `read` finds nothing. */
  tried<Found>(read: () => Found | null): Found | null {
    const before = this.at
    const result = read()
    if (result === null) this.at = before
    return result
  }
}
