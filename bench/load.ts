import { connect } from 'node:net'

/** Repeated; a function makes each request different. */
export interface Load {
  port: number
  path: string | (() => string)
  headers?: Record<string, string>
  connections: number
  seconds: number
}

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  failed: number
}

/**
 * Over bare sockets, one request at a time each: load generators from npm parse every answer in JavaScript and reach
 * their limit before `node:http` does.
 */
export async function measureLoad({ port, path, headers, connections, seconds }: Load): Promise<Measured> {
  const fields = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
  const head = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const render = (target: string) => Buffer.from(`GET ${target} HTTP/1.1\r\n${head}\r\n`)
  const fixed = typeof path === 'string' ? render(path) : null
  const times: number[] = []
  let failed = 0
  const begin = performance.now()

  const run = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true)
      const answer = new AnswerReader()
      let sent = 0
      const next = () => {
        sent = performance.now()
        if (sent - begin < seconds * 1000) socket.write(fixed ?? render((path as () => string)()))
        else resolve(void socket.destroy())
      }
      socket.on('connect', next)
      socket.on('data', (chunk) => {
        if (!answer.take(chunk)) return
        if (answer.status !== '200') failed++
        times.push(performance.now() - sent)
        next()
      })
      socket.on('error', () => {
        failed++
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, run))
  const took = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), failed }
}

/** Only the length of an answer is read, so a longer head costs nothing. */
class AnswerReader {
  status = ''
  /** Bytes still to come; null before the head has been read. */
  #rest: number | null = null
  #early: Buffer = Buffer.alloc(0)

  /** Returns true with the last bytes of an answer. */
  take(chunk: Buffer) {
    if (this.#rest === null) {
      const head = Buffer.concat([this.#early, chunk])
      const headEnd = head.indexOf('\r\n\r\n')
      this.#early = headEnd < 0 ? head : Buffer.alloc(0)
      if (headEnd < 0) return false
      this.status = head.toString('latin1', 9, 12)
      this.#rest = lengthAfter(head, headEnd)
    } else this.#rest -= chunk.length
    const isOver = this.#rest <= 0
    if (isOver) this.#rest = null
    return isOver
  }
}

function lengthAfter(head: Buffer, headEnd: number) {
  // An exact search, for `Content-Length` however it begins, is much faster than one that ignores case.
  const at = head.indexOf('ength: ') + 'ength: '.length
  if (at < 'ength: '.length || at > headEnd) throw new Error('An answer of unknown length')
  return Number.parseInt(head.toString('latin1', at, at + 12), 10) - (head.length - headEnd - 4)
}
