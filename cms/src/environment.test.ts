import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLimits, readEnvironment } from './environment.ts'
import { SettingsError } from './settingsError.ts'

const ownSecret = 'a secret of our own with 40 characters..'
const open = { HOST: '0.0.0.0', PAYLOAD_SECRET: ownSecret }

it('requires no settings on loopback; the service worker can be switched off', () => {
  const settings = readEnvironment({})
  const usual = { port: 3000, host: '127.0.0.1', isLoopback: true, seed: 'demo', firstAdmin: null }
  expect(settings).toMatchObject({ ...usual, serviceWorker: true })
  expect(settings).toMatchObject({ isPrivate: true, logFormat: 'text', smtpUrl: null, sourceUrl: null })
  expect(settings.tileUrl).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  expect(readEnvironment({ PORT: '', HOST: '', BACKUP_DIR: '' })).toEqual(settings)
  expect(readEnvironment({ SERVICE_WORKER: 'off' }).serviceWorker).toBe(false)
  expect(settings.databaseUrl).toBe(`file:${path.resolve('data/directory.db')}`)
  expect(settings.secret.length).toBeGreaterThanOrEqual(32)
  expect(settings.allowedOrigins).toEqual(['http://127.0.0.1:3000', 'http://localhost:3000'])
})

it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('takes %s for loopback', (HOST) => {
  expect(readEnvironment({ HOST }).isLoopback).toBe(true)
})

describe.each(['0.0.0.0', '::', 'example.org', '127.0.0.1.evil.example', '::ffff:0:0'])(
  'on the open address %s',
  (HOST) => {
    it.each([
      ['none', undefined],
      ['an empty one', ''],
      ['one of 31 characters', 'x'.repeat(31)],
      ['the built-in one', readEnvironment({}).secret],
    ])('refuses %s as a secret, naming the setting', (_, PAYLOAD_SECRET) => {
      const attempt = () => readEnvironment({ HOST, PAYLOAD_SECRET })
      expect(attempt).toThrow(SettingsError)
      expect(attempt).toThrow(/PAYLOAD_SECRET/)
    })

    it('starts with a secret of its own, without demo content, and keeps its limits', () => {
      const settings = readEnvironment({ HOST, PAYLOAD_SECRET: ownSecret, RATE_LIMIT: 'off' })
      const { rateLimits } = readEnvironment({})
      expect(settings).toMatchObject({ isLoopback: false, seed: 'none', secret: ownSecret, rateLimits })
    })
  },
)

it('reads limits, and switches them off on loopback only', () => {
  const usual = readEnvironment({}).rateLimits
  expect(Object.entries(defaultLimits).map(([kind, of]) => `${kind}=${of.points}/${of.seconds}`)).toEqual(
    'login=10/600 loginAddress=50/600 submission=5/600 report=10/600 invalid=60/600 answer=60/600 \
lookup=600/60 drawing=300/60 paper=20/600 tiles=600/60 refused=120/60 receiver=10/86400'.split(' '),
  )
  expect(usual).toEqual(defaultLimits)
  expect(readEnvironment({ RATE_LIMIT: 'off' }).rateLimits).toBeNull()
  const changed = readEnvironment({ ...open, RATE_LIMIT: 'login=3/60, lookup=9/1,report=4/60' })
  expect(changed.rateLimits).toEqual({
    ...usual,
    login: { points: 3, seconds: 60 },
    report: { points: 4, seconds: 60 },
    lookup: { points: 9, seconds: 1 },
  })
})

it.each([
  ...['abc', '-1', '1.5'].map((port) => ['PORT', port, ': must be a whole number, 0 or more']),
  ['PORT', '70000'],
  ['DATABASE_URL', 'postgres://x'],
  ['PUBLIC_URL', 'example'],
  ['RATE_LIMIT', 'login=10'],
  ['RATE_LIMIT', 'constructor=1/1'],
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['SEED', 'yes'],
  ['SERVICE_WORKER', 'no'],
  ['ADMIN_PASSWORD', '9 letters', ': ADMIN_PASSWORD needs'],
  ...['http://x', 'smtp://', 'x'].map((url) => ['SMTP_URL', url, ': SMTP_URL must']),
  ...['x', 'Name <x>', 'A\nB <a@b.example>'].map((from) => ['MAIL_FROM', from]),
  ['SOURCE_URL', 'javascript:alert(1)'],
  ['LOG_FORMAT', 'xml'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a space in it'],
  ['METRICS_TOKEN', 'mit-Ümlaut-und-lang-genug'],
])('refuses %s=%s and names it', (name = '', value = '', reason = '') => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name + reason)
})

