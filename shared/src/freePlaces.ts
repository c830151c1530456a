import { addDays, regionToday } from './moment.ts'

/** Words of the stored form, which is also what forms send. */
export const placesWords = { free: 'frei', waitingList: 'Warteliste' } as const
export type PlacesState = keyof typeof placesWords
export const placesStates = Object.keys(placesWords) as PlacesState[]

interface Places {
  state: PlacesState
  /** Day on which that was said, `YYYY-MM-DD`. */
  date: string
}

/** Days until what was said is too old to be shown. */
const maxAge = 30

const pattern = /^(?:plätze )?(frei|warteliste)(?:,? (?:stand:? )?(\d\d?)\. ?(\d\d?)\. ?(\d{4}))?$/i

/** Reads `frei, Stand 03.01.2026` or `Warteliste`, which holds from today; null for other text and for days to come. */
export function readPlaces(text: string, today = regionToday()): Places | null {
  const [, word, day = '', month = '', year] = pattern.exec(text) ?? []
  if (!word) return null
  const date = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : today
  const state = word.length > 4 ? 'waitingList' : 'free'
  return date <= today && Date.parse(date) ? { state, date } : null
}

/** Converts the text to its stored form, with the day; other text is kept for the rules to refuse. */
export function normalisePlaces(text: string): string {
  const places = readPlaces(text)
  return places ? `${placesWords[places.state]}, Stand ${places.date.split('-').reverse().join('.')}` : text
}

/** Returns what was said if it still holds on a day: for thirty days. */
export function currentPlaces(text: string, today: string): Places | null {
  const places = readPlaces(text, today)
  return places && today <= addDays(places.date, maxAge) ? places : null
}

/** Checks whether places are free; `text` is one that holds. */
export const saysFree = (text: string): boolean => text.startsWith(placesWords.free)
