import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { Agent, fetch } from './lateUndici.ts'

it('asks the guard that Payload gives to its agent, and goes where that one lets it', async () => {
  const server = createServer((_req, res) => res.end('here')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const asked: string[] = []
  const dispatcher = new Agent({
    connect: {
      lookup: (hostname, _options, callback) => {
        asked.push(hostname)
        if (hostname === 'inside.example') callback(new Error('unsafe'), [])
        else callback(null, [{ address: '127.0.0.1', family: 4 }])
      },
    },
  })
  const get = (host: string) => fetch(new URL(`http://${host}:${port}/`), { dispatcher, redirect: 'manual' })
  await expect(get('inside.example')).rejects.toMatchObject({ cause: { message: 'unsafe' } })
  expect(await (await get('outside.example')).text()).toBe('here')
  expect(asked).toEqual(['inside.example', 'outside.example'])
  await (await dispatcher.real()).close()
  server.close()
})

it('is there for the next upload when it could not be loaded for the first', async () => {
  const dispatcher = new Agent({})
  vi.doMock('undici', () => {
    throw new Error('no file left to open')
  })
  await expect(dispatcher.real()).rejects.toThrow()
  vi.doUnmock('undici')
  await (await dispatcher.real()).close()
})
