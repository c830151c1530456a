import { setTimeout as pause } from 'node:timers/promises'
import { brokenInvariants, DataReader } from './dataReader.ts'
import type { Ledger } from './ledger.ts'
import type { MailServer } from './mailServer.ts'
import { below, chance } from './subject.ts'
import { settleImports } from './subjects/ImportedSheet.ts'
import type { FaultServer, World } from './world.ts'

export interface Run {
  world: World
  ledger: Ledger
  mails: MailServer
}

const dayMs = 24 * 60 * 60 * 1000
const maxWaitMs = 120_000

/** Describes what is not as it was acknowledged, and what must not be in any data folder. */
export async function check(
  { world, ledger }: Run,
  { site }: FaultServer,
  elsewhere?: string,
): Promise<string[]> {
  await settleImports(site)
  const rows = new DataReader(elsewhere ?? world.dataDir, elsewhere !== undefined)
  const problems = [...ledger.check(rows), ...brokenInvariants(rows)]
  const categories: { providers: number }[] = await site.ask('/api/categoryinfo')
  const shown = categories.reduce((sum, { providers }) => sum + providers, 0)
  const stored = rows.count("SELECT count(*) FROM entries WHERE state = 'published' AND deleted_at IS NULL")
  if (shown !== stored) problems.push(`${shown} providers are shown, and ${stored} published`)
  rows.close()
  return problems
}

export async function workFor({ ledger }: Run, { site }: FaultServer, ms: number): Promise<string[]> {
  const ends = new AbortController()
  const working = ledger.work(site, ends.signal)
  await pause(ms)
  ends.abort()
  return working
}

/** Kills a server during its work, after a random time or right after an act was sent. */
export async function killAtWork({ ledger, mails }: Run, server: FaultServer): Promise<string[]> {
  const ends = new AbortController()
  const isMailDown = chance(0.3)
  if (isMailDown) await mails.stop()
  const working = ledger.work(server.site, ends.signal)
  await pause(300 + below(5000))
  // Acts take milliseconds, and are hardly hit by chance.
  const sent = new Promise<void>((resolve) => {
    ledger.onSend = resolve
  })
  if (chance(0.7)) await Promise.race([sent, pause(2000)])
  await pause(below(60))
  const killed = server.kill()
  ends.abort()
  const problems = await working
  await killed
  if (isMailDown) await mails.start()
  return problems
}

/** Moves a server's clock a day forward, two back and to the right time while people work. */
export async function clockJumps(run: Run): Promise<string[]> {
  const { world } = run
  const server = await world.start({ hasMovableClock: true })
  const problems: string[] = []
  for (const ahead of [dayMs, -dayMs, 0]) {
    await server.setClock(ahead)
    const { status } = await server.site.raw('/api/getRole', { as: 'editor' })
    if (status !== 401) problems.push(`a session goes on on another day: ${status}`)
    await server.site.signIn()
    problems.push(...(await check(run, server)), ...(await workFor(run, server, 2000)))
    problems.push(...(await check(run, server)))
    // Mails of killed servers wait until none can still be sending them, which is over the next day.
    if (ahead === dayMs) problems.push(...(await allSent(run)))
  }
  await server.stop()
  return problems
}

/** Waits until the outbox is empty. Describes mails that do not go out, were lost, or went out too often. */
async function allSent({ world, mails }: Run): Promise<string[]> {
  mails.isMoody = false
  const rows = new DataReader(world.dataDir)
  const waiting = () => rows.count('SELECT count(*) FROM mails WHERE sent_at IS NULL')
  const until = performance.now() + maxWaitMs
  while (waiting() > 0 && performance.now() < until) await pause(500)
  const late = waiting() > 0 ? [`${waiting()} mails do not go out`] : []
  const problems = [...late, ...mails.wrong(rows, world.killed)]
  rows.close()
  return problems
}
