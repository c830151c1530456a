import { createHash } from 'node:crypto'
import { type Accepts, createEncoder } from './createEncoder.ts'

/** An answer as it goes over the wire. The compressed forms appear in time and never outlive `identity`. */
export interface ReadyAnswer {
  status: number
  /** Strong validator: a hash of the bytes, in quotes. */
  etag: string
  contentType: string
  identity: Buffer
  gzip?: Buffer
  br?: Buffer
  /** Where it differs from that of public answers (`no-cache`). */
  cacheControl?: string
  /** Of a redirect. */
  location?: string
}

export interface AnswerHead {
  status?: number
  contentType?: string
  cacheControl?: string
  location?: string
}

type Body = string | Buffer

export interface ReadyAnswersOptions {
  /** Bound of all kept bytes; the oldest go first, those asked for meanwhile later. */
  maxBytes?: number
  /** Makes the better compressed form outside the request; replaced in tests. */
  compress?: (bytes: Buffer) => Promise<Buffer>
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

interface Kept {
  key: string
  answer: ReadyAnswer
  nouns: readonly string[]
  bytes: number
  /** Asked for since it was last looked at for room: it gets another turn. */
  used: boolean
}

/** What an answer takes besides its bytes. */
const overhead = 500
const mostAttempts = 5

/**
 * Finished answers by canonical address. Each names the nouns it was made from; `drop` of a noun forgets
 * them within the call, so nothing older than an acknowledged change is handed out afterwards.
 */
export function createReadyAnswers({ maxBytes = 64e6, compress }: ReadyAnswersOptions = {}) {
  // A Map keeps the order of insertion, so the first key is that of the oldest.
  const kept = new Map<string, Kept>()
  const byAnswer = new WeakMap<ReadyAnswer, Kept>()
  const keysOf = new Map<string, Set<string>>()
  const underWay = new Map<
    string,
    { nouns: readonly string[]; dropped: boolean; answer: Promise<ReadyAnswer> }
  >()
  let bytes = 0

  /** Answers that were never kept here (assets) stay current for ever. */
  const isCurrent = (answer: ReadyAnswer) => {
    const entry = byAnswer.get(answer)
    return entry === undefined || kept.get(entry.key) === entry
  }
  const encoder = createEncoder({
    compress,
    isCurrent,
    grown: (answer) => {
      const entry = byAnswer.get(answer)
      if (entry && isCurrent(answer)) weigh(entry)
    },
  })

  function forget(entry: Kept): void {
    kept.delete(entry.key)
    bytes -= entry.bytes
    for (const noun of entry.nouns) {
      const keys = keysOf.get(noun)
      keys?.delete(entry.key)
      if (keys?.size === 0) keysOf.delete(noun)
    }
  }

  function weigh(entry: Kept): void {
    const { identity, gzip, br } = entry.answer
    const now = overhead + entry.key.length * 2 + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0)
    bytes += now - entry.bytes
    entry.bytes = now
    while (bytes > maxBytes) {
      const oldest = kept.values().next().value
      if (oldest === undefined) return
      if (oldest.used) {
        oldest.used = false
        kept.delete(oldest.key)
        kept.set(oldest.key, oldest)
      } else forget(oldest)
    }
  }

  function keep(key: string, nouns: readonly string[], answer: ReadyAnswer): void {
    const before = kept.get(key)
    if (before) forget(before)
    const entry: Kept = { key, answer, nouns, bytes: 0, used: false }
    kept.set(key, entry)
    byAnswer.set(answer, entry)
    for (const noun of nouns) {
      const keys = keysOf.get(noun)
      if (keys) keys.add(key)
      else keysOf.set(noun, new Set([key]))
    }
    weigh(entry)
  }

  /** The kept answer of an address, if there is one. */
  function peek(key: string): ReadyAnswer | undefined {
    const entry = kept.get(key)
    if (!entry) return undefined
    entry.used = true
    return entry.answer
  }

  /** The answer of an address, built if it is not kept. `nouns` are those that `build` reads. */
  function get(key: string, nouns: readonly string[], build: () => Body, head: AnswerHead = {}): ReadyAnswer {
    const known = peek(key)
    if (known) return known
    const answer = readyOf(build(), head.contentType, head)
    keep(key, nouns, answer)
    return answer
  }

  /** As `get` for answers that take time; built again when a noun changes meanwhile, shared by all who wait. */
  async function getLater(
    key: string,
    nouns: readonly string[],
    build: () => Promise<Body>,
    head: AnswerHead = {},
  ): Promise<ReadyAnswer> {
    for (let attempt = 1; ; attempt++) {
      const known = peek(key)
      if (known) return known
      let job = underWay.get(key)
      if (!job) {
        const fresh = {
          nouns,
          dropped: false,
          answer: build().then((body) => readyOf(body, head.contentType, head)),
        }
        job = fresh
        underWay.set(key, fresh)
        const settle = () => {
          if (underWay.get(key) === fresh) underWay.delete(key)
        }
        fresh.answer.then((answer) => {
          settle()
          if (!fresh.dropped) keep(key, nouns, answer)
        }, settle)
      }
      const answer = await job.answer
      if (!job.dropped || attempt === mostAttempts) return answer
    }
  }

  /** Forgets every answer made from one of the nouns. */
  function drop(nouns: Iterable<string>): void {
    for (const noun of nouns) {
      for (const key of [...(keysOf.get(noun) ?? [])]) {
        const entry = kept.get(key)
        if (entry) forget(entry)
      }
      for (const [key, job] of underWay) {
        if (!job.nouns.includes(noun)) continue
        job.dropped = true
        underWay.delete(key)
      }
    }
  }

  function clear(): void {
    kept.clear()
    keysOf.clear()
    bytes = 0
    for (const job of underWay.values()) job.dropped = true
    underWay.clear()
  }

  return {
    get,
    getLater,
    keep,
    peek,
    encode: (answer: ReadyAnswer, accepts: Accepts) => encoder.encode(answer, accepts),
    drop,
    clear,
    /** How many answers are kept, and their bytes. */
    size: () => ({ answers: kept.size, bytes }),
  }
}

/** An answer made ready once, outside of any cache (a built asset, an answer of this moment). */
export function readyOf(
  body: Body,
  contentType = 'application/json; charset=utf-8',
  { status = 200, cacheControl, location }: Omit<AnswerHead, 'contentType'> = {},
): ReadyAnswer {
  const identity = typeof body === 'string' ? Buffer.from(body) : body
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27)
  return {
    status,
    etag: `"${hash}"`,
    contentType,
    identity,
    ...(cacheControl && { cacheControl }),
    ...(location && { location }),
  }
}
