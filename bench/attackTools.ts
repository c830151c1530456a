import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Target of an attack; `isOver` tells when to stop. */
export interface AttackTarget {
  port: number
  /** Source address of its connections. */
  localAddress: string
  /** Token of an Editor, for requests of staff. */
  token: string
  isOver(): boolean
}
export type Attack = (target: AttackTarget) => Promise<void>

export const json = { 'Content-Type': 'application/json' }

/** Repeats an act `atOnce` times in parallel until the time is over. */
export async function flood(
  { isOver }: AttackTarget,
  atOnce: number,
  operation: (n: number) => Promise<unknown>,
) {
  let n = 0
  const one = async () => {
    while (!isOver()) {
      await operation(n++).catch(() => {})
      // Avoids a busy loop if connections are refused.
      await pause(1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

export function sendAttack(
  { port, localAddress }: AttackTarget,
  { method = 'POST', path, headers = {}, body }: Sent,
) {
  return new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, localAddress, agent: false, method, path, headers }
    const sent: ClientRequest = request(options, (response) => {
      response.on('error', reject).resume()
      response.on('end', () => resolve(response.headers))
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer')))
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Keeps connections open until the time is over, and reopens those that the server closes. */
export async function occupy(
  target: AttackTarget,
  count: number,
  begin: (socket: Socket, n: number) => void,
) {
  const sockets = new Set<Socket>()
  let n = 0
  while (!target.isOver()) {
    while (!target.isOver() && sockets.size < count) {
      const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: target.localAddress })
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
      const own = n++
      socket.on('connect', () => begin(socket, own))
      if (n % 50 === 0) await pause(5)
    }
    await pause(100)
  }
  for (const socket of sockets) socket.destroy()
}

export const headOf = (path: string, ...fields: string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${fields.join('\r\n')}\r\n\r\n`
export const nthOf = (list: readonly string[], n: number) => String(list[n % list.length])
