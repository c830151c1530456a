/** Maximum number of providers requested at once by their ids. */
export const maxEntriesByIds = 100
