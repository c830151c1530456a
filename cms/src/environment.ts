import path from 'node:path'
import * as z from 'zod'
import type { LimitKind } from '#shared/contract'
import { isEmail } from '#shared/wellFormed'
import { SettingsError } from './settingsError.ts'

/** Publicly known, so that a newcomer needs no settings; refused on any address but loopback. */
const demoSecret = 'demo-secret-only-for-loopback-never-for-the-open-net'
const minSecretLength = 32
const minTokenLength = 16

const number = (min: number, fallback: number) => {
  const words = `must be a whole number, ${min} or more`
  return z.coerce.number(words).int(words).min(min, words).default(fallback)
}

const schema = z.object({
  PORT: number(0, 3000).refine((port) => port < 65_536, 'PORT must be below 65536'),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(
      /^(file:|mongodb(\+srv)?:\/\/)/,
      'DATABASE_URL must begin with file:, mongodb:// or mongodb+srv://',
    )
    .optional(),
  PAYLOAD_SECRET: z.string().optional(),
  PUBLIC_URL: z.url('PUBLIC_URL must be an address such as https://senioren.example.org').optional(),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'SMTP_URL must be an address such as smtp://user:password@mail.example.org:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => readMailbox(value) !== null,
      'MAIL_FROM must be an address such as wegweiser@example.org or: Seniorenwegweiser <wegweiser@example.org>',
    )
    .optional(),
  SOURCE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'SOURCE_URL must be an address such as https://git.example.org/wegweiser',
    })
    .optional(),
  TILE_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  GEOCODER_URL: z.string().default('https://nominatim.openstreetmap.org'),
  TRUST_PROXY: z.string().default(''),
  RATE_LIMIT: z.string().default(''),
  BACKUP_EVERY: z
    .string()
    .regex(/^(?:off|[1-9]\d{0,3}[hd])$/, 'BACKUP_EVERY must be hours or days, such as 24h or 7d, or off')
    .optional(),
  BACKUP_KEEP: number(1, 7),
  BACKUP_DIR: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  SERVICE_WORKER: z.enum(['on', 'off'], 'SERVICE_WORKER must be on or off').default('on'),
  LOG_FORMAT: z.enum(['text', 'json'], 'LOG_FORMAT must be text or json').default('text'),
  METRICS_TOKEN: z
    .string()
    .min(minTokenLength, `METRICS_TOKEN needs at least ${minTokenLength} characters`)
    .regex(/^[\x21-\x7e]+$/, 'METRICS_TOKEN must be made of letters, digits and signs without spaces')
    .optional(),
  ADMIN_USERNAME: z.string().optional(),
  ADMIN_PASSWORD: z.string().min(10, 'ADMIN_PASSWORD needs at least 10 characters').optional(),
})

function isSmtpUrl(value: string) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

/** `a@b.example` or `Name <a@b.example>`; null for anything else. */
function readMailbox(value: string): Mailbox | null {
  const match = /^(?:\s*"?([^"<>]*?)"?\s*<([^<>]*)>|(.*))\s*$/.exec(value)
  const address = (match?.[2] ?? match?.[3] ?? '').trim()
  // One line, because it becomes a header of every mail.
  return isEmail(address) && !/\p{Cc}/u.test(value) ? { name: match?.[1]?.trim() ?? '', address } : null
}

interface Limit {
  points: number
  seconds: number
}

/** Points per duration. */
export type RateLimitSettings = Record<LimitKind, Limit>

export const defaultLimits: RateLimitSettings = {
  login: { points: 10, seconds: 600 },
  // Per client address, for all user names together.
  loginAddress: { points: 50, seconds: 600 },
  // Only those that were taken.
  submission: { points: 5, seconds: 600 },
  // They take less time than a request.
  report: { points: 10, seconds: 600 },
  // Such as a wrong code, token or captcha.
  invalid: { points: 60, seconds: 600 },
  // Through links in mails to providers.
  answer: { points: 60, seconds: 600 },
  lookup: { points: 600, seconds: 60 },
  // Pages rendered, booklets made; cached ones do not count.
  drawing: { points: 300, seconds: 60 },
  paper: { points: 20, seconds: 600 },
  tiles: { points: 600, seconds: 60 },
  // Without a session where there has to be one.
  refused: { points: 120, seconds: 60 },
  // Caused by strangers, per receiving address.
  receiver: { points: 10, seconds: 86_400 },
}

export interface Mailbox {
  /** Empty for the site's title. */
  name: string
  address: string
}

export type Environment = ReturnType<typeof readEnvironment>

