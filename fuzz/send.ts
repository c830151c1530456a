import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Outgoing } from './plan.ts'

/** The answer to a request. */
export interface RequestOutcome {
  /** 0 if there was no answer. */
  status: number
  headers: Record<string, string>
  body: string
  ms: number
  /** Reason why there was no answer; also set if the client did not wait. */
  failure: string | null
  hasLeft: boolean
}

/** Milliseconds to wait for an answer. */
const patience = 30_000
const maxRead = 6_000_000

const agent = new Agent({ keepAlive: true, maxSockets: 32 })

export async function sendPlanned(port: number, outgoing: Outgoing): Promise<RequestOutcome> {
  const began = performance.now()
  const act = outgoing.line === undefined ? sendRequest(port, outgoing) : sendLine(port, outgoing.line)
  const { hasLeft = false, ...answer } = await act
  return {
    status: 0,
    headers: {},
    body: '',
    failure: null,
    ...answer,
    hasLeft,
    ms: performance.now() - began,
  }
}

function sendRequest(
  port: number,
  { method, address, headers, body, leavesAfter }: Outgoing,
): Promise<Partial<RequestOutcome>> {
  return new Promise((resolve) => {
    const leaves = leavesAfter !== undefined
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path: address,
      agent: leaves ? false : agent,
      timeout: patience,
      maxHeaderSize: 100_000,
      setHost: !headers.some(([name]) => name === 'Host'),
      headers: Object.fromEntries(body ? [...headers, ['Content-Length', String(body.length)]] : headers),
    }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= maxRead) chunks.push(chunk)
      })
      response.on('error', (error) => resolve({ failure: `broken off: ${error.message}`, hasLeft: leaves }))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', (error) => resolve({ failure: error.message, hasLeft: leaves }))
    if (!leaves) return void sent.end(body ?? undefined)
    const part = body?.subarray(0, Math.floor(body.length * leavesAfter))
    if (part) sent.write(part)
    else sent.end()
    setTimeout(() => sent.destroy(), Math.ceil(leavesAfter * 40))
  })
}

function sendLine(port: number, line: string): Promise<Partial<RequestOutcome>> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(line, 'latin1')))
    const done = (failure: string | null) => {
      const text = Buffer.concat(chunks).toString()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, body: text, failure, hasLeft: true })
    }
    socket.setTimeout(patience, () => {
      socket.destroy()
      done('no answer in time')
    })
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', () => done(null))
    socket.on('close', () => done(null))
  })
}

/** Closes idle connections. */
export const hangUp = () => agent.destroy()
