/** How often a test repeats what it does: a little in `npm test`, in full in `npm run test:full`. */
export const repeat = (little: number, full: number): number => (process.env.TEST_FULL ? full : little)
