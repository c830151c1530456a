import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { settleImports } from './acts/imports.ts'
import type { ServerClient } from './api.ts'
import { openRows } from './database.ts'
import { brokenInvariants } from './invariants.ts'
import type { Ledger } from './ledger.ts'
import { kinds, runLoad } from './load.ts'
import { wrongAnswers } from './publicView.ts'
import type { Random } from './random.ts'
import type { SessionTokens, SubjectKind } from './subject.ts'
import type { FaultServer, World } from './world.ts'

export interface Run {
  world: World
  ledger: Ledger
  random: Random
  /** Name of the kind at whose acts all kills are aimed; null for any moment. */
  aim: string | null
  say(line: string): void
}

export async function loginBoth(site: ServerClient): Promise<SessionTokens> {
  const enter = async (username: string) => {
    const body = { username, password: `${username}-demo` }
    return (await site.ask('/api/login', { method: 'POST', body })).access_token
  }
  return { admin: await enter('admin'), editor: await enter('editor') }
}

/** Describes every violated condition of a server and its data folder. */
export async function check(
  { world, ledger }: Run,
  { site }: FaultServer,
  session: SessionTokens,
  elsewhere?: string,
): Promise<string[]> {
  await settleImports(site, session.admin)
  const rows = openRows(elsewhere ?? world.dataDir, elsewhere !== undefined)
  try {
    const wrong = [...ledger.check(rows), ...brokenInvariants(rows)]
    // The checks above can block for seconds: now the client notices connections that the server has closed meanwhile.
    await turn()
    return [...wrong, ...(await wrongAnswers(site, rows))]
  } finally {
    rows.close()
  }
}

/** Lets users work for a time and describes every unexpected answer. */
export async function workFor(
  run: Run,
  server: FaultServer,
  session: SessionTokens,
  ms: number,
): Promise<string[]> {
  const ends = new AbortController()
  const { ledger, random } = run
  const working = runLoad({
    ledger,
    site: server.site,
    session,
    random,
    usesNext: false,
    onSend: () => {},
    signal: ends.signal,
  })
  await pause(ms)
  ends.abort()
  return working
}

/** Kills a server during its work, repeatedly; returns the problems found and the time of each start. */
export async function killing(run: Run, kills: number) {
  const { world, random, say } = run
  const upAfter: number[] = []
  const problems: string[] = []
  // The first start fills the database, and is killed like any other.
  for (let i = 0; i < Math.min(kills, 3); i++) await world.startAndKill(random.below(4000))
  let server = await world.start()
  const session = await loginBoth(server.site)
  for (let kill = 1; kill <= kills; kill++) {
    const how = await killAtWork(run, server, session)
    while (random.chance(0.2)) await world.startAndKill(random.below(1500))
    server = await world.start()
    upAfter.push(server.upAfter)
    const found = [...how.problems, ...(await check(run, server, session))]
    problems.push(...found)
    const total = [...run.ledger.acknowledged.values()].reduce((sum, count) => sum + count, 0)
    const well = found.length === 0 ? 'all is well' : `${found.length} WRONG`
    say(
      `kill ${kill}, ${how.aimed}: ${total} acknowledged, up again after ${Math.round(server.upAfter)} ms, ${well}`,
    )
    for (const one of found.slice(0, 10)) say(`  ✗ ${one}`)
  }
  await server.stop()
  return { upAfter, problems }
}

/**
 * Kills after a random time, or right after an act of a certain kind was sent, because acts of a few milliseconds are
 * hardly hit by chance.
 */
async function killAtWork({ ledger, random, aim }: Run, server: FaultServer, session: SessionTokens) {
  const ends = new AbortController()
  // Payload's REST API needs Next, which takes seconds to load.
  const usesNext = random.chance(0.4)
  const target = aim
    ? kinds.find(({ name }) => name === aim)
    : random.chance(0.6)
      ? random.pick(kinds)
      : undefined
  const delay = random.below(60)
  const longest = target ? 15_000 : 200 + random.below(usesNext ? 9000 : 5000)
  let missing = 1 + random.below(6)
  let hit = () => {}
  const isHit = new Promise<void>((resolve) => {
    hit = resolve
  })
  const onSend = (kind: SubjectKind) => {
    if (kind === target && --missing === 0) setTimeout(hit, delay)
  }
  const working = runLoad({
    ledger,
    site: server.site,
    session,
    random,
    usesNext,
    onSend,
    signal: ends.signal,
  })
  const timer = setTimeout(hit, longest)
  await isHit
  clearTimeout(timer)
  const killed = server.kill()
  ends.abort()
  const problems = await working
  await killed
  return { problems, aimed: target ? `aimed at ${target.name}` : 'at random' }
}
