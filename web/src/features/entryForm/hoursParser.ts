// Interprets opening lines; a separate chunk, fetched when a line is typed.

export { hoursInWords } from '@directory/shared/hoursInWords'
export { readOpeningLines } from '@directory/shared/openingHours/readOpening'
