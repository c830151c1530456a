/** Returns the number of repetitions of a test: few in `npm test`, all in `npm run test:full`. */
export const repeat = (little: number, full: number): number => (process.env.TEST_FULL ? full : little)
