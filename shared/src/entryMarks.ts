import type { MessageId } from './catalogues.ts'
import { dateFormat } from './dateFormat.ts'
import type { Entry } from './entry.ts'
import { entryField, fieldLabel, namesOf } from './fields/entryFields.ts'
import { type PlacesState, saysFree } from './freePlaces.ts'
import { makesHomeVisitsOrSaysSo } from './homeVisits.ts'
import { type Locale, localeRows } from './locales.ts'
import { addDays } from './moment.ts'
import { readServiceArea, type ServiceArea } from './serviceArea.ts'

type Say = (id: MessageId, values?: Record<string, string | number>) => string

/** Home visits also follow from texts. */
const factNames = namesOf('tristate').filter((name) => entryField(name).isFact)

/** Cards, pages, print, vCard, brochure and search engines read it here. */
export const factsOf = (entry: Entry) =>
  factNames.flatMap((name) => {
    const isTrue = entry[name]
    const label: MessageId = fieldLabel(name)
    return isTrue === null ? [] : { name, label, isTrue }
  })

/** `Aufzug: ja`. */
export const factTexts = (entry: Entry, say: Say) =>
  factsOf(entry).map(
    ({ label, isTrue }) => `${say(label)}: ${say(isTrue ? 'entry_dialogue.yes' : 'entry_dialogue.no')}`,
  )

export const unsaidFacts = (entry: Entry): MessageId[] =>
  factNames.filter((name) => entry[name] === null).map((name) => fieldLabel(name))

export const accessMark = (entry: Entry): MessageId | null =>
  entry.stepFree ? 'entry_dialogue.stepFree' : entry.barrierfree ? 'entry.barrierfree' : null

/** Days; older statements are not shown. */
const maxAge = 30

/** Null if it no longer holds on that day. */
export function currentPlaces(text: string, today: string): { state: PlacesState; date: string } | null {
  const date = text.slice(-10).split('.').reverse().join('-')
  const holds = text !== '' && date <= today && today <= addDays(date, maxAge)
  return holds ? { state: saysFree(text) ? 'free' : 'waitingList', date } : null
}

/**
 * `Plätze frei, Stand 3. Januar`; `""` for nothing that still holds.
 * @param today in the region, `YYYY-MM-DD`
 */
export function placesText({ places }: Entry, today: string, locale: Locale, say: Say) {
  const current = currentPlaces(places, today)
  if (!current) return ''
  const day = dateFormat(localeRows[locale].region, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return say(`entry.places.${current.state}`, { date: day.format(Date.parse(current.date)) })
}

/** Beyond its own town; null if it makes none or does not say. */
export function visitAreaOf(entry: Entry): ServiceArea | null {
  const area = makesHomeVisitsOrSaysSo(entry) ? readServiceArea(entry.serviceArea) : null
  return area?.kind === 'own' ? null : area
}

/** `""` for none. */
export function areaWords(area: ServiceArea | null, say: Say) {
  if (area?.kind === 'towns') return area.towns.join(', ')
  if (area?.kind === 'around') return say('entry.areaAround', { km: area.km })
  return area?.kind === 'district' ? say('entry.areaDistrict') : ''
}
