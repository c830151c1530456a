import { setTimeout as pause } from 'node:timers/promises'
import { apiErrors } from '#lib/errors/apiError.ts'
import { type ConcurrencyLimit, createConcurrencyLimit } from '#lib/limits/concurrencyLimit.ts'
import { createWrongGuesses, type WrongGuesses } from './wrongGuesses.ts'

/** Wrong guesses from one address or browser; then all its guesses are refused until the window ends. */
const maxWrong = 5
/** Wrong guesses from anywhere; then strangers wait before each further guess. */
const maxWrongOfAll = 20
const slowMs = 3000
const maxWaiting = 10

export interface Guess {
  /** The account's id, or the guessed name if there is no such account. */
  of: string
  /** Key of the guesser: an address, a browser that has logged in before, or a session. */
  by: string
  /** The account's user has used it; wrong guesses by others do not affect it. */
  isKnown: boolean
}

declare module '#lib/runtime/runtime.ts' {
  interface Runtime {
    guesses: ReturnType<typeof createGuesses>
  }
}

/** Guesses at one name under way on this server. */
interface Queue {
  /** Checking one after the other keeps to the limit. */
  known: ConcurrencyLimit
  strangers: ConcurrencyLimit
  waiting: number
  open: number
}

/**
 * Several servers count together if `wrong` is shared; each has queues of its own, so each may check one guess more,
 * and holds its own ten strangers.
 */
export function createGuesses(
  wrong: WrongGuesses = createWrongGuesses(),
  wait = (ms: number): Promise<unknown> => pause(ms, undefined, { ref: false }),
) {
  const queues = new Map<string, Queue>()

  const isLocked = async ({ of, by }: Guess) => (await wrong.count(of, by)) >= maxWrong

  async function judge(guess: Guess, check: () => Promise<boolean>): Promise<'right' | 'wrong' | 'locked'> {
    if (await isLocked(guess)) return 'locked'
    const isRight = await check()
    if (isRight) await wrong.forget(guess.of, guess.by)
    else await wrong.add(guess.of, guess.by)
    return isRight ? 'right' : 'wrong'
  }

  const isSlow = async (guess: Guess) =>
    !guess.isKnown && (await wrong.count(guess.of)) >= maxWrongOfAll && !(await isLocked(guess))

  async function attemptIn(queue: Queue, guess: Guess, check: () => Promise<boolean>) {
    const inTurn = guess.isKnown ? queue.known : queue.strangers
    const first = await inTurn(async () => ((await isSlow(guess)) ? 'slow' : judge(guess, check)))
    if (first !== 'slow') return first
    if (queue.waiting >= maxWaiting) throw apiErrors.tooMany(slowMs / 1000)
    queue.waiting++
    await wait(slowMs).finally(() => queue.waiting--)
    return inTurn(() => judge(guess, check))
  }

  /**
   * @param check if it throws, the guess counts as neither right nor wrong
   * @throws ApiError 429 if too many strangers wait already
   */
  async function attempt(guess: Guess, check: () => Promise<boolean>) {
    const queue = queues.get(guess.of) ?? {
      known: createConcurrencyLimit(),
      strangers: createConcurrencyLimit(),
      waiting: 0,
      open: 0,
    }
    queues.set(guess.of, queue)
    queue.open++
    try {
      return await attemptIn(queue, guess, check)
    } finally {
      if (--queue.open === 0) queues.delete(guess.of)
    }
  }

  /** After a new password or when an Admin unlocks an account. */
  const forget = (of: string) => wrong.forget(of)
  return { attempt, isLocked, forget }
}
