import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
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
  /** A clock in milliseconds; replaced in tests. */
  now?: () => number
}

export type ReadyAnswers = ReturnType<typeof createReadyAnswers>

/** An answer made anew, and the nouns it was made from. */
interface Renewed {
  answer: ReadyAnswer
  nouns: readonly string[]
}
/** Null where it can no longer be kept. */
export type Renew = () => Renewed | null | Promise<Renewed | null>

interface Kept {
  key: string
  answer: ReadyAnswer
  nouns: readonly string[]
  renew: Renew
  bytes: number
  /** How often it was asked for since it was made or last looked at for room. */
  asked: number
}

/** What an answer takes besides its bytes. */
const overhead = 500
/** Answers that one change has made anew, and for how long; the rest wait until somebody asks for them. */
const mostRenewed = 8
const longestRenewingMs = 25

/**
 * Finished answers by canonical address. Each names the nouns it was made from; once `outdate` of a noun resolves,
 * nothing older than that change is handed out.
 */
export function createReadyAnswers({
  maxBytes = 64e6,
  compress,
  now = () => performance.now(),
}: ReadyAnswersOptions = {}) {
  // A Map keeps the order of insertion, so the first key is that of the oldest.
  const kept = new Map<string, Kept>()
  const byAnswer = new WeakMap<ReadyAnswer, Kept>()
  const keysOf = new Map<string, Set<string>>()
  /** Counts the calls of `outdate`: what was made before the last one may be too old to be kept. */
  let changes = 0
  let isRenewing = false
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
      if (oldest.asked > 0) {
        oldest.asked = 0
        kept.delete(oldest.key)
        kept.set(oldest.key, oldest)
      } else forget(oldest)
    }
  }

  function keep(key: string, { answer, nouns }: Renewed, renew: Renew): void {
    const before = kept.get(key)
    if (before) forget(before)
    const entry: Kept = { key, answer, nouns, renew, bytes: 0, asked: 0 }
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
    entry.asked++
    return entry.answer
  }

  /** The answer of an address, built if it is not kept. `nouns` are those that `build` reads. */
  function get(key: string, nouns: readonly string[], build: () => Body, head: AnswerHead = {}): ReadyAnswer {
    const known = peek(key)
    if (known) return known
    const make = () => ({ answer: readyOf(build(), head.contentType, head), nouns })
    const made = make()
    keep(key, made, make)
    return made.answer
  }

  /**
   * Forgets the answers made from one of the nouns. Those asked for most are made anew instead, beside the requests,
   * and handed out as they were until then. Whoever acknowledges the change waits for this, but not for long: after a
   * moment, or while answers are made anew for an earlier change, forgetting is all that happens.
   */
  async function outdate(nouns: Iterable<string>): Promise<void> {
    changes++
    const touched = new Set<Kept>()
    for (const noun of nouns) {
      for (const key of keysOf.get(noun) ?? []) {
        const entry = kept.get(key)
        if (entry) touched.add(entry)
      }
    }
    const wanted = isRenewing ? [] : mostAskedOf(touched)
    for (const entry of wanted) touched.delete(entry)
    for (const entry of touched) forget(entry)
    if (wanted.length === 0) return
    isRenewing = true
    const began = now()
    for (const entry of wanted) {
      if (now() - began < longestRenewingMs) await renew(entry)
      if (isKept(entry)) forget(entry)
    }
    isRenewing = false
  }

  const isKept = (entry: Kept) => kept.get(entry.key) === entry

  /** Puts a new answer in the place of an old one, unless something has changed meanwhile. */
  async function renew(entry: Kept): Promise<void> {
    // Who has asked meanwhile is answered first.
    await pause()
    if (!isKept(entry)) return
    const before = changes
    try {
      const made = await entry.renew()
      if (!made) return
      await encoder.compressLike(made.answer, entry.answer)
      if (before === changes && isKept(entry)) keep(entry.key, made, entry.renew)
    } catch {
      // Whoever asks next is told why.
    }
  }

  function clear(): void {
    kept.clear()
    keysOf.clear()
    bytes = 0
  }

  return {
    get,
    keep,
    peek,
    encode: (answer: ReadyAnswer, accepts: Accepts) => encoder.encode(answer, accepts),
    outdate,
    clear,
    /** How many answers are kept, and their bytes. */
    size: () => ({ answers: kept.size, bytes }),
  }
}

function mostAskedOf(entries: ReadonlySet<Kept>): Kept[] {
  const asked = [...entries].filter((entry) => entry.asked > 0)
  return asked.sort((a, b) => b.asked - a.asked).slice(0, mostRenewed)
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
