import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accounts } from './acts/accounts.ts'
import type { ServerClient } from './api.ts'
import { openRows } from './database.ts'
import { check, loginBoth, type Run, workFor } from './kills.ts'
import type { MailServer } from './mailServer.ts'
import type { Subject } from './subject.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxWaitMs = 120_000

/**
 * Moves a server's clock one day forward and two days back while people work. All mails are sent on the way: those of
 * killed servers wait until no server can still be sending them, which is over the next day.
 */
export async function clockJumps(run: Run, mails: MailServer): Promise<string[]> {
  const server = await run.world.start(path.join(import.meta.dirname, 'movableClock.js'), { hears: true })
  const problems: string[] = []
  for (const ahead of [dayMs, -dayMs, 0]) {
    await server.setClock(ahead)
    const session = await loginBoth(server.site)
    for (const subject of run.ledger.subjects.filter(({ kind }) => kind === accounts))
      problems.push(...(await endedSession(server.site, subject)))
    problems.push(...(await check(run, server, session)))
    problems.push(...(await workFor(run, server, session, 2000)), ...(await check(run, server, session)))
    if (ahead === dayMs) problems.push(...(await allSent(run, mails)))
  }
  await server.stop()
  return problems
}

/**
 * Checks that a jump ends all logins: earlier sessions have expired, and those from the future would last too long. The
 * next login removes the former.
 */
async function endedSession(site: ServerClient, subject: Subject): Promise<string[]> {
  subject.pictures = subject.pictures.flatMap((picture) => [picture, { ...picture, sessions: 0 }])
  const { token } = subject.notes
  subject.notes.token = ''
  if (!token) return []
  const { status } = await site.raw('/api/getRole', { token })
  return status === 401 ? [] : [`the session of ${subject.tag} goes on on another day: ${status}`]
}

/**
 * Checks that each mail is received once, except those that the mail server did not acknowledge or whose sender died
 * before reading the acknowledgement.
 */
export async function allSent({ world }: Pick<Run, 'world'>, mails: MailServer): Promise<string[]> {
  mails.behave()
  const rows = openRows(world.dataDir)
  const waiting = () => rows.all('SELECT id, last_error FROM mails WHERE sent_at IS NULL')
  const until = performance.now() + maxWaitMs
  while (waiting().length > 0 && performance.now() < until) await pause(500)
  const late = waiting().map(
    ({ id, last_error }) => `mail ${id} does not go out: ${last_error ?? 'never tried'}`,
  )
  const lost = rows
    .all('SELECT id FROM mails WHERE sent_at IS NOT NULL')
    .filter(({ id }) => !mails.received.has(String(id)))
    .map(({ id }) => `mail ${id} is said to be sent, and never came`)
  rows.close()
  const repeats = [...mails.received.values()].reduce((sum, count) => sum + count - 1, 0)
  const unavoidable = mails.unanswered.size + world.killed()
  const doubled =
    repeats > unavoidable ? [`${repeats} mails went out again, where ${unavoidable} had to at most`] : []
  return [...late, ...lost, ...doubled]
}