it('backs up daily on a public address unless switched off', () => {
  const open = { PUBLIC_URL: 'https://senioren.example.org', PAYLOAD_SECRET: 'x'.repeat(32) }
  const hours = (source: Record<string, string>) => {
    const { backups } = readEnvironment(source)
    return backups && backups.everyMs / 3_600_000
  }
  expect([hours({}), hours(open), hours({ ...open, BACKUP_EVERY: 'off' })]).toEqual([null, 24, null])
  expect(hours({ BACKUP_EVERY: '7d' })).toBe(168)
  const { dataDir, backups } = readEnvironment(open)
  expect([backups?.keep, backups?.dir]).toEqual([7, path.join(dataDir, 'backups')])
  const elsewhere = readEnvironment({ ...open, BACKUP_DIR: '/mnt/disk', BACKUP_KEEP: '3' }).backups
  expect(elsewhere).toMatchObject({ keep: 3, dir: '/mnt/disk' })
})

it('sends mails by a mail server only with an address they come from', () => {
  const smtp = { SMTP_URL: 'smtps://user:password@mail.example.org' }
  expect(() => readEnvironment(smtp)).toThrow(/MAIL_FROM/)
  const from = (MAIL_FROM: string) => readEnvironment({ ...smtp, MAIL_FROM }).mailFrom
  expect(from('a@b.example')).toEqual({ name: '', address: 'a@b.example' })
  expect(from('"Wegweiser" <a@b.example>')).toEqual({ name: 'Wegweiser', address: 'a@b.example' })
  expect(readEnvironment({ MAIL_FROM: 'a@b.example' }).smtpUrl).toBeNull()
})

it('uses addresses of other servers as given, but for a slash at the end', () => {
  const [SOURCE_URL, GEOCODER_URL] = ['https://git.example.org/x', 'https://maps.example.org/']
  const settings = readEnvironment({ SOURCE_URL, GEOCODER_URL, TILE_URL: 'https://t.example/{z}' })
  const urls = {
    sourceUrl: SOURCE_URL,
    geocoderUrl: 'https://maps.example.org',
    tileUrl: 'https://t.example/{z}',
  }
  expect(settings).toMatchObject(urls)
})

it('behind a proxy on the same machine, as deploy/wegweiser.env.example has it, nothing is as on a private server', () => {
  const example = readFileSync(
    path.resolve(import.meta.dirname, '../../deploy/wegweiser.env.example'),
    'utf8',
  )
  const lines = [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value])
  const given = Object.fromEntries(lines) as Record<string, string>
  expect(() => readEnvironment(given)).toThrow(/PAYLOAD_SECRET/)
  const settings = readEnvironment({ ...given, PAYLOAD_SECRET: ownSecret })
  const proxy = { host: '127.0.0.1', port: 3000, trustProxy: ['127.0.0.1', '::1'] }
  expect(settings).toMatchObject({ ...proxy, isPrivate: false, seed: 'none', backups: { keep: 7 } })
  const toFill = ['PUBLIC_URL', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'SMTP_URL', 'MAIL_FROM', 'METRICS_TOKEN']
  expect(toFill.filter((name) => given[name] !== '')).toEqual([])
})

it('requires both name and password of the first Admin', () => {
  expect(() => readEnvironment({ ADMIN_USERNAME: 'me' })).toThrow(/ADMIN_PASSWORD/)
  expect(() => readEnvironment({ ADMIN_PASSWORD: 'long enough 123' })).toThrow(/ADMIN_USERNAME/)
  const both = { ADMIN_USERNAME: 'me', ADMIN_PASSWORD: 'long enough 123' }
  expect(readEnvironment(both).firstAdmin).toEqual({ username: 'me', password: 'long enough 123' })
})

it('accepts the cookie for PUBLIC_URL only', () => {
  const settings = readEnvironment({ ...open, PUBLIC_URL: 'https://senioren.example.org/' })
  expect(settings).toMatchObject({
    publicUrl: 'https://senioren.example.org',
    allowedOrigins: ['https://senioren.example.org'],
  })
})

it('adds no demo content to a given database or with SEED=none', () => {
  expect(readEnvironment({ DATABASE_URL: 'file:/tmp/x.db' }).seed).toBe('none')
  expect(readEnvironment({ SEED: 'none' }).seed).toBe('none')
  expect(readEnvironment({ ...open, SEED: 'demo' }).seed).toBe('demo')
  expect(readEnvironment({ TRUST_PROXY: '127.0.0.1', PAYLOAD_SECRET: ownSecret }).seed).toBe('demo')
})
