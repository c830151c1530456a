import { dottedDay, readDay } from './closures.ts'
import { type PlacesState, placesWords } from './freePlaces.ts'
import { regionToday } from './moment.ts'
import { plainLine } from './plainText.ts'

const pattern = /^(?:plätze )?(frei|warteliste)(?:,? (?:stand:? )?(\d\d?\. ?\d\d?\. ?\d{4}))?$/i

/** `frei, Stand 3.1.2026`, or `Warteliste`, which holds from today; null for other text and for days to come. */
export function readPlaces(text: string): { state: PlacesState; date: string } | null {
  const [, word, day] = pattern.exec(plainLine(text)) ?? []
  if (!word) return null
  const today = regionToday()
  const date = day ? readDay(day) : today
  const state = word.length > placesWords.free.length ? 'waitingList' : 'free'
  return date !== null && date <= today ? { state, date } : null
}

/** `frei, Stand 03.01.2026`; other text is marked for the rules to refuse. */
export function normalisePlaces(text: string) {
  const places = readPlaces(text)
  if (!places) return text.trim() && `?${text}`
  return `${placesWords[places.state]}, Stand ${dottedDay(places.date)}`
}
