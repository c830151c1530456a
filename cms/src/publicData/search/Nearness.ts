import type { Entry } from '#shared/entry'
import { type HomeVisitAnswer, homeVisitAnswer, homeVisitGroups } from '#shared/homeVisits'
import type { Position } from '#shared/region'
import { homeVisitDistanceM, type VisitorLocation } from '#shared/visitorLocation'
import { townKeyOfEntry } from '../nameKey.ts'
import type { NamedPlace } from './PlaceNames.ts'
import { saysInDetails } from './SaidWords.ts'
import type { SearchContext } from './SearchContext.ts'
import type { SearchRequest } from './searchRequest.ts'

type Answer = (entry: Entry) => HomeVisitAnswer

const answers: readonly HomeVisitAnswer[] = [...homeVisitGroups, 'no']

/** How near entries are to the place in the search request or, if it names none, to the visitor. */
export class Nearness {
  private origin: Position | null
  /** Distances matter: the request names a place, even one of unknown position, or the visitor's is known. */
  readonly counts: boolean
  readonly asksForVisits: boolean
  private toPlace: Answer | null
  private toVisitor: Answer | null
  /** Whether an entry makes home visits in the place, or else at the visitor's. */
  private answer: Answer

  constructor(
    private context: Pick<SearchContext, 'locate' | 'distance' | 'homeVisitsByNature'>,
    private request: SearchRequest,
  ) {
    const { place, wantsVisits } = request.understood
    const location = place && context.locate(place)
    this.origin = location?.position ?? request.near?.position ?? null
    this.counts = this.origin !== null || place !== null
    this.asksForVisits = wantsVisits || request.filters.includes('homeVisits')
    const answerFor = (where: VisitorLocation | null) =>
      homeVisitAnswer(where, request.region, context.homeVisitsByNature)
    this.toPlace = location && answerFor(location)
    this.toVisitor = request.near && answerFor(request.near)
    this.answer = this.toPlace ?? this.toVisitor ?? answerFor(null)
  }

  mayCome(entry: Entry) {
    return this.answer(entry) !== 'no'
  }

  /** Less for entries that more certainly visit the wanted place. */
  visits(entry: Entry) {
    return answers.indexOf(this.answer(entry))
  }

  comesToPlace(entry: Entry) {
    return this.toPlace?.(entry) === 'comes'
  }

  isLocatedThere(entry: Entry) {
    const { place } = this.request.understood
    return place !== null && isInPlace(place, entry)
  }

  /** Whether a provider is in the place, comes there or names it in the details. */
  serves(entry: Entry) {
    const { place } = this.request.understood
    return this.isLocatedThere(entry) || this.comesToPlace(entry) || saysInDetails(entry, place?.label ?? '')
  }

  /** 2 in the place, 1 in a further one of the request, else 0; visiting counts only if visits are asked for. */
  rank(entry: Entry) {
    if (this.isLocatedThere(entry) || (this.asksForVisits && this.comesToPlace(entry))) return 2
    return Number(this.request.understood.otherPlaces.some((place) => isInPlace(place, entry)))
  }

  /**
   * The metres that rank an entry. Providers counted as in the place are compared by their distance from the
   * visitor; if that is unknown, those that only visit it by their distance from the place.
   */
  away(entry: Entry) {
    const { near } = this.request
    const isHere = this.rank(entry) === 2 && (near !== null || this.isLocatedThere(entry))
    const from = isHere ? near?.position : this.origin
    if (!from) return 0
    const metres = this.context.distance(entry, from)
    const isNear = this.asksForVisits && metres > homeVisitDistanceM && this.toVisitor?.(entry) === 'comes'
    return near !== null && from === near.position && isNear ? homeVisitDistanceM : metres
  }
}

export const isInPlace = ({ towns, postcodes }: NamedPlace, entry: Entry) =>
  towns.has(townKeyOfEntry(entry)) || postcodes.has(entry.plz)
