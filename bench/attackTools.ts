import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface AttackTarget {
  port: number
  localAddress: string
  /** Token of an Editor, for what only staff can send. */
  token: string
  isOver(): boolean
}
export type Attack = (target: AttackTarget) => Promise<void>

interface Sent {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Requests at once, again and again, the n-th as `sentOf` says. */
export const flood =
  (atOnce: number, sentOf: (n: number, target: AttackTarget) => Sent): Attack =>
  async (target) => {
    let n = 0
    const one = async () => {
      while (!target.isOver()) {
        await send(target, sentOf(n++, target)).catch(() => {})
        // Avoids a busy loop if connections are refused.
        await pause(1)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, one))
  }

function send({ port, localAddress }: AttackTarget, { method = 'POST', path, headers = {}, body }: Sent) {
  return new Promise<void>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, localAddress, agent: false, method, path, headers }
    const sent = request(options, (response) => {
      response.on('error', reject).on('end', resolve).resume()
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error('no answer')))
    sent.on('error', reject).end(body)
  })
}

/** Reopens connections that the server closes. */
export const occupy =
  (count: number, begin: (socket: Socket, n: number, target: AttackTarget) => void): Attack =>
  async (target) => {
    const sockets = new Set<Socket>()
    let n = 0
    while (!target.isOver()) {
      while (!target.isOver() && sockets.size < count) {
        const socket = connect({ port: target.port, host: '127.0.0.1', localAddress: target.localAddress })
        sockets.add(socket)
        const own = n++
        socket.on('error', () => {}).on('close', () => sockets.delete(socket))
        socket.on('connect', () => begin(socket, own, target))
        if (n % 50 === 0) await pause(5)
      }
      await pause(100)
    }
    for (const socket of sockets) socket.destroy()
  }

export const headOf = (line: string, ...fields: string[]) =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...fields, '', ''].join('\r\n')

export const nthOf = (list: readonly string[], n: number) => String(list[n % list.length])
