// What it takes to say what opening lines mean; fetched by whoever types some.
export { readOpening } from '@directory/shared/openingHours/readOpening'
export { hoursInWords } from '@directory/shared/openingHours/words'
