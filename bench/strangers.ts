import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks } from './attacks.ts'
import { headline, table } from './report.ts'
import { type DataPlace, fetchRaw, signIn, startServer } from './servers.ts'
import { openAdminUi } from './start.ts'
import { residentOf, watch } from './watch.ts'

const attackMs = 10_000
/** Limits during each attack. */
const max = { waitMs: 2000, growthMb: 200, logBytes: 1_000_000 }

/**
 * Each attack runs from its own address and process while another visitor opens pages and searches; first, nobody
 * attacks.
 */
export async function strangers(data: DataPlace, wanted = '') {
  headline(`Strangers, ${attackMs / 1000} s each`)
  let server = await startAttacked(data)
  const rows: (string | number)[][] = []
  const names = ['nobody', ...Object.keys(attacks).filter((name) => name.includes(wanted))]
  for (const [i, name] of names.entries()) {
    const loggedBefore = server.logged()
    const attack = () => attackFrom(`127.0.1.${i + 1}`, name, server)
    const { result: code, visits, longestMs, failed, own } = await watch(server, attack)
    const [growth, log] = [own - server.level, server.logged() - loggedBefore]
    const isQuick = code === 0 && failed === 0 && longestMs <= max.waitMs
    const holds = isQuick && growth <= max.growthMb && log < max.logBytes
    if (!holds) process.exitCode = 1
    rows.push([name, visits, longestMs, failed, growth, log / 1000, holds ? 'yes' : 'NO'])
    process.stderr.write(`${rows.at(-1)?.join(' · ')}\n`)
    await pause(1000)
    // What hangs would spoil the measurements of the others.
    if (await fetchRaw(server.port, '/api/health/live', {}, max.waitMs)) continue
    await server.stop('SIGKILL')
    server = await startAttacked(data)
  }
  await server.stop('SIGKILL')
  table(['attack', 'visits', 'longest, ms', 'failed', 'memory above, MB', 'log, kB', 'holds'], rows)
}

async function startAttacked(data: DataPlace) {
  const server = await startServer(data, { settings: { RATE_LIMIT: '' } })
  await openAdminUi(server)
  const { token } = await signIn(server, 'editor')
  // The first of each page makes what the others use.
  await watch(server, () => pause(3000))
  return { ...server, token, level: residentOf(server.pid) }
}

async function attackFrom(address: string, name: string, { port, token }: { port: number; token: string }) {
  const script = path.join(import.meta.dirname, 'attacker.js')
  const args = [script, name, String(port), address, token, String(attackMs)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}
