import { setTimeout as pause } from 'node:timers/promises'
import { currentTime } from '../../clock.ts'
import { apiErrors } from '../../operations/errors/apiError.ts'

/** Wrong guesses from one address or browser after which all its guesses are refused until the window ends. */
const maxWrong = 5
/** Number of wrong guesses from anywhere, after which strangers wait before each further one. */
const maxWrongOfAll = 20
const windowMs = 10 * 60_000
const slowMs = 3000
const maxWaiting = 10
/** Maximum number of names kept, so that invented ones do not fill the memory; the oldest are dropped first. */
const maxSubjects = 20_000

export interface Guess {
  /** The account's id, or the guessed name if there is no such account. */
  of: string
  /** Key of the guesser: an address, a browser that has logged in before, or a session. */
  by: string
  /** True for a browser or session that the account's user has used; wrong guesses by others do not affect it. */
  isKnown: boolean
}

export interface Guesses {
  /**
   * Counts a guess. `check` returns whether it is right; if it throws, the guess counts as neither right nor wrong.
   *
   * @throws ApiError 429 if too many strangers wait already
   */
  attempt(guess: Guess, check: () => Promise<boolean>): Promise<'right' | 'wrong' | 'locked'>
  isLocked(guess: Guess): boolean
  /** Forgets the wrong guesses, after a new password or when an Admin unlocks an account. */
  forget(of: string): void
}

declare module '../../operations/runtime/runtime.ts' {
  interface Runtime {
    guesses: Guesses
  }
}

interface Counter {
  wrong: number
  since: number
}

interface Subject {
  all: Counter
  by: Map<string, Counter>
  /** Queues of guesses by `isKnown`; checking one after the other keeps to the limit. */
  turns: Map<boolean, Promise<unknown>>
  waiting: number
}

/**
 * Creates the counters, in memory: an attacker who could restart the server needs no guesses. Each server of a database
 * counts separately.
 */
export function createGuesses(wait: (ms: number) => Promise<unknown> = pauseFor): Guesses {
  const subjects = new Map<string, Subject>()

  function subjectOf(of: string): Subject {
    const found = subjects.get(of)
    // Moved to the end, so that the names without a guess for the longest time are dropped first.
    subjects.delete(of)
    const subject = found ?? { all: newCounter(), by: new Map(), turns: new Map(), waiting: 0 }
    subjects.set(of, subject)
    for (const oldest of subjects.keys()) {
      if (subjects.size <= maxSubjects) break
      subjects.delete(oldest)
    }
    return subject
  }

  const isLocked = ({ of, by }: Guess) => wrongIn(subjects.get(of)?.by.get(by)) >= maxWrong

  async function attempt(guess: Guess, check: () => Promise<boolean>) {
    const subject = subjectOf(guess.of)
    const judge = async () => {
      if (isLocked(guess)) return 'locked'
      const isRight = await check()
      if (isRight) subject.by.delete(guess.by)
      else note(subject, guess.by)
      return isRight ? 'right' : 'wrong'
    }
    const first = await inTurn(subject, guess.isKnown, async () =>
      !guess.isKnown && wrongIn(subject.all) >= maxWrongOfAll && !isLocked(guess) ? 'slow' : judge(),
    )
    if (first !== 'slow') return first
    if (subject.waiting >= maxWaiting) throw apiErrors.tooMany(slowMs / 1000)
    subject.waiting++
    await wait(slowMs).finally(() => subject.waiting--)
    return inTurn(subject, guess.isKnown, judge)
  }

  return { attempt, isLocked, forget: (of) => void subjects.delete(of) }
}

const pauseFor = (ms: number) => pause(ms, undefined, { ref: false })

const newCounter = (): Counter => ({ wrong: 0, since: currentTime() })

/** Returns true if a counter's window has ended, or if it began in the future because the clock was put back since. */
const isOver = ({ since }: Counter) => Math.abs(currentTime() - since) >= windowMs || currentTime() < since

const wrongIn = (counter: Counter | undefined) => (!counter || isOver(counter) ? 0 : counter.wrong)

function note(subject: Subject, by: string): void {
  for (const [own, counter] of subject.by) if (isOver(counter)) subject.by.delete(own)
  const own = subject.by.get(by) ?? newCounter()
  own.wrong++
  subject.by.set(by, own)
  if (isOver(subject.all)) subject.all = newCounter()
  subject.all.wrong++
}

async function inTurn<T>(subject: Subject, isKnown: boolean, operation: () => Promise<T>): Promise<T> {
  const turn = (subject.turns.get(isKnown) ?? Promise.resolve()).then(operation)
  subject.turns.set(
    isKnown,
    turn.catch(() => {}),
  )
  return turn
}
