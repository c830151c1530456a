import { saysFree } from './filters.ts'
import { addDays } from './moment.ts'

/** Words of the stored form (`typedPlaces.ts`), which are also what forms send. */
export const placesWords = { free: 'frei', waitingList: 'Warteliste' } as const
export type PlacesState = keyof typeof placesWords
export const placesStates = Object.keys(placesWords) as PlacesState[]

/** Days until what was said is too old to be shown. */
const maxAge = 30

/** Returns what was said, and its day, if it still holds on a day: for thirty days. */
export function currentPlaces(text: string, today: string): { state: PlacesState; date: string } | null {
  const date = text.slice(-10).split('.').reverse().join('-')
  const holds = text !== '' && date <= today && today <= addDays(date, maxAge)
  return holds ? { state: saysFree(text) ? 'free' : 'waitingList', date } : null
}
