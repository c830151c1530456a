import {
  type Body,
  LearnedValue,
  type Outgoing,
  type PlannedValue,
  type RequestPlan,
  Verbatim,
} from './plan.ts'
import type { Tokens } from './questions.ts'
import type { FuzzVocabulary } from './vocabulary.ts'

export interface SendContext {
  vocabulary: FuzzVocabulary
  tokens: Tokens
  /** Origin as the server's own pages have it. */
  origin: string
  /** Fields that a proxy adds to the n-th request. */
  proxy?: ((n: number) => [string, string][]) | undefined
}

/** Escapes any text, including invalid Unicode. */
const escaped = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

function addressOf(path: PlannedValue[], query: [string, unknown][], vocabulary: FuzzVocabulary): string {
  const parts = path.map((part) => {
    if (part instanceof Verbatim) return part.text.replace(/[^\x21-\xff]/g, '')
    return escaped(part instanceof LearnedValue ? String(vocabulary.pick(part)) : part)
  })
  const pairs = query.flatMap(([name, value]) => flat(name, vocabulary.fill(value)))
  const search = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
  const address = `${parts.join('')}${search && `?${search}`}`
  return address.startsWith('/') ? address : `/${address}`
}

/** Writes lists and objects in the notation of query strings. */
function flat(name: string, value: unknown, depth = 0): [string, string][] {
  if (depth > 30) return []
  if (Array.isArray(value))
    return value.slice(0, 200).flatMap((one, i) => flat(depth > 0 ? `${name}[${i}]` : name, one, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => flat(`${name}[${key}]`, one, depth + 1))
  return value === undefined ? [] : [[name, String(value)]]
}

const boundary = 'a-boundary-of-these-requests'

function bytesOf(body: Body, vocabulary: FuzzVocabulary): { contentType: string; bytes: Buffer } | null {
  switch (body.type) {
    case 'none':
      return null
    case 'json':
      return {
        contentType: 'application/json',
        bytes: Buffer.from(JSON.stringify(vocabulary.fill(body.value)) ?? ''),
      }
    case 'bytes':
      return body
    case 'form': {
      const pairs = body.pairs.flatMap(([name, value]) => flat(name, vocabulary.fill(value)))
      const text = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
      return { contentType: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) }
    }
    case 'multipart': {
      const { file } = body
      const head = (rest: string) => `--${boundary}\r\nContent-Disposition: form-data; ${rest}\r\n`
      const fields = body.fields
        .flatMap(([name, value]) => flat(name, vocabulary.fill(value)))
        .map(([name, value]) => Buffer.from(`${head(`name="${name}"`)}\r\n${value}\r\n`))
      const files = file
        ? [
            Buffer.from(
              `${head(`name="${file.field}"; filename="${file.name}"`)}Content-Type: ${file.contentType}\r\n\r\n`,
            ),
            file.bytes,
            Buffer.from('\r\n'),
          ]
        : []
      const bytes = Buffer.concat([...fields, ...files, Buffer.from(`--${boundary}--\r\n`)])
      return { contentType: `multipart/form-data; boundary=${boundary}`, bytes }
    }
  }
}

const claims = (object: object) => Buffer.from(JSON.stringify(object)).toString('base64url')

/** Returns an invalid token. */
function garbled(good: string, n: number): string {
  const [head = '', body = '', signature = ''] = good.split('.')
  const admin = claims({ id: 'x', collection: 'users', username: 'admin', sid: 'x', role: 'Admin', exp: 9e9 })
  const all = [
    `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    `${claims({ alg: 'none', typ: 'session' })}.${body}.`,
    `${head}.${admin}.${signature}`,
    `${claims({ alg: 'HS256', typ: 'JWT' })}.${admin}.${signature}`,
    ...[
      '',
      'null',
      'undefined',
      '..',
      '.',
      'x'.repeat(5000),
      `${good} `.slice(1),
      '\u00e4',
      `${good},${good.slice(3)}`,
    ],
  ]
  return all[n % all.length] ?? ''
}

function credentials({ role, n }: RequestPlan, { tokens, origin }: SendContext): [string, string][] {
  switch (role) {
    case 'anonymous':
      return []
    case 'garbled token':
      return [['Authorization', `Bearer ${garbled(tokens.Admin, n)}`]]
    case 'ended session':
      return n % 2 === 0
        ? [['Authorization', `Bearer ${tokens.ended}`]]
        : [
            ['Cookie', `payload-token=${tokens.ended}`],
            ['Origin', origin],
          ]
    case "Editor's cookie from elsewhere":
      return [
        ['Cookie', `payload-token=${tokens.Editor}`],
        ['Origin', 'https://evil.example'],
        ['Sec-Fetch-Site', 'cross-site'],
      ]
    case 'Editor':
    case 'Admin':
      return [['Authorization', `${n % 5 === 0 ? 'JWT' : 'Bearer'} ${tokens[role]}`]]
    case "Editor's cookie":
      return [
        ['Cookie', `payload-token=${tokens.Editor}`],
        ['Origin', origin],
      ]
    case "Admin's cookie":
      return [
        ['Cookie', `payload-token=${tokens.Admin}`],
        ['Origin', origin],
      ]
  }
}

/** Merges header fields: the last value of a single field wins, and the sender's credentials win over odd fields. */
function merged(...all: [string, string][][]): [string, string][] {
  const byName = new Map<string, [string, string]>()
  for (const [name, value] of all.flat()) byName.set(name.toLowerCase(), [name, value])
  return [...byName.values()]
}

export function outgoingOf(plan: RequestPlan, sender: SendContext): Outgoing {
  const { vocabulary } = sender
  const content = bytesOf(plan.body, vocabulary)
  const type: [string, string][] = content ? [['Content-Type', content.contentType]] : []
  return {
    method: plan.method,
    address: addressOf(plan.path, plan.query, vocabulary),
    headers: merged(type, plan.headers, credentials(plan, sender), sender.proxy?.(plan.n) ?? []),
    body: content?.bytes ?? null,
    leavesAfter: plan.leavesAfter,
    line: plan.line,
  }
}
