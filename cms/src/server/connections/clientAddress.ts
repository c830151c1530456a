import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import express from 'express'
import { addressKey } from '#lib/limits/rateLimits.ts'

/** Before Express sees the request: the same address as Express's `req.ip`. */
export function createClientAddress(trustProxy: readonly string[]) {
  const app = express()
  app.set('trust proxy', trustProxy)
  const trusts = app.get('trust proxy fn') as (address: string, hop: number) => boolean

  const isProxy = ({ remoteAddress = '' }: Socket) => trusts(remoteAddress, 0)

  function clientOf({ socket, headers }: IncomingMessage) {
    let address = socket.remoteAddress ?? ''
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    for (let hop = 0; hops.length > 0 && trusts(address, hop); hop++) {
      const before = hops.pop()?.trim()
      if (!before) break
      address = before
    }
    return addressKey(address)
  }

  return { isProxy, clientOf, keyOf: ({ remoteAddress = '' }: Socket) => addressKey(remoteAddress) }
}

export type ClientAddress = ReturnType<typeof createClientAddress>
