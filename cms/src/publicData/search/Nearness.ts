import type { Entry } from '@directory/shared/entry'
import { type HomeVisitAnswer, homeVisitAnswer, homeVisitGroups } from '@directory/shared/homeVisits'
import type { Position } from '@directory/shared/region'
import { homeVisitDistanceM, type VisitorLocation } from '@directory/shared/visitorLocation'
import { townKeyOfEntry } from '../nameKey.ts'
import type { NamedPlace } from './PlaceNames.ts'
import { isAboutVisits } from './queryWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

type Answer = (entry: Entry) => HomeVisitAnswer

const ranks: readonly HomeVisitAnswer[] = [...homeVisitGroups, 'no']

/** Tells which entries are near the place in the search request or, if it names none, near the visitor. */
export class Nearness {
  /** Position from which distances are measured. */
  readonly origin: Position | null
  /**
   * True if distances matter: the request names a place, even one of unknown position, or the visitor's position is
   * known.
   */
  readonly counts: boolean
  private context: SearchContext
  private request: SearchRequest
  /** Returns whether an entry makes visits in the place, else at the visitor's. */
  readonly answer: Answer
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
      homeVisitAnswer(location, request.region, context.homeVisitsByNature)
    const place = context.namedLocation(request.understood)
    this.counts = this.origin !== null || request.understood.place !== null
    this.toPlace = place && answerFor(place)
    this.toVisitor = request.near && answerFor(request.near)
    this.answer = this.toPlace ?? this.toVisitor ?? answerFor(null)
  }

  /** Returns whether a provider is located in the place or makes home visits there. */
  isNearby(entry: Entry): boolean {
    return this.isLocatedThere(entry) || this.comesToPlace(entry)
  }

  isLocatedThere(entry: Entry): boolean {
    const { place } = this.request.understood
    return place !== null && isIn(place, entry)
  }

  /**
   * Returns 2 for entries in the place, 1 for those in a further place of the request, else 0. Those that only visit it
   * count as in it only if visits are asked for; otherwise distances decide.
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

  /** Sorts entries that certainly visit the wanted place first; the order within each group stays. */
  visitorsFirst(entries: readonly Entry[]): Entry[] {
    const ranked = entries.map((entry) => ({ entry, rank: ranks.indexOf(this.answer(entry)) }))
    return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
  }

  /** Returns whether it makes visits in the place or at the visitor's. */
  comesThere(entry: Entry): boolean {
    return this.comesToPlace(entry) || this.comesToVisitor(entry)
  }

  /**
   * Returns the metres that rank an entry. Providers counted as in the place are compared by their distance from the
   * visitor; if that is unknown, those that only visit it by their distance from the place.
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

  /** Returns the metres from the origin. */
  fromOrigin(entry: Entry): number {
    return this.away(entry, false)
  }
}

const isIn = ({ towns, postcodes }: NamedPlace, entry: Entry) =>
  towns.has(townKeyOfEntry(entry)) || postcodes.has(entry.plz)
