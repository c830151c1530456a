import { describe, expect, it } from 'vitest'
import { judge, type KnownOfServer } from './judge.ts'
import type { Outgoing, RequestPlan } from './plan.ts'
import type { RequestOutcome } from './send.ts'

const plan: RequestPlan = {
  ...{ role: 'anonymous', n: 0, kind: 'contract', level: 'valid', target: 'GET /api/news', method: 'GET' },
  ...{ path: [], query: [], headers: [], body: { type: 'none' } },
}
const sent: Outgoing = { method: 'GET', address: '/api/news', headers: [], body: null }
const outcome: RequestOutcome = { status: 200, headers: {}, body: '[]', ms: 5, failure: null, hasLeft: false }
const known: KnownOfServer = {
  secrets: { nobody: ['hash-of-somebody', 'pending@example.org'], editor: ['hash-of-somebody'], admin: [] },
  tokens: { Editor: 'token-of-editor', Admin: 'token-of-admin', ended: 'ended-token' },
  codes: new Map([['GET /api/news', ['internal', 'not_found']]]),
  anyCode: new Set(['internal', 'not_found', 'invalid']),
}
const refusal = (code: string) => JSON.stringify({ success: false, message: 'x', code })

function complaints(change: {
  plan?: Partial<RequestPlan>
  sent?: Partial<Outgoing>
  outcome: Partial<RequestOutcome>
}) {
  const found = judge(
    { ...plan, ...change.plan },
    { ...sent, ...change.sent },
    { ...outcome, ...change.outcome },
    known,
  )
  return found.map(({ what }) => what).join('; ')
}

describe('an answer', () => {
  it.each<[string, Parameters<typeof complaints>[0]]>([
    ['status 500', { outcome: { status: 500, body: refusal('internal') } }],
    ['status 503', { outcome: { status: 503, body: 'busy' }, plan: { kind: 'page' } }],
    ['no answer', { outcome: { status: 0, failure: 'read ECONNRESET' } }],
    ['hangs', { outcome: { ms: 5001 } }],
    ['a secret gets out', { outcome: { body: '{"x":"hash-of-somebody"}' } }],
    ['a secret gets out', { outcome: { headers: { x: 'pending@example.org' } } }],
    ['a secret gets out', { outcome: { body: 'token-of-admin' }, plan: { role: 'Editor' } }],
    ['the field salt gets out', { outcome: { body: '{"salt":""}' }, plan: { role: 'Admin' } }],
    ['the field submitterEmail gets out', { outcome: { body: '{"submitterEmail":null}' } }],
    ['a stack gets out', { outcome: { body: 'Error\n    at run (/srv/app/server.js:1:2)' } }],
    ['the code invalid is not declared', { outcome: { status: 400, body: refusal('invalid') } }],
    [
      'the code odd is not declared',
      { plan: { level: 'hostile' }, outcome: { status: 400, body: refusal('odd') } },
    ],
    ['a refusal without a code, 404', { outcome: { status: 404, body: '<!doctype html>' } }],
    [
      'a page carries a script',
      { outcome: { headers: { 'content-type': 'text/html' }, body: '<script>alert(1)</script>' } },
    ],
    [
      'leads elsewhere',
      { outcome: { status: 301, headers: { location: '/\\evil.example/x' } }, plan: { kind: 'page' } },
    ],
  ])('is wrong: %s', (what, change) => {
    expect(complaints(change)).toContain(what)
  })

  it.each<[string, Parameters<typeof complaints>[0]]>([
    ['as it should be', { outcome: {} }],
    ['a declared refusal', { outcome: { status: 404, body: refusal('not_found') } }],
    ['a declared 503', { plan: { kind: 'page' }, outcome: { status: 503, body: refusal('not_saved') } }],
    [
      'what a hostile request gets',
      { plan: { level: 'hostile' }, outcome: { status: 400, body: refusal('invalid') } },
    ],
    [
      'what was sent',
      { sent: { address: '/api/news?x=pending%40example.org' }, outcome: { body: 'pending@example.org' } },
    ],
    ['what staff may see', { plan: { role: 'Editor' }, outcome: { body: 'pending@example.org' } }],
    ['nothing, as nobody waited', { outcome: { status: 0, failure: 'aborted', hasLeft: true } }],
    [
      'a name in a query',
      { plan: { kind: 'page' }, outcome: { status: 308, headers: { location: '/x?y=//evil.example' } } },
    ],
  ])('is all right: %s', (_, change) => {
    expect(complaints(change)).toBe('')
  })
})
