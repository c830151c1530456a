import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import type { CollectionSlug } from 'payload'
import { dayMs } from '#clock.ts'
import { locateEntries } from '#collections/Entries/locateEntries.ts'
import { remindDaily } from '#collections/Mails/remind.ts'
import { readSession } from '#collections/Users/session.ts'
import { onMongo } from '#database/testDatabases.ts'
import { cleanUp } from '#features/erasure/cleanUp.ts'
import { importRetention } from '#features/imports/expireImports.ts'
import { sendDueMails } from '#features/verification/sendVerificationMail.ts'
import type { Job } from '#jobs/startJob.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { holdMails } from '#mail/heldMails.ts'
import { startMailSender } from '#mail/mailSender.ts'
import type { Role } from '#shared/roles'
import { bearer, startTestServer, type TestServer } from '#testServer.ts'
import { onDatabaseIf } from '#testSuite.ts'
import { type Documents, idsIn, masked } from './masked.fixture.ts'

/**
 * Each `NAME.json` here is a list of steps, `NAME.snap` what each of them answered and changed in the database. How to
 * write and to record them: docs/settings.md.
 */
type Step = [who: string, what: string, body?: unknown, name?: string]
type Fields = Record<string, unknown>

const begin = Date.parse('2026-12-01T09:05:00Z')
const fileOf = (name: string) => path.join(import.meta.dirname, name)
const names = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^(\w+)\.json$/)?.[1] ?? [])

// A snapshot is of one database; how the other differs is no concern of a scenario.
onDatabaseIf(!onMongo)('the same as before', (db) => {
  beforeAll(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval'] }))
  afterAll(() => void vi.useRealTimers())

  it.each(names)('%s', async (name) => {
    vi.setSystemTime(begin)
    const steps = JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')) as Step[]
    const [[first, how, settings] = []] = steps
    const server = await startTestServer(db, first === 'server' ? (settings as object) : {})
    onTestFinished(() => server.stop())
    // Mails wait in the outbox until a step sends them.
    if (how !== sends) runtimeOf(server.payload).wakeMailSender = () => {}
    await expect(await play(server, steps)).toMatchFileSnapshot(fileOf(`${name}.snap`))
  })
})

/** What stands in place of the address of the first step if mails are sent at once. */
const sends = 'sends mails'

async function play(server: TestServer, steps: readonly Step[]): Promise<string> {
  const answers: Fields = {}
  const ids = new Map<string, string>()
  const told: string[] = []
  const given = JSON.stringify(steps)
  const sendsMails = steps[0]?.[1] === sends
  let before = await documentsIn(server)
  for (const [index, step] of steps.entries()) {
    const [who, what, body, name] = filledIn(step, answers) as Step
    const answer = await take(server, who, what, body).catch((error: unknown) => {
      throw new Error(`step ${index + 1}: ${step.slice(0, 2).join(' ')}`, { cause: error })
    })
    if (name) answers[name] = answer
    for (const [id, address] of name ? idsIn(answer, name) : []) if (!ids.has(id)) ids.set(id, address)
    await settled(server, sendsMails)
    // They only read.
    const after = who === 'names' || who === 'program' ? before : await documentsIn(server)
    const changes = changesBetween(before, after)
      .map((line) => masked(line, after, { ids, given }))
      .sort()
    // What was created is among the changes.
    const said = who === 'content' || who === 'code' ? [] : [masked(printed(answer), after, { ids, given })]
    told.push(`## ${index + 1} ${step[0]} ${step[1]}`, ...said, ...changes, '')
    before = after
    vi.setSystemTime(Date.now() + 60_000)
  }
  return told.join('\n')
}

/** `{name.field.0}` is part of the answer to a step before, `{name.field /(…)/}` what the group finds in it. */
function filledIn(value: unknown, answers: Fields): unknown {
  if (typeof value === 'string') return withAnswers(value, answers)
  if (Array.isArray(value)) return value.map((one) => filledIn(one, answers))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [withAnswers(name, answers), filledIn(one, answers)]),
  )
}

