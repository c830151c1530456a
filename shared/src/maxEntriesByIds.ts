/** How many providers can be asked for by their ids at once. */
export const maxEntriesByIds = 100
