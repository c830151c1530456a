import { setTimeout as pause } from 'node:timers/promises'
import { brokenInvariants, DataReader } from './dataReader.ts'
import type { Ledger } from './ledger.ts'
import { below, chance } from './subject.ts'
import { settleImports } from './subjects/ImportedSheet.ts'
import type { FaultServer, World } from './world.ts'

export interface Run {
  world: World
  ledger: Ledger
}

/** Describes what is not as it was acknowledged, and what must not be in any data folder. */
export async function check(
  { world, ledger }: Run,
  { site }: FaultServer,
  { elsewhere, isOfAll = true }: { elsewhere?: string; isOfAll?: boolean } = {},
): Promise<string[]> {
  await settleImports(site)
  const rows = new DataReader(elsewhere ?? world.dataDir, elsewhere !== undefined)
  const problems = [...ledger.check(rows, isOfAll), ...brokenInvariants(rows)]
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
export async function killAtWork({ ledger }: Run, server: FaultServer): Promise<string[]> {
  const ends = new AbortController()
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
  return problems
}
