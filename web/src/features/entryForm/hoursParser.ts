// Interprets opening lines; a separate chunk, fetched when a line is typed.

export { readOpeningLines } from '@directory/shared/openingHours/readOpening'
export { hoursInWords } from '@directory/shared/openingHours/words'
