import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hashOfAddress } from '@directory/cms/nouns/verificationRequests/linkSecrets.ts'
import { answersTo } from './acts/answers.ts'
import { settleImports } from './acts/imports.ts'
import { allSent } from './clock.ts'
import { addressIdsIn, type DataReader, openRows } from './database.ts'
import { brokenInvariants } from './invariants.ts'
import { loginBoth, type Run } from './kills.ts'
import { createLedger } from './ledger.ts'
import { runLoad } from './load.ts'
import { startMailServer } from './mailServer.ts'
import { randomFrom } from './random.ts'
import type { SubjectKind } from './subject.ts'
import { createWorld } from './world.ts'

/** Result of a run with mails to providers. */
export interface VerificationRun {
  /** Number of addresses that were mailed, and of mails to them, reminders included. */
  addresses: number
  mails: number
  kills: number
}

const dayMs = 24 * 60 * 60 * 1000
/** Number of providers: enough for several first mails a day, and as many reminders two weeks later. */
const providers = 1200
const weekDays = 7
/** Maximum number of weeks, fewer than between two first mails to an address. */
const maxWeeks = 40
/** Milliseconds to wait on days with fewer mails than the kill waits for. */
const maxWaitMs = 15_000

/**
 * Simulates a number of weeks, one day of each, killing the server while it mails providers and while they answer: each
 * provider must get each mail exactly once.
 */
export async function asking(run: Run, weeks: number, settings: Record<string, string>) {
  const mails = await startMailServer(randomFrom(run.random.below(2 ** 31)))
  const world = await createWorld(path.join(import.meta.dirname, 'movableClock.js'), {
    ...settings,
    SMTP_URL: mails.url,
  })
  const own: Run = { ...run, world, ledger: createLedger(run.random.below(2 ** 31)) }
  const answers = answersTo(mails.links)
  const written = new Map<string, Set<string>>()
  const problems: string[] = []
  const look = () => problems.push(...lookInto(own, written))
  try {
    const onDay = daysFromNow()
    await switchOn(own, onDay(0))
    const last = Math.min(weeks, maxWeeks)
    for (let week = 1; week <= last; week++) {
      const day = onDay(week * weekDays)
      while (own.random.chance(0.6)) await killAtAsking(own, day)
      problems.push(...(await killAtAnswers(own, day, answers)))
      // A server that shuts down cleanly has written what was due.
      await (await world.start(undefined, day)).stop()
      look()
    }
    const server = await world.start(undefined, onDay(last * weekDays + 1))
    problems.push(...(await allSent(own, mails)))
    await server.stop()
    look()
    for (const [name, count] of own.ledger.acknowledged) run.ledger.acknowledged.set(name, count)
    run.ledger.unanswered += own.ledger.unanswered
    const count = [...written.values()].reduce((sum, { size }) => sum + size, 0)
    if (count === 0) problems.push('nobody was asked')
    // An error of one week shows again in every later week, so each is listed once.
    return {
      problems: [...new Set(problems)],
      asked: { addresses: written.size, mails: count, kills: world.killed() },
    }
  } finally {
    await mails.close()
    await world.remove()
  }
}

type Settings = { settings: Record<string, string> }

/**
 * Returns settings for a time of day when mails to providers are written; day 0 is at nine o'clock UTC, and of two
 * servers of one day the second starts later.
 */
function daysFromNow(): (days: number) => Settings {
  const untilNine = new Date().setUTCHours(9, 0, 0, 0) - Date.now()
  return (days) => ({ settings: { CLOCK_AHEAD: String(untilNine + days * dayMs) } })
}

async function switchOn({ world }: Run, day: Settings): Promise<void> {
  const server = await world.start(undefined, day)
  const { site } = server
  const { admin: token } = await loginBoth(site)
  for (const name of ['imprint', 'privacy']) {
    const body = { html: '<p>Verein der Probe, Hauptstraße 1, Haßfurt</p>' }
    await site.ask(`/api/saveHtml?name=${name}`, { method: 'POST', token, body })
  }
  const rows = Array.from(
    { length: providers },
    (_, i) => `Gefragte;Frage ${i};Weg ${i};97437;Haßfurt;frage-${i}@faults.example.org;50.${i};10.${i}`,
  )
  const sheet = `Kategorie;Name;Straße;PLZ;Ort;E-Mail;lat;lon\n${rows.join('\n')}\n`
  const form = new FormData()
  form.append('file', new File([sheet], 'Gefragte.csv', { type: 'text/csv' }))
  await site.ask('/api/uploadExcel', { method: 'POST', token, body: form })
  await settleImports(site, token)
  const body = { asking: { on: true, perDay: 200 } }
  await site.ask('/cms/api/globals/site-settings', { method: 'POST', token, body })
  await server.stop()
}

