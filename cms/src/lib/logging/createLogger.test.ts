import { Writable } from 'node:stream'
import { APIError } from 'payload'
import { createLogger } from './createLogger.ts'
import { lineWithoutContent, withoutContent } from './withoutContent.ts'

const secret = 'Zwölfer'

function logger() {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { logger: createLogger('json', to as never), lines }
}

function failure(message: string, more: object = {}): Error {
  return Object.assign(new Error(message), more)
}

const query = `Failed query: insert into "mails" ("to") values (?)\nparams: ${secret}`
const duplicate = `E11000 duplicate key error collection: d.users dup key: { username: "${secret}" }`
const failures: [string, unknown][] = [
  ['a query', failure(query, { params: [secret] })],
  ['a cause', failure('Outside', { cause: failure(query) })],
  ['several at once', new AggregateError([failure(`x: ${secret}`)], `All failed: ${secret}`)],
  ['MongoDB', failure(duplicate, { keyValue: { username: secret } })],
  ['broken JSON', failure(`Unexpected token 'x', "{"a":"${secret}"}" is not valid JSON`)],
  ['a file', failure(`ENOENT: no such file, open '/data/files/${secret}.pdf'`, { path: secret })],
  ['a mail server', failure(`550 5.1.1 <${secret}@example.org> refused`)],
  ['an address', failure('Invalid URL', { input: `https://x.example/?q=${secret}` })],
  ['a message of several lines', failure(`Broken\n    at ${secret} (a.js:1:2)`)],
  ['a refusal', new APIError(`${secret} gibt es schon`, 400)],
  ['no error at all', secret],
  ['a plain object', { message: `x "${secret}"`, [secret]: secret }],
]

it.each(failures)('a log line has no personal data for a failure of %s', (_, err) => {
  const { logger: log, lines } = logger()
  log.error({ err, msg: 'Something failed' })
  log.error({ err })
  if (err instanceof Error) log.error(err)
  expect(lines.join('')).not.toContain(secret)
  expect(lines.length).toBeGreaterThanOrEqual(2)
})

it('a log line has type, cause and stack of a failure', () => {
  const { logger: log, lines } = logger()
  const [, query] = failures[0] as [string, Error]
  log.error({ err: failure('Outside', { cause: query, code: 'SQLITE_FULL' }), msg: 'Not saved' })
  const { level, time, msg, err } = JSON.parse(lines[0] ?? '')
  expect([level, msg, Number.isNaN(Date.parse(time))]).toEqual(['error', 'Not saved', false])
  expect(err).toMatchObject({
    type: 'Error',
    code: 'SQLITE_FULL',
    message: 'Outside',
    cause: { message: 'Failed query …', table: 'mails' },
  })
  expect(err.stack).toMatch(/^ {4}at .*createLogger\.test\.ts:\d+:\d+/)
})

it('a log line contains only listed fields', () => {
  const { logger: log, lines } = logger()
  log.warn({ requestId: 'r', url: secret, headers: { authorization: secret }, msg: 'Request failed' })
  log.info(`A file was uploaded: ${secret} von nebenan`)
  log.info(
    `File ${secret}.pdf for collection files is missing on the disk. Expected path: /data/${secret}.pdf`,
  )
  log.info('Mail to %s', secret)
  expect(lines.join('')).not.toContain(secret)
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'Request failed',
    'A file was uploaded …',
    'A file of files is missing on the disk',
    'Mail to %s',
  ])
  expect(JSON.parse(lines[0] ?? '').requestId).toBe('r')
})

it.each([
  ["Cannot read properties of undefined (reading 'x')", 'Cannot read properties of undefined (reading …'],
  ["What doesn't end", "What doesn't end"],
  ['SQLITE_BUSY: database is locked', 'SQLITE_BUSY: database is locked'],
  ['SQLITE_ERROR: near "x": syntax error', 'SQLITE_ERROR: near …'],
  ['Mail to a@b.example', 'Mail to …'],
])('%j is logged as %j', (message, kept) => {
  expect(withoutContent(message)).toBe(kept)
})

it('lines of migrations are kept', () => {
  for (const line of ['Migrating: 20261121_094202_initial', 'Migrated:  20261121_094202_initial (12ms)'])
    expect(lineWithoutContent(line)).toBe(line)
})
