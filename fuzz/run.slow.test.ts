import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Findings } from './findings.ts'
import type { Area, ServerQuestions } from './questions.ts'
import { runFuzz } from './run.ts'
import { hangUp } from './send.ts'

const refusals = { default: { content: { 'application/json': { schema: codesOf('invalid', 'not_found') } } } }
function codesOf(...codes: string[]) {
  return { allOf: [{}, { properties: { code: { enum: codes } } }] }
}
const openApi = {
  paths: {
    '/api/search': {
      get: { parameters: [{ name: 'text', in: 'query', schema: { type: 'string' } }], responses: refusals },
    },
    '/api/secret': { get: { parameters: [], responses: refusals } },
    '/api/fine': { get: { parameters: [], responses: refusals } },
  },
}
const area: Area = {
  slug: 'entries',
  endpoints: [{ method: 'post', path: '/' }],
  schema: { type: 'object', properties: { name: { type: 'string' } } },
  isUpload: false,
}
const answers: ServerQuestions = {
  describe: {
    collections: [area],
    globals: [],
    endpoints: [{ method: 'get', path: '/access' }],
    ids: { entries: ['a'] },
  },
  accounts: { tokens: { Editor: 'e.e.e', Admin: 'a.a.a', ended: 'x.x.x' }, editor: 'editor' },
  secrets: { nobody: ['hash-of-somebody'], editor: ['hash-of-somebody'], admin: ['hash-of-somebody'] },
  stored: [],
  memory: { used: 1, resident: 1 },
  polluted: [],
}

let server: Server
let port: number
let writes = 0
const asked: string[] = []
beforeAll(async () => {
  server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://x')
    const json = (status: number, value: object) =>
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
    asked.push(`${req.method} ${req.url}`)
    if (req.method === 'POST' && url.pathname === '/cms/api/entries') writes++
    if (url.pathname === '/api/openapi.json') return json(200, openApi)
    if (url.pathname === '/api/search' && url.search.includes('%27')) return json(500, { message: 'quote' })
    if (url.pathname === '/api/secret') return json(200, { hash: 'hash-of-somebody' })
    json(200, {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  hangUp()
  server.closeAllConnections()
  server.close()
})

const fuzz = async (count: number, seed = 1) => {
  const printed: string[] = []
  const findings = new Findings((text) => printed.push(text))
  const ask = async (question: keyof ServerQuestions) =>
    question === 'stored' && writes > 0
      ? [{ collection: 'pages', key: 'new', of: 'new', hash: 'x', isPending: false }]
      : answers[question]
  const double = { ask: ask as never, ended: () => null, takeOutput: () => '' }
  await runFuzz({ server: double, port, seed, count, findings })
  return { printed: printed.join('\n'), findings }
}

it('finds what is wrong with a server, in the smallest form that shows it', async () => {
  const { printed, findings } = await fuzz(400)
  expect(printed).toMatch(/✗ status 500 – GET \/api\/search[\s\S]*curl .*\/api\/search\?[^&\s]*'\n/)
  expect(printed).toContain('✗ a secret gets out')
  expect(printed).toContain('✗ nobody added something in pages')
  expect(printed).not.toContain('/api/fine')
  expect(findings.sent).toBe(400)
})

it('sends the same for the same seed, and something else for another', async () => {
  const addresses = async (seed: number) => {
    asked.length = 0
    await fuzz(100, seed)
    return asked.filter((one) => one.includes('/api/search')).sort()
  }
  const first = await addresses(5)
  expect(await addresses(5)).toEqual(first)
  expect(await addresses(6)).not.toEqual(first)
})
