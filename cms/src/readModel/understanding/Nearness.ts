import type { Entry } from '@directory/shared/entry'
import { type HomeVisitAnswer, homeVisitAnswer, homeVisitGroups } from '@directory/shared/homeVisitAnswer'
import type { Position } from '@directory/shared/region'
import { homeVisitDistanceM, type VisitorLocation } from '@directory/shared/visitorLocation'
import { townKey } from '../EntryStore.ts'
import type { NamedPlace } from './PlaceNames.ts'
import { isAboutVisits } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

type Answer = (entry: Entry) => HomeVisitAnswer

const ranks: readonly HomeVisitAnswer[] = [...homeVisitGroups, 'no']

/** Says which entries are near the place in the search request or, if it names none, near the visitor. */
export class Nearness {
  /** What distances are measured from. */
  readonly origin: Position | null
  /**
   * True if distances matter: the request names a place, even one of unknown position, or the visitor's position is
   * known.
   */
  readonly counts: boolean
  private context: SearchContext
  private request: SearchRequest
  /** Whether an entry comes to the place in the request, else to the visitor's. */
  readonly answer: Answer
  /** Whether who comes to the house is asked for. */
  readonly asksForVisits: boolean
  private toPlace: Answer | null
  private toVisitor: Answer | null

  constructor(context: SearchContext, request: SearchRequest) {
    this.context = context
    this.request = request
    this.origin = context.middleOf(request.understood.place) ?? request.near?.position ?? null
    const { words, wantsVisits } = request.understood
    this.asksForVisits = wantsVisits || request.homeVisitsOnly || words.some(isAboutVisits)
    const answerFor = (location: VisitorLocation | null) =>
      homeVisitAnswer(location, request.region, context.comesByNature)
    const place = context.namedLocation(request.understood)
    this.counts = this.origin !== null || request.understood.place !== null
    this.toPlace = place && answerFor(place)
    this.toVisitor = request.near && answerFor(request.near)
    this.answer = this.toPlace ?? this.toVisitor ?? answerFor(null)
  }

  /** True for providers located in the place and for those that make home visits there. */
  isThere(entry: Entry): boolean {
    return this.isLocatedThere(entry) || this.comesToPlace(entry)
  }

  isLocatedThere(entry: Entry): boolean {
    const { place } = this.request.understood
    return place !== null && isIn(place, entry)
  }

  /**
   * 2 for those there, 1 for those in a further place of the request, 0 for all others. Who comes there counts as there
   * only where that is asked for: else distances order.
   */
  rank(entry: Entry): number {
    if (this.isLocatedThere(entry) || (this.asksForVisits && this.comesToPlace(entry))) return 2
    return Number(this.request.understood.otherPlaces.some((place) => isIn(place, entry)))
  }

  comesToPlace(entry: Entry): boolean {
    return this.toPlace?.(entry) === 'comes'
  }

  private comesToVisitor(entry: Entry): boolean {
    return this.toVisitor?.(entry) === 'comes'
  }

  /** Who comes for certain to where a visit is wanted first; the order stays within each group. */
  visitorsFirst(entries: readonly Entry[]): Entry[] {
    const ranked = entries.map((entry) => ({ entry, rank: ranks.indexOf(this.answer(entry)) }))
    return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  }

  /** To the place, or to the visitor. */
  comesThere(entry: Entry): boolean {
    return this.comesToPlace(entry) || this.comesToVisitor(entry)
  }

  /**
   * The distance in metres that ranks an entry. Providers counted as in the place are compared by their distance from
   * the visitor; where that is not known, those who come there by their distance from the place.
   */
  away(entry: Entry, isThere: boolean): number {
    const visitor = this.request.near?.position
    const isHere = isThere && (visitor !== undefined || this.isLocatedThere(entry))
    const from = isHere ? visitor : this.origin
    if (!from) return 0
    const metres = this.context.distance(entry, from)
    const isNear = this.asksForVisits && metres > homeVisitDistanceM && this.comesToVisitor(entry)
    return from === visitor && isNear ? homeVisitDistanceM : metres
  }

  /** Metres from what distances are measured from. */
  fromOrigin(entry: Entry): number {
    return this.away(entry, false)
  }
}

const isIn = ({ towns, postcodes }: NamedPlace, entry: Entry) =>
  towns.has(townKey(entry)) || postcodes.has(entry.plz)
