import { createOutdatedTest } from '#shared/checked'
import type { Entry } from '#shared/entry'
import { accessGroupBy, accessGroups } from '#shared/filters'
import { entryHours } from '#shared/openingHours/entryHours'
import { dayOn, isOpenOn } from '#shared/openingHours/evaluate'
import { dayMinutes } from '#shared/openingHours/meaning'
import type { PublicHoliday } from '#shared/publicHoliday'
import { isInRegion } from '#shared/region'
import { byName } from '../words/byName.ts'
import type { Nearness } from './Nearness.ts'
import { type Kind, kinds, SaidWords, saidTexts } from './SaidWords.ts'
import type { AskedTime, SearchRequest } from './searchRequest.ts'

export interface Hit {
  entry: Entry
  kind: Kind
  /** Within a kind: the number of the category or the text that it was found by, the best first. */
  group: number
  /** Within a group: how well it fits the words. */
  fit: number
  bestOfGroup: number
}

/** By one criterion after the other, so that none can outweigh one before it. */
export function inOrder(
  hits: Iterable<Hit>,
  nearness: Nearness,
  request: SearchRequest,
  homeVisitsByNature: ReadonlySet<string>,
) {
  const isOutdated = createOutdatedTest(request.today)
  const holidays = request.time ? request.holidays() : []
  const { wantsVisits } = request.understood
  const inPlace = (entry: Entry, kind: Kind) => {
    // A match by a service called 'Friseur im Haus' needs no statement about home visits.
    if (nearness.asksForVisits && kind > kinds.wholeService) return Number(nearness.comesToPlace(entry))
    return nearness.serves(entry) ? 2 : nearness.rank(entry)
  }
  const closed = (entry: Entry) => {
    if (!request.time) return 0
    // Providers that make home visits have no office hours that matter, so they never rank as closed.
    if (homeVisitsByNature.has(entry.category)) return writesOfTimes(entry) ? 0 : 1
    return [true, null, false].indexOf(openAt(entry, request.time, holidays))
  }
  const said = new SaidWords(request.understood.asked)
  const isSaid = (entry: Entry) => (said.kindIn(entry) ?? kinds.details) <= kinds.offer
  const isOutside = (entry: Entry) =>
    !nearness.counts && request.region !== null && !isInRegion(entry, request.region)
  const access = accessGroupBy(request.filters)
  const criteria = ({ entry, kind, group, fit, bestOfGroup }: Hit) => [
    request.filters.includes('homeVisits') ? nearness.visits(entry) : 0,
    access ? accessGroups.indexOf(access(entry)) : 0,
    -(kind === kinds.wholeName ? 3 : kind <= kinds.meaning ? inPlace(entry, kind) : 0),
    kind,
    kind <= kinds.meaning && !nearness.asksForVisits ? -nearness.rank(entry) : 0,
    // For 'Tanz am Montag' entries that mention dancing rank before others of its category, open or not.
    request.time && isByCategory(kind) && !isSaid(entry) ? 1 : 0,
    closed(entry),
    // Small differences do not count; home visits are compared within a category.
    isMeant(kind) ? -Math.round((nearness.asksForVisits ? bestOfGroup : fit) * 20) : 0,
    group,
    kind === kinds.guess && isGeneral(entry) ? 0 : 1,
    wantsVisits && isByCategory(kind) ? nearness.visits(entry) : 0,
    -nearness.rank(entry),
    -fit,
    nearness.away(entry),
    -Number(!nearness.counts && isByCategory(kind) && isGeneral(entry)),
    Number(isOutside(entry)),
    Number(isOutdated(entry)),
  ]
  return [...hits]
    .map((hit) => ({ hit, criteria: criteria(hit) }))
    .sort((a, b) => compare(a.criteria, b.criteria) || byAlphabet(a.hit.entry, b.hit.entry))
    .map(({ hit }) => hit)
}

const isMeant = (kind: Kind) => kind === kinds.category || kind === kinds.meaning

const isByCategory = (kind: Kind) => kind === kinds.category || kind >= kinds.meaning

/** Whether it helps with everything of its kind, as 'Allgemeine Beratung' and 'Allgemeinmedizin' do. */
const isGeneral = ({ services }: Entry) => /(?:^|, )allgemein/i.test(services)

function compare(a: readonly number[], b: readonly number[]) {
  const at = a.findIndex((value, i) => value !== b[i])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

/** Compares plain names first, because a comparison in German order takes long. */
function byAlphabet(a: Entry, b: Entry) {
  const [one, other] = [saidTexts(a).sorted, saidTexts(b).sorted]
  return one < other ? -1 : Number(one > other) || byName(a, b)
}

/** Whether one can go there without an appointment at that time; null if that is not stated. */
function openAt(entry: Entry, { date, from, to }: AskedTime, holidays: readonly PublicHoliday[]) {
  const hours = entryHours(entry, holidays)
  if (from === 0) return isOpenOn(hours, date)
  const spans = dayOn(hours, date)?.filter((span) => span.from < to && (span.to ?? dayMinutes) > from)
  if (!spans) return null
  if (spans.some(({ arranged }) => !arranged)) return true
  return spans.length > 0 ? null : false
}

const anyTime = /nacht|wochenende|rund um die uhr|24 stunden|jederzeit|abend|sonntag|feiertag/i

/** Whether an entry mentions unusual times at which it visits, drives or answers calls. */
const writesOfTimes = ({ name, services, additionalInfo }: Entry) =>
  anyTime.test(`${name} ${services} ${additionalInfo}`)
