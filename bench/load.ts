import { readFileSync } from 'node:fs'
import { connect } from 'node:net'

const nothing = Buffer.alloc(0)

/** One request, again and again; a function makes each request another one. */
export interface Load {
  port: number
  path: string | (() => string)
  headers?: Record<string, string>
  connections: number
  seconds: number
  /** Process that answers, for its processor time (Linux). */
  pid?: number | undefined
}

export interface Measured {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Microseconds of processor time that the server took per request; NaN where the system does not tell. */
  cpu: number
  failed: number
}

/**
 * Bare sockets with one request at a time each: the usual load generators on npm parse every answer in JavaScript and
 * give out before `node:http` does. Of an answer only its length is read, so that a longer head is not dearer here.
 */
export async function load({ port, path, headers = {}, connections, seconds, pid }: Load): Promise<Measured> {
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

  /** As this server spells it: searching for it as it is takes a fraction of what matching any spelling takes. */
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
      /** Bytes still to come; null until the head has been read. */
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

/** Seconds of processor time of a process. */
function cpuOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}
