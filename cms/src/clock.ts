export const dayMs = 24 * 60 * 60 * 1000

let moved = 0

/** Milliseconds since 1970. Only here does the server read the machine's clock, so that tests can move it. */
export const currentTime = () => Date.now() + moved

export const currentIso = () => new Date(currentTime()).toISOString()

/** Milliseconds that never go back, even if the clock is set. They start anew with each process. */
export const steadyTime = () => performance.now()

/** Work on thousands of entries must not keep a visitor waiting. */
export const yieldToRequests = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

/** For tests: `ms` ahead of the machine's clock (negative: behind it). */
export function moveClock(ms: number) {
  moved = ms
}

/** ISO 8601 in any notation, or a `Date` read directly from a database. */
export const isSameTime = (a: string | Date, b: string | Date) =>
  new Date(a).getTime() === new Date(b).getTime()
