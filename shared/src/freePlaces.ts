/** Words of the stored form (`typedPlaces.ts`), which are also what forms send. */
export const placesWords = { free: 'frei', waitingList: 'Warteliste' } as const
export type PlacesState = keyof typeof placesWords
export const placesStates = Object.keys(placesWords) as PlacesState[]

/** @param text in the stored form */
export const saysFree = (text: string) => text.startsWith(placesWords.free)
