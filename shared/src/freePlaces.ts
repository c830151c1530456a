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

const pattern =
  /^(?:plätze )?(?:(frei|free)|warteliste|waiting list)(?:,? (?:stand:? )?(?:(\d{4})-(\d\d)-(\d\d)|(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})))?$/iu

/** Reads `frei, Stand 03.01.2026` or `Warteliste`, which holds from today; null for other text and for days to come. */
export function readPlaces(text: string, today = regionToday()): Places | null {
  const match = pattern.exec(text.trim())
  if (!match) return null
  const [, free, isoYear, isoMonth, isoDay, day, month, year] = match
  const parts = [isoYear ?? year, isoMonth ?? month, isoDay ?? day]
  const date = parts[0] ? parts.map((part = '') => part.padStart(2, '0')).join('-') : today
  const isDay = !Number.isNaN(Date.parse(date)) && addDays(date, 0) === date
  return isDay && date <= today ? { state: free ? 'free' : 'waitingList', date } : null
}

/** Converts the text to its stored form, with the day; other text is kept for the rules to refuse. */
export function normalisePlaces(text: string): string {
  const places = readPlaces(text)
  if (!places) return text
  return `${placesWords[places.state]}, Stand ${places.date.split('-').reverse().join('.')}`
}

/** Returns what was said if it still holds on a day: for thirty days. */
export function currentPlaces(text: string, today: string): Places | null {
  const places = text === '' ? null : readPlaces(text, today)
  return places && today <= addDays(places.date, maxAge) ? places : null
}

/** Checks whether places are free; `text` is one that holds. */
export const saysFree = (text: string): boolean => text.startsWith(placesWords.free)
