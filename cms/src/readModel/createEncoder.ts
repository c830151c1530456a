import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { ReadyAnswer } from './readyAnswer.ts'

/** The compressed forms that a client takes. */
export interface Accepts {
  gzip: boolean
  br: boolean
  /** `false` where the plain form is refused. */
  identity?: boolean
}

interface Encoded {
  body: Buffer
  encoding: 'identity' | 'gzip' | 'br'
}

interface EncoderOptions {
  /** Makes the better compressed form outside the request. */
  compress?: ((bytes: Buffer) => Promise<Buffer>) | undefined
  /** Whether the answer may still be handed out; others are not worth compressing. */
  isCurrent: (answer: ReadyAnswer) => boolean
  /** Called when an answer has got a further form. */
  grown: (answer: ReadyAnswer) => void
}

/** Below this compressing costs more than it saves. */
const leastCompressed = 1000
const mostOrders = 64
const quick = { level: 2 }

const gzipLater = promisify(gzip)
const brotli = promisify(brotliCompress)
const brotliWell = (bytes: Buffer) =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Picks the best form of an answer that the client takes. The first compressed one is made at once and
 * fast; from the second request on a better one is made in the thread pool, one at a time.
 * A form belongs to its answer's own bytes, so one that is late can never reach a newer answer.
 */
export function createEncoder({ compress = brotliWell, isCurrent, grown }: EncoderOptions) {
  const ordered = new WeakSet<ReadyAnswer>()
  const orders: ReadyAnswer[] = []
  let compressing = false

  function encode(answer: ReadyAnswer, accepts: Accepts): Encoded {
    if (answer.br && accepts.br) return { body: answer.br, encoding: 'br' }
    if (answer.gzip && accepts.gzip && !accepts.br) return { body: answer.gzip, encoding: 'gzip' }
    if (!isCompressible(answer)) return withoutGain(answer, accepts)
    if (accepts.br && (answer.gzip || !accepts.gzip)) order(answer)
    if (!accepts.gzip) return withoutGain(answer, accepts)
    if (!answer.gzip) {
      answer.gzip = gzipSync(answer.identity, quick)
      grown(answer)
    }
    return { body: answer.gzip, encoding: 'gzip' }
  }

  function order(answer: ReadyAnswer): void {
    if (ordered.has(answer) || orders.length >= mostOrders || !isCurrent(answer)) return
    ordered.add(answer)
    orders.push(answer)
    if (!compressing) void compressOrdered()
  }

  async function compressOrdered(): Promise<void> {
    compressing = true
    for (let answer = orders.shift(); answer; answer = orders.shift()) {
      if (!isCurrent(answer)) continue
      const br = await compress(answer.identity).catch(() => undefined)
      if (!br || !isCurrent(answer)) continue
      answer.br = br
      grown(answer)
    }
    compressing = false
  }

  /** Gives an answer that takes the place of another one the form that was needed there, in the thread pool. */
  async function compressLike(answer: ReadyAnswer, other: ReadyAnswer): Promise<void> {
    if (other.gzip && isCompressible(answer)) answer.gzip = await gzipLater(answer.identity, quick)
  }

  return { encode, compressLike }
}

const isCompressible = ({ identity, contentType }: ReadyAnswer) =>
  identity.length >= leastCompressed && /^text\/|json|javascript|xml/.test(contentType)

/** The plain form, unless the client refuses it: then one made for it alone, as hardly anybody asks for that. */
function withoutGain({ identity, gzip }: ReadyAnswer, accepts: Accepts): Encoded {
  if (accepts.identity === false) {
    if (accepts.gzip) return { body: gzip ?? gzipSync(identity, quick), encoding: 'gzip' }
    if (accepts.br) return { body: brotliCompressSync(identity, fast), encoding: 'br' }
  }
  return { body: identity, encoding: 'identity' }
}