/** Kills the server once a number of mails have been written, while it prepares the next one. */
async function killAtAsking({ world, random }: Run, day: Settings): Promise<void> {
  const rows = openRows(world.dataDir)
  const count = () => Number(rows.all('SELECT count(*) AS n FROM verification_requests_links')[0]?.n)
  const wanted = count() + 1 + random.below(3)
  const until = performance.now() + maxWaitMs
  const reached = async () => {
    while (count() < wanted && performance.now() < until) await pause(1)
  }
  await world.startAndKill(reached(), undefined, day)
  rows.close()
}

/** Lets providers answer mails while the server writes and sends others, and kills it. */
async function killAtAnswers(
  { world, ledger, random }: Run,
  day: Settings,
  answers: SubjectKind,
): Promise<string[]> {
  const server = await world.start(undefined, day)
  const ends = new AbortController()
  const session = { admin: '', editor: '' }
  const people = { kinds: [answers], usesNext: false, onSend: () => {}, signal: ends.signal }
  const working = runLoad({ ledger, site: server.site, session, random, ...people })
  await pause(300 + random.below(2500))
  const killed = server.kill()
  ends.abort()
  const problems = await working
  await killed
  return problems
}

/**
 * Checks the mails.
 *
 * @param written known ids of mails by the hash of the address, because the outbox is cleaned up; new ones are added
 */
function lookInto({ world, ledger }: Run, written: Map<string, Set<string>>): string[] {
  const rows = openRows(world.dataDir)
  try {
    const reminded = note(rows, written)
    return [
      ...ledger.check(rows),
      ...brokenInvariants(rows, false),
      ...wrongNumbers(rows, written),
      ...reminded,
      ...lateMails(rows),
    ]
  } finally {
    rows.close()
  }
}

/** Describes every address that got a first mail twice. */
function note(rows: DataReader, written: Map<string, Set<string>>): string[] {
  const outbox = rows.all('SELECT id, "to", subject FROM mails WHERE unsubscribe IS NOT NULL')
  const firsts = new Map<string, number>()
  for (const { id, to, subject } of outbox) {
    const hash = hashOfAddress(String(to))
    written.set(hash, (written.get(hash) ?? new Set()).add(String(id)))
    if (!String(subject).startsWith('Erinnerung')) firsts.set(hash, (firsts.get(hash) ?? 0) + 1)
  }
  return [...firsts].filter(([, count]) => count > 1).map(([hash]) => `${hash} is asked anew within a year`)
}

/** Checks that each mail recorded with a verification request is exactly one in the outbox, and vice versa. */
function wrongNumbers(rows: DataReader, written: ReadonlyMap<string, Set<string>>): string[] {
  const asks = rows.all(
    `SELECT id, mails, (SELECT count(*) FROM verification_requests_links l WHERE l._parent_id = r.id) AS links
     FROM verification_requests r`,
  )
  const idOf = addressIdsIn(rows)
  const counts = new Map([...written].map(([hash, mails]) => [idOf(hash), mails.size]))
  const known = new Set(asks.map(({ id }) => String(id)))
  return [
    ...asks.flatMap(({ id, mails, links }) => {
      const count = counts.get(String(id)) ?? 0
      return count === mails && links === mails
        ? []
        : [`${id} was to get ${mails} mails, and got ${count} with ${links} links`]
    }),
    ...[...counts.keys()].filter((id) => !known.has(id)).map((id) => `${id} was never to be asked`),
  ]
}

/** Checks that there are no reminders after an answer or opt-out, and no secrets in sent mails. */
function lateMails(rows: DataReader): string[] {
  const answered = rows.all(
    `SELECT id FROM verification_requests WHERE state = 'closed' AND opted_out_at IS NULL
     AND mailed_at > (SELECT max(json_extract(value, '$.at')) FROM json_each(answers))`,
  )
  const objected = rows.all('SELECT id FROM verification_requests WHERE mailed_at > opted_out_at')
  const open = rows.all('SELECT id FROM mails WHERE sent_at IS NOT NULL AND secrets IS NOT NULL')
  return [
    ...[...answered, ...objected].map(({ id }) => `${id} is reminded of what was answered`),
    ...open.map(({ id }) => `mail ${id} is sent, and keeps its secrets`),
  ]
}
