import { areaHolding, type Doorstep, doorstepM } from '@directory/shared/doorstep'
import type { Entry } from '@directory/shared/entry'
import type { Position } from '@directory/shared/region'
import { comes } from '../comers.ts'
import { townKey } from '../EntryStore.ts'
import type { Guide } from './Guide.ts'
import type { Wish } from './wish.ts'

/** Who is near to what a wish names or, where it names no place, to the visitor. */
export class Nearness {
  /** What distances are measured from. */
  readonly origin: Position | null
  /** Whether anybody is nearer than others: a place was named, be it known where it lies or not, or the visitor's is known. */
  readonly counts: boolean
  private guide: Guide
  private wish: Wish
  private isInPlace: ((entry: Entry) => boolean) | null
  private isAtVisitor: ((entry: Entry) => boolean) | null

  constructor(guide: Guide, wish: Wish) {
    this.guide = guide
    this.wish = wish
    this.origin = guide.middleOf(wish.understood) ?? wish.near?.position ?? null
    const holding = (doorstep: Doorstep | null) => doorstep && areaHolding(doorstep, wish.region)
    this.counts = this.origin !== null || wish.understood.place !== null
    this.isInPlace = holding(guide.namedDoorstep(wish.understood))
    this.isAtVisitor = holding(wish.near)
  }

  /** Who comes to a place is there as much as who lives in it. */
  isThere(entry: Entry): boolean {
    const { place } = this.wish.understood
    if (place === null) return false
    return place.towns.has(townKey(entry)) || place.postcodes.has(entry.plz) || this.comesToPlace(entry)
  }

  comesToPlace(entry: Entry): boolean {
    return this.isInPlace !== null && comes(entry) && this.isInPlace(entry)
  }

  private comesToVisitor(entry: Entry): boolean {
    return this.isAtVisitor !== null && comes(entry) && this.isAtVisitor(entry)
  }

  /** To the place, or to the visitor. */
  comesThere(entry: Entry): boolean {
    return this.comesToPlace(entry) || this.comesToVisitor(entry)
  }

  /** Metres. Who is there is there; among them those near the visitor come first. */
  away(entry: Entry, isThere: boolean): number {
    const visitor = this.wish.near?.position
    const from = isThere ? visitor : this.origin
    if (!from) return 0
    const metres = this.guide.distance(entry, from)
    return from === visitor && metres > doorstepM && this.comesToVisitor(entry) ? doorstepM : metres
  }

  /** Metres from what distances are measured from. */
  fromOrigin(entry: Entry): number {
    return this.away(entry, false)
  }
}
