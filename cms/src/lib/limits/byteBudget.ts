import { apiErrors } from '../errors/apiError.ts'

export interface Holding {
  /** Takes this many more bytes, or throws the refusal 429. */
  take(bytes: number): void
  /** Takes this many bytes as soon as they are free; throws the refusal 429 if too many already wait. */
  wait(bytes: number): Promise<void>
  /** Gives back everything that was taken, and stops waiting. */
  release(): void
}

interface Waiting {
  key: string
  bytes: number
  take(): void
  resolve(): void
}

const maxWaiting = 100
const retryAfterS = 5

/** Limits the memory that is held at one time: `all` bytes in total, and `each` of them for one key. */
export function createByteBudget({ all, each }: { all: number; each: number }) {
  let held = 0
  const heldBy = new Map<string, number>()
  let waiting: Waiting[] = []

  const fits = (key: string, bytes: number) => held + bytes <= all && (heldBy.get(key) ?? 0) + bytes <= each
  function add(key: string, bytes: number): void {
    held += bytes
    const total = (heldBy.get(key) ?? 0) + bytes
    if (total > 0) heldBy.set(key, total)
    else heldBy.delete(key)
  }
  function grantWhatFits(): void {
    waiting = waiting.filter(({ key, bytes, take, resolve }) => {
      if (!fits(key, bytes)) return true
      take()
      resolve()
      return false
    })
  }

  return {
    inUse: () => held,
    hold(key: string): Holding {
      let bytesHeld = 0
      let isOver = false
      let queued: Waiting | null = null
      const take = (bytes: number) => {
        if (isOver || !fits(key, bytes)) throw apiErrors.tooMany(retryAfterS)
        add(key, bytes)
        bytesHeld += bytes
      }
      return {
        take,
        async wait(bytes) {
          if (bytes > each || waiting.length >= maxWaiting) throw apiErrors.tooMany(retryAfterS)
          if (isOver || fits(key, bytes)) return take(bytes)
          await new Promise<void>((resolve) => {
            queued = { key, bytes, take: () => take(bytes), resolve }
            waiting.push(queued)
          })
        },
        release() {
          isOver = true
          waiting = waiting.filter((one) => one !== queued)
          add(key, -bytesHeld)
          bytesHeld = 0
          grantWhatFits()
        },
      }
    },
  }
}

export type ByteBudget = ReturnType<typeof createByteBudget>
