import { Agent, request } from 'node:http'
import type { Outgoing } from './request.ts'

export interface Answer {
  /** 0 if there was no answer. */
  status: number
  headers: Record<string, string>
  body: string
  ms: number
}

const patienceMs = 30_000
const agent = new Agent({ keepAlive: true })

/** Sends exactly these bytes; `fetch` would repair addresses and refuse some headers. */
export function send(origin: string, { method, address, headers, body }: Outgoing): Promise<Answer> {
  const began = performance.now()
  return new Promise((resolve) => {
    const done = (status: number, fields: Answer['headers'], text: string) =>
      resolve({ status, headers: fields, body: text, ms: performance.now() - began })
    const failed = (error: Error) => done(0, {}, error.message)
    const { hostname, port } = new URL(origin)
    const options = {
      ...{ hostname, port, method, agent, timeout: patienceMs, maxHeaderSize: 100_000 },
      // What no address may contain would fail here, and not there.
      path: address.replace(/[^\x21-\xff]/g, ''),
      setHost: !headers.some(([name]) => name === 'Host'),
      headers: Object.fromEntries(body ? [...headers, ['Content-Length', String(body.length)]] : headers),
    }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', failed)
      response.on('end', () => {
        const fields = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
        done(response.statusCode ?? 0, Object.fromEntries(fields), Buffer.concat(chunks).toString())
      })
    })
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', failed).end(body ?? undefined)
  })
}