function withAnswers(text: string, answers: Fields) {
  const valueAt = (address: string, pattern?: string) => {
    const found = address.split('.').reduce<unknown>((of, key) => (of as Fields)?.[key], answers)
    if (found === undefined)
      throw new Error(`nothing is at ${address}: ${JSON.stringify(answers[address.split('.')[0] ?? ''])}`)
    return pattern ? String(found).match(pattern)?.[1] : found
  }
  const reference = /\{(\w[\w.-]*)(?: \/(.+?)\/)?\}/g
  const [whole, address, pattern] = reference.exec(text) ?? []
  // What is no text stays so.
  if (address && whole === text) return valueAt(address, pattern)
  return text.replaceAll(reference, (_, address, pattern) => String(valueAt(address, pattern)))
}

const { signal } = new AbortController()
const jobs = {
  remindDaily: ({ payload }: TestServer) => remindDaily(payload),
  sendDueMails: ({ payload }: TestServer) => sendDueMails(payload),
  sendMails: async ({ payload }: TestServer) => {
    const from = { name: '', address: 'wegweiser@example.org' }
    const sender = startMailSender(payload, { send: async () => null, from, siteTitle: () => '' })
    await sender.look()
    await sender.stop()
  },
  locateEntries: ({ payload }: TestServer) => locateEntries(payload, signal),
  holdMails: ({ payload }: TestServer) => holdMails(payload),
  cleanUp: ({ payload, settings }: TestServer) => cleanUp(payload, settings.dataDir, importRetention),
}

/**
 * `server` begins a story on one with these settings. `content` creates a document, `stored` answers stored ones, `job`
 * runs what else runs by itself, `clock` goes on by days, `code` makes the one of an app. `names` tells only the names of
 * a list (to a visitor, or to whom the body names), `program` the headers of an address and what stands in the head of a
 * page. Else somebody makes a call, asks for an address of the site (with a body: sends a form), or Payload's REST
 * (`PATCH /entries/…`).
 */
async function take(server: TestServer, who: string, what: string, body?: unknown): Promise<unknown> {
  if (who === 'server') return undefined
  if (who === 'program')
    return readByProgram(await server.get(what, { headers: body as Record<string, string> }))
  if (who === 'names')
    return namesIn(await server.as(await tokenOf(server, (body as string) ?? 'visitor')).json(what))
  if (who === 'content') return server.content[what as 'entry'](body as object)
  if (who === 'stored') return server.docs(what as CollectionSlug, body as object)
  if (who === 'job') return jobs[what as keyof typeof jobs](server)
  if (who === 'clock') return void vi.setSystemTime(Date.now() + Number(what) * dayMs)
  if (who === 'code') return codeOf(what)
  const token = await tokenOf(server, who)
  const [method, address = ''] = what.split(' ')
  if (address) {
    const { status, body: answer } = await server.rest(address, { method, token, body })
    return { status, ...answer }
  }
  const headers = token ? bearer(token) : {}
  const response = await sending(server, what, headers, body)
  const { status, headers: told } = response
  const said = { status, cache: told.get('cache-control'), location: told.get('location') ?? undefined }
  const type = told.get('content-type') ?? ''
  const text = await response.text()
  if (type.includes('json')) {
    const answer = JSON.parse(text)
    return { ...said, ...(Array.isArray(answer) ? { answer } : answer) }
  }
  if (!type.startsWith('text/html'))
    return { ...said, type, text: /^text|\bxml\b/.test(type) ? text : '(bytes)' }
  const [main = text] = text.match(/<main.*<\/main>/s) ?? []
  return {
    ...said,
    page: main
      .replaceAll(/<[^>]+>/g, '\n')
      .split(/\n+/)
      .filter((line) => line.trim() !== ''),
  }
}

/** Not what differs with each build, nor from one second to the next. */
const headersOfMoment = /^(?:connection|keep-alive|date|content-length|etag|last-modified)$/
const inHead =
  /<html[^>]*>|<title>.*?<\/title>|<meta [^>]*>|<link[^>]* rel="(?:canonical|alternate)"[^>]*>|<script type="application\/ld\+json"[^>]*>.*?<\/script>/gs

