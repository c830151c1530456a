import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import express from 'express'
import { addressKey } from '#lib/limits/rateLimits.ts'
import { createClientAddress } from './clientAddress.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress } as Socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage

it.each([
  [[], '127.0.0.1', '1.2.3.4'],
  [['127.0.0.1'], '127.0.0.1', '1.2.3.4'],
  [['127.0.0.1'], '127.0.0.1', '6.6.6.6, 1.2.3.4'],
  [['127.0.0.1', '10.0.0.0/8'], '127.0.0.1', '6.6.6.6, 1.2.3.4, 10.1.1.1'],
  [['127.0.0.1'], '127.0.0.1', ''],
  [['127.0.0.1'], '127.0.0.1', undefined],
  [['127.0.0.1'], '::ffff:127.0.0.1', '2001:db8:1:2:3:4:5:6'],
  [['loopback'], '::1', '2001:db8:1:2::9, ::1'],
  [['127.0.0.1'], '9.9.9.9', '1.2.3.4'],
])(
  'the client of a rate limit matches Express: proxies %j, from %s, forwarded for %s',
  (proxies, remote, forwarded) => {
    const app = express().set('trust proxy', proxies.length > 0 ? proxies : false)
    const req = Object.create(app.request, {
      app: { value: app },
      ...Object.getOwnPropertyDescriptors(request(remote, forwarded)),
      connection: { value: { remoteAddress: remote } },
    })
    expect(createClientAddress(proxies).clientOf(request(remote, forwarded))).toBe(addressKey(req.ip))
  },
)

it('the client of a rate limit is one IPv6 /64', () => {
  const { keyOf } = createClientAddress([])
  const key = (remoteAddress: string) => keyOf({ remoteAddress } as Socket)
  expect(key('2001:db8:1:2:3:4:5:6')).toBe(key('2001:db8:1:2::9'))
  expect(key('2001:db8:1:2::9')).not.toBe(key('2001:db8:1:3::9'))
  expect(key('::ffff:1.2.3.4')).toBe('1.2.3.4')
})
