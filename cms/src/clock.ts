export const dayMs = 24 * 60 * 60 * 1000

let moved = 0

/** Milliseconds since 1970: the one place of the server that asks the machine for the time, so that tests can move it. */
export const currentTime = (): number => Date.now() + moved

export const currentIso = (): string => new Date(currentTime()).toISOString()

/**
 * Milliseconds that go forward only, at their own pace, whatever becomes of the clock: for how long something takes or
 * has been waiting. They begin anew with each process.
 */
export const steadyTime = (): number => performance.now()

/** For tests: from now on the clock is `ms` ahead of the machine's, or behind it. */
export function moveClock(ms: number): void {
  moved = ms
}
