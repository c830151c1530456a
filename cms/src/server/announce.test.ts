import type { Payload } from 'payload'
import { readEnvironment } from '#environment.ts'
import { announce } from './announce.ts'

afterEach(() => vi.restoreAllMocks())

const published = { PUBLIC_URL: 'https://a.example', PAYLOAD_SECRET: 'x'.repeat(32) }

it.each([
  ['hints at a missing PUBLIC_URL', {}, 1],
  ['has no hint', published, 0],
])('a start %s, with %j', async (_, settings, times) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const payload = { count: async () => ({ totalDocs: 1 }), db: { findOne: async () => null } }
  await announce(payload as unknown as Payload, 'http://127.0.0.1:3000', readEnvironment(settings))
  const hints = String(write.mock.calls[0]?.[0]).match(/^PUBLIC_URL .*robots.txt.*sitemap.*QR.*$/gm) ?? []
  expect(hints).toHaveLength(times)
  // As on a restored copy, which has the accounts of its original.
  expect(String(write.mock.calls[0]?.[0])).not.toContain('admin-demo')
})
