import type { Entry } from './entry.ts'
import type { Region } from './region.ts'
import { createAreaAnswer, type VisitorLocation } from './visitorLocation.ts'

/** In the order in which they are shown. */
export const homeVisitGroups = ['comes', 'placeNotSaid', 'notSaid'] as const
export type HomeVisitGroup = (typeof homeVisitGroups)[number]

/** `no`: the provider says so, or its area does not include the place. */
export type HomeVisitAnswer = HomeVisitGroup | 'no'

type Said = Pick<Entry, 'services' | 'additionalInfo' | 'homeVisits'>
type Asked = Said & Pick<Entry, 'category' | 'city' | 'lat' | 'lon' | 'serviceArea'>

/** A changed entry is a new object. */
const cache = new WeakMap<Asked, boolean | null>()

function statedVisits(entry: Asked) {
  if (!cache.has(entry)) cache.set(entry, homeVisitsOf(entry))
  return cache.get(entry) ?? null
}

/**
 * Unknown is not `no`: only an explicit refusal, or an area without the place, means `no`.
 * @param location null if no place is known; then everyone who visits homes comes
 * @param district null: anywhere
 * @param comesByNature categories whose providers come if they say nothing
 */
export function homeVisitAnswer(
  location: VisitorLocation | null,
  district: Region | null,
  comesByNature: ReadonlySet<string>,
): (entry: Asked) => HomeVisitAnswer {
  const area = location && createAreaAnswer(location, district)
  return (entry) => {
    const stated = statedVisits(entry)
    if (stated === false) return 'no'
    const holds = area ? area(entry) : null
    if (holds === false) return 'no'
    if (stated) return holds || !area ? 'comes' : 'placeNotSaid'
    if (!comesByNature.has(entry.category)) return 'notSaid'
    // The provider's town alone does not tell where it comes to.
    return holds && entry.serviceArea !== '' ? 'comes' : 'placeNotSaid'
  }
}

const home = '(?:zu ?hause|daheim)'
const trade =
  '(?:friseur|frisör|fu(?:ß|ss)pfleg|podolog|haar|bart|nagel|massage|kosmetik|physio|ergo|logop|pflege|behandlung|beratung|praxis|(?:zahn|tier)?(?:arzt|ärzt)|optik|hörakustik)'

/** Not of those who only deliver goods or drive people home. */
const visitPatterns = [
  /\bhausbesuch/,
  /\bhaus-? (?:und|oder|u\.) \S*besuch/,
  // "So kommen Sie sicher nach Hause" is about the reader.
  /\bkomm(?:e|t|en) (?!sie\b)(?:.* )?(?:zu ihnen|nach hause|ins haus)/,
  /\b(?:fahre|fahren|fährt) (?!sie\b)(?:.* )?zu ihnen/,
  /\bzu ihnen (?:nach hause |ins haus )?komm(?:e|t|en)\b/,
  new RegExp(`\\bbei ihnen ${home}`),
  new RegExp(`(?:besuche?|beratung|behandlung|betreuung|termine?) (?:auch |gern |gerne )?${home}`),
  new RegExp(`\\bmobile[rns]? (?:\\S+ )?\\S*${trade}`),
]
/** Quick test; most texts contain none of it. */
const hint = /besuch|komm|fahr|fähr|ihnen|hause|daheim|mobil/
const denies = /\b(?:kein|nicht\b|ohne\b|leider\b|nur in (?:der|unserer|meiner|den|unseren)\b)/

/** Clear refusals; a doubtful one ("Hausbesuche nicht ohne Termin") leaves the question open. */
const refuses = [
  /\bkeine(?:rlei)? (?:\S+ )?\S*(?:haus-?besuch|hausbehandlung)/,
  /\bhausbesuche? (?:\S+ ){0,4}nicht\b(?! (?:nur|ohne|vor|nach))/,
  /\bkomm(?:e|t|en) (?:\S+ ){0,2}nicht (?:zu ihnen|nach hause|ins haus)/,
]

export const makesHomeVisitsOrSaysSo = (entry: Said) => homeVisitsOf(entry) === true

/** Null if neither the field nor the texts tell. */
export const homeVisitsOf = (entry: Said) => entry.homeVisits ?? visitsSaidIn(entry)

function visitsSaidIn({ services, additionalInfo }: Said) {
  const all = `${services}\n${additionalInfo}`.toLowerCase()
  if (!hint.test(all)) return null
  let visits: boolean | null = null
  let isOpen = false
  for (const clause of all.split(/[.!?;,\n]+/)) {
    const words = clause.replace(/\s+/g, ' ').trim()
    if (refuses.some((pattern) => pattern.test(words))) return false
    if (!visitPatterns.some((pattern) => pattern.test(words))) continue
    // A possible denial: better no mark than a wrong one.
    if (denies.test(words)) isOpen = true
    visits = true
  }
  return isOpen ? null : visits
}
