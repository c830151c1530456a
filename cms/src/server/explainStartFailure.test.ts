import { readEnvironment } from '#environment.ts'
import { explainStartFailure } from './explainStartFailure.ts'

const file = '/data/directory.db'
const failure = (message: string, more: object) => Object.assign(new Error(message), more)
const told = (error: unknown, databaseUrl = 'file:/data/directory.db') =>
  explainStartFailure(error, readEnvironment({ DATA_DIR: '/data', DATABASE_URL: databaseUrl }))

it.each([
  ['a low port', failure('EACCES', { code: 'EACCES', syscall: 'listen' }), 'PORT: this user may not'],
  ['an invalid host', failure('x', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'HOST: 127.0.0.1 is no'],
  ['a read-only file', failure('x', { code: 'EACCES', syscall: 'access', path: file }), 'opened for writing'],
  [
    'a wrapped error',
    new Error('Failed', { cause: failure('x', { code: 'SQLITE_CORRUPT' }) }),
    `${file} is damaged`,
  ],
  [
    'a data folder',
    failure('x', { code: 'EROFS', path: '/data/incoming' }),
    'DATA_DIR: the data folder /data cannot be written',
  ],
  ['an address', failure('URL_INVALID: Not one', { code: 'URL_INVALID' }), 'DATABASE_URL: Not one'],
])('other failures are explained: %s', (_, error, words) => {
  expect(told(error)).toContain(words)
})

it('other failures keep the stack for our own bugs, and files outside the data folder', () => {
  expect(told(new TypeError('x is not a function'))).toBeNull()
  expect(told(failure('no such table: news', { code: 'SQLITE_ERROR' }))).toBeNull()
  const elsewhere = { code: 'ENOENT', syscall: 'open', path: '/site/manifest.json' }
  expect(told(failure('ENOENT', elsewhere))).toBeNull()
})