async function readByProgram(response: Response) {
  const headers = [...response.headers].filter(([name]) => !headersOfMoment.test(name))
  const isScript = response.headers.get('content-type')?.startsWith('text/javascript')
  // A script may hold a page, too, with names that each build gives.
  const head = (!isScript && (await response.text()).match(inHead)) || undefined
  return { status: response.status, ...Object.fromEntries(headers), head }
}

/** A token stays as it is. A session ends before a long story does, and a new password or a second factor earlier. */
async function tokenOf(server: TestServer, who: string) {
  if (who === 'visitor') return null
  if (who.startsWith('ey')) return who
  const sessions = sessionsOf.get(server) ?? new Map<string, string>()
  sessionsOf.set(server, sessions)
  const before = sessions.get(who)
  if (before && (await readSession(server.payload, before))) return before
  const token = await server.loginAs(`${who[0]?.toUpperCase()}${who.slice(1)}` as Role)
  sessions.set(who, token)
  return token
}

const sessionsOf = new WeakMap<TestServer, Map<string, string>>()

/** That the next step needs. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 60_000 })

/** What goes on behind an answer is a part of its step. */
async function settled({ payload }: TestServer, sendsMails: boolean) {
  const { imports, forgottenPasswords, jobs, securityLog } = runtimeOf(payload)
  await imports.idle()
  await forgottenPasswords.stop()
  const [mailSender] = jobs.filter((job): job is Job => 'look' in job)
  if (sendsMails) await mailSender?.look()
  await securityLog.flush()
}

/** A body that is a text is the content of a file. */
function sending(server: TestServer, what: string, headers: Record<string, string>, body: unknown) {
  if (body === undefined || body === null) return server.get(what, { headers })
  if (what.startsWith('/')) {
    const fields = new URLSearchParams(body as Record<string, string>)
    return server.get(what, { method: 'POST', headers, body: fields })
  }
  if (typeof body !== 'string') return server.post(what, body, { headers })
  const form = new FormData()
  form.append('file', new Blob([body]), 'liste.csv')
  return server.get(what, { method: 'POST', headers, body: form })
}

function namesIn(answer: Fields | Fields[]): unknown {
  if (Array.isArray(answer)) return answer.map(({ name, title }) => name ?? title)
  return answer.rows ? { ...answer, rows: namesIn(answer.rows as Fields[]) } : answer
}

/** Stored, but no concern of a person. */
const silent = /^(?:sessions|security-events|leases|keys|import-parts|payload-.+)$/
const silentFields = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'nextAttemptAt',
  'sentAt',
  'attempts',
  'lastLoginAt',
  'globalType',
  // Two ids in their order.
  'pair',
])

/** With the trash. */
async function documentsIn({ payload }: TestServer): Promise<Documents> {
  const slugs = Object.keys(payload.collections).filter((slug) => !silent.test(slug)) as CollectionSlug[]
  const all = new Map<string, Fields>()
  for (const collection of slugs) {
    const { docs } = await payload.find({ collection, trash: true, depth: 0, pagination: false })
    for (const doc of docs) all.set(`${collection} ${doc.id}`, told(doc))
  }
  return all.set('settings', told(await payload.findGlobal({ slug: 'site-settings', depth: 0 })))
}

const told = (doc: object): Fields =>
  Object.fromEntries(Object.entries(doc).filter(([name, value]) => !silentFields.has(name) && value !== null))

const changesBetween = (before: Documents, after: Documents): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    if (!was) return `+ ${key} ${printed(is)}`
    if (!is) return `- ${key}`
    return [...new Set([...Object.keys(was), ...Object.keys(is)])]
      .filter((name) => !isDeepStrictEqual(was[name], is[name]))
      .map((name) => `~ ${key} ${name}: ${JSON.stringify(was[name])} → ${JSON.stringify(is[name])}`)
  })

const printed = (value: unknown) => JSON.stringify(value, null, 1) ?? 'nothing'
