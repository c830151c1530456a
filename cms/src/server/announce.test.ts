import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { announce } from './announce.ts'

afterEach(() => vi.restoreAllMocks())

const published = { PUBLIC_URL: 'https://a.example', PAYLOAD_SECRET: 'x'.repeat(32) }

it.each([
  ['says in one line what is missing', {}, 1],
  ['says nothing of it', published, 0],
])('a start %s, with %j', async (_, settings, times) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const payload: Pick<Payload, 'count'> = { count: async () => ({ totalDocs: 1 }) }
  await announce(payload as Payload, 'http://127.0.0.1:3000', readEnvironment(settings))
  const hints = String(write.mock.calls[0]?.[0]).match(/^PUBLIC_URL .*robots.txt.*sitemap.*QR.*$/gm) ?? []
  expect(hints).toHaveLength(times)
})
