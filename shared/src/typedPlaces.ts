import { type PlacesState, placesWords } from './freePlaces.ts'
import { regionToday } from './moment.ts'

const pattern = /^(?:plätze )?(frei|warteliste)(?:,? (?:stand:? )?(\d\d?)\. ?(\d\d?)\. ?(\d{4}))?$/i

/**
 * Reads what is typed or imported: `frei, Stand 3.1.2026`, or `Warteliste`, which holds from today. Returns null for other
 * text and for days to come. Apart, because the site's script needs only what is stored.
 */
export function readPlaces(text: string): { state: PlacesState; date: string } | null {
  const [, word, day = '', month = '', year] = pattern.exec(text.trim()) ?? []
  if (!word) return null
  const today = regionToday()
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : today
  const state = word.length > placesWords.free.length ? 'waitingList' : 'free'
  return date <= today && Date.parse(date) ? { state, date } : null
}

/** Converts the text to its stored form, `frei, Stand 03.01.2026`; other text is marked for the rules to refuse. */
export function normalisePlaces(text: string): string {
  const places = readPlaces(text)
  if (!places) return text.trim() && `?${text}`
  return `${placesWords[places.state]}, Stand ${places.date.split('-').reverse().join('.')}`
}
