import { apiErrors } from '../errors/apiError.ts'

export interface Holding {
  /** @throws the refusal 429 if the budget is used up */
  take(bytes: number): void
  release(): void
}

const retryAfterS = 5

/** Bytes held at one time: `all` in total, `each` of them for one key. */
export function createByteBudget({ all, each }: { all: number; each: number }) {
  let held = 0
  const heldBy = new Map<string, number>()

  const fits = (key: string, bytes: number) => held + bytes <= all && (heldBy.get(key) ?? 0) + bytes <= each
  function add(key: string, bytes: number) {
    held += bytes
    const total = (heldBy.get(key) ?? 0) + bytes
    if (total > 0) heldBy.set(key, total)
    else heldBy.delete(key)
  }

  return {
    inUse: () => held,
    hold(key: string): Holding {
      let bytesHeld = 0
      let isOver = false
      return {
        take(bytes) {
          if (isOver || !fits(key, bytes)) throw apiErrors.tooMany(retryAfterS)
          add(key, bytes)
          bytesHeld += bytes
        },
        release() {
          isOver = true
          add(key, -bytesHeld)
          bytesHeld = 0
        },
      }
    },
  }
}

export type ByteBudget = ReturnType<typeof createByteBudget>
