import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const nothing = Buffer.alloc(0)

/** One request, repeated; a function makes each request different. */
export interface Load {
  port: number
  path: string | (() => string)
  headers?: Record<string, string>
  connections: number
  seconds: number
  /** Id of the server's process, to measure its processor time (Linux). */
  pid?: number | undefined
}

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of the server's processor time per request; NaN if the system does not tell. */
  cpu: number
  failed: number
}

/**
 * Sends requests over bare sockets, one at a time each: load generators from npm parse every answer in JavaScript and
 * reach their limit before `node:http` does. Only an answer's length is read, so a longer head costs nothing.
 */
export async function measureLoad({
  port,
  path,
  headers = {},
  connections,
  seconds,
  pid,
}: Load): Promise<Measured> {
  const head = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const render = (target: string) => Buffer.from(`GET ${target} HTTP/1.1\r\n${head}\r\n`)
  const fixed = typeof path === 'string' ? render(path) : null
  const request = () => fixed ?? render((path as () => string)())
  const times: number[] = []
  let failed = 0
  const cpuBefore = cpuOf(pid)
  const begin = performance.now()
  const end = begin + seconds * 1000

  /** Header name as this server spells it: an exact search is much faster than one that ignores case. */
  let lengthField: string | null = null
  const restOf = (head: Buffer, headEnd: number): number | 'chunks' => {
    lengthField ??= /\r\ncontent-length: /i.exec(head.toString('latin1', 0, headEnd))?.[0] ?? null
    const at = lengthField === null ? -1 : head.indexOf(lengthField)
    if (lengthField === null || at < 0 || at > headEnd) return 'chunks'
    const length = Number.parseInt(
      head.toString('latin1', at + lengthField.length, at + lengthField.length + 12),
      10,
    )
    return length - (head.length - headEnd - 4)
  }

  const run = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let sent = 0
      /** Remaining bytes; null until the head has been read. */
      let rest: number | 'chunks' | null = null
      let early = nothing
      const next = () => {
        rest = null
        early = nothing
        if (performance.now() >= end) {
          socket.destroy()
          return resolve()
        }
        sent = performance.now()
        socket.write(request())
      }
      const done = () => {
        times.push(performance.now() - sent)
        next()
      }
      socket.on('connect', next)
      socket.on('data', (chunk) => {
        if (rest === null) {
          const head = early.length > 0 ? Buffer.concat([early, chunk]) : chunk
          const headEnd = head.indexOf('\r\n\r\n')
          if (headEnd < 0) {
            early = head
            return
          }
          const status = head.toString('latin1', 9, 12)
          if (status !== '200' && status !== '304') failed++
          rest = status === '304' ? 0 : restOf(head, headEnd)
        } else if (rest !== 'chunks') rest -= chunk.length
        if (
          rest === 'chunks'
            ? chunk.toString('latin1', Math.max(0, chunk.length - 5)) === '0\r\n\r\n'
            : rest <= 0
        )
          done()
      })
      socket.on('error', () => {
        failed++
        resolve()
      })
    })
  await Promise.all(Array.from({ length: connections }, run))
  const took = (performance.now() - begin) / 1000
  times.sort((a, b) => a - b)
  const at = (part: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN
  const cpu = ((cpuOf(pid) - cpuBefore) * 1e6) / times.length
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99), cpu, failed }
}

/** Returns the processor time of a process in seconds. */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