/** Reads and checks all settings; throws a SettingsError whose message names the wrong setting. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the one list of settings, each read once
export function readEnvironment(source: Record<string, string | undefined>) {
  // An empty variable, as in compose files, means "not set".
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(filled)
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  }
  const settings = parsed.data
  const isLoopback = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(settings.HOST)
  const trustProxy = settings.TRUST_PROXY.split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  // Behind a proxy, all requests come from loopback.
  const isPrivate = isLoopback && settings.PUBLIC_URL === undefined && trustProxy.length === 0
  const backupEvery = settings.BACKUP_EVERY ?? (isPrivate ? 'off' : '24h')
  const secret = settings.PAYLOAD_SECRET ?? demoSecret
  if (
    !isPrivate &&
    (settings.PAYLOAD_SECRET === undefined || secret === demoSecret || secret.length < minSecretLength)
  ) {
    throw new SettingsError(
      `PAYLOAD_SECRET: on an open address (HOST=${settings.HOST}) or behind a proxy (PUBLIC_URL, TRUST_PROXY) a secret of your own with at least ${minSecretLength} characters is needed, for example from: openssl rand -hex 32`,
    )
  }
  if (!settings.ADMIN_USERNAME !== !settings.ADMIN_PASSWORD)
    throw new SettingsError('ADMIN_USERNAME, ADMIN_PASSWORD: the first administrator needs both')
  if (settings.SMTP_URL && !settings.MAIL_FROM)
    throw new SettingsError('MAIL_FROM: with SMTP_URL the address is needed that mails come from')
  const dataDir = path.resolve(settings.DATA_DIR)
  const publicUrl = settings.PUBLIC_URL?.replace(/\/+$/, '') ?? null
  const databaseUrl = settings.DATABASE_URL ?? `file:${path.join(dataDir, 'directory.db')}`
  return {
    port: settings.PORT,
    host: settings.HOST,
    isLoopback,
    /** True if only this computer should reach the server: see `server/privateServer.ts`. */
    isPrivate,
    dataDir,
    databaseUrl,
    secret,
    publicUrl,
    /** May use the CMS's cookie, besides those that `server/markOwnPageRequests.ts` finds. */
    allowedOrigins: settings.PUBLIC_URL
      ? [new URL(settings.PUBLIC_URL).origin]
      : ['127.0.0.1', 'localhost'].map((host) => `http://${host}:${settings.PORT}`),
    /** Null: mails are files in the data folder. */
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: readMailbox(settings.MAIL_FROM ?? '') ?? {
      name: '',
      address: 'seniorenwegweiser@localhost.invalid',
    },
    /** Null: this server offers its source code. */
    sourceUrl: settings.SOURCE_URL ?? null,
    tileUrl: settings.TILE_URL,
    geocoderUrl: settings.GEOCODER_URL.replace(/\/+$/, ''),
    /** The map services want to know whom to write to. */
    userAgent: `senior-directory/1.0 (${publicUrl ?? 'not published yet'})`,
    /** Proxies whose forwarded header is trusted, in the format of Express. */
    trustProxy,
    /** Null: there are none. */
    rateLimits: readLimits(settings.RATE_LIMIT, isPrivate),
    backups:
      backupEvery === 'off'
        ? null
        : {
            everyMs: millisecondsOf(backupEvery),
            keep: settings.BACKUP_KEEP,
            dir: path.resolve(settings.BACKUP_DIR ?? path.join(dataDir, 'backups')),
          },
    seed: settings.SEED ?? (isLoopback && settings.DATABASE_URL === undefined ? 'demo' : 'none'),
    /** False makes browsers delete the pages they keep for offline use. */
    serviceWorker: settings.SERVICE_WORKER === 'on',
    logFormat: settings.LOG_FORMAT,
    /** Null: closed, except on a private server, which needs no token. */
    metricsToken: settings.METRICS_TOKEN ?? null,
    firstAdmin:
      settings.ADMIN_USERNAME && settings.ADMIN_PASSWORD
        ? { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD }
        : null,
  }
}

/** Parses `24h` or `7d`. */
function millisecondsOf(duration: string) {
  const hours = Number.parseInt(duration, 10) * (duration.endsWith('d') ? 24 : 1)
  return hours * 60 * 60 * 1000
}

/** `off` or, for example, `login=10/600,lookup=300/60` (points per seconds). */
function readLimits(value: string, isPrivate: boolean) {
  if (value === 'off') return isPrivate ? null : defaultLimits
  const limits = structuredClone(defaultLimits)
  for (const part of value.split(',').filter(Boolean)) {
    const match = /^([a-zA-Z]+)=(\d+)\/(\d+)$/.exec(part.trim())
    if (!match || !Object.hasOwn(defaultLimits, match[1] ?? ''))
      throw new SettingsError(
        `RATE_LIMIT: "${part}" is not of the form login=10/600; the kinds are ${Object.keys(defaultLimits).join(', ')}`,
      )
    limits[match[1] as keyof RateLimitSettings] = { points: Number(match[2]), seconds: Number(match[3]) }
  }
  return limits
}

export const environment = () => readEnvironment(process.env)
