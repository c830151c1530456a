import { createHash, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { Findings } from './findings.ts'
import { type Complaint, judge, logComplaints } from './judge.ts'
import { learnWords, publicAnswers } from './learn.ts'
import { type Outgoing, requestOf } from './request.ts'
import { type Role, roles } from './roles.ts'
import { send } from './send.ts'
import { FuzzedServer } from './server.ts'
import { callsOf, type OpenApi, pages, type Target } from './targets.ts'
import type { Words } from './values.ts'

// `npm run test:fuzz`, see docs/decisions/023-folders-and-tests.md.

type Options = ReturnType<typeof readOptions>

interface Run {
  role: Role
  server: FuzzedServer
  words: Words
  options: Options
  findings: Findings
}

/** About so many requests; `only`: part of the label of the only calls to try. */
export function readOptions(args: string[]) {
  const options = { seed: { type: 'string' }, only: { type: 'string', default: '' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [count, seed] = [Number(positionals[0] ?? 2000), Number(values.seed ?? randomInt(1e9))]
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed) || positionals.length > 1)
    throw new Error("npm run test:fuzz [-- requests] [--seed number] [--only 'POST /api/login']")
  return { count, seed, only: values.only }
}

/** Sends requests as everybody in turn, each on a fresh copy of the same data. */
export async function fuzzAll(options: Options): Promise<Findings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-fuzz-'))
  const findings = new Findings()
  const server = await FuzzedServer.prepare(folder)
  for (const role of roles) {
    console.log(`${role.name}, --seed ${options.seed}`)
    await server.start()
    try {
      await fuzzAs(role, server, options, findings)
    } finally {
      await server.stop()
    }
  }
  await rm(folder, { recursive: true, force: true })
  return findings
}

async function fuzzAs(role: Role, server: FuzzedServer, options: Options, findings: Findings): Promise<void> {
  const calls = callsOf((await server.ask('/api/openapi.json')) as unknown as OpenApi)
  const all = [...calls, ...pages]
  const targets = all.filter(({ label }) => label.includes(options.only))
  const words = await learnWords(server, calls)
  const before = await publicAnswers(server, calls)
  const runs = Math.max(1, Math.round(options.count / roles.length / targets.length))
  for (const target of targets) await tryTarget({ role, server, words, options, findings }, target, runs)
  if (role.rank !== 'public') return
  const after = await publicAnswers(server, calls)
  for (const [address, text] of before)
    if (after.get(address) !== text)
      findings.report({ what: `${role.name} changed it`, detail: '' }, address, '')
}

/** Tries a target until it shows nothing that it has not shown before. */
async function tryTarget(run: Run, target: Target, numRuns: number): Promise<void> {
  const { role, server, words, options, findings } = run
  const shown = new Set<string>()
  // With one seed, all targets would be sent the same few oddities, or none: no wrong method in a whole run.
  const own = createHash('sha256').update(`${options.seed} ${role.name} ${target.label}`)
  const seed = own.digest().readInt32LE()
  for (;;) {
    let wanted: string | null = null
    const property = fc.asyncProperty(requestOf(target, words), async (sent) => {
      const complaints = (await tryRequest(run, target, sent)).filter(({ what }) => !shown.has(what))
      // A shrunk request has to show the same fault.
      const complaint = complaints.find(({ what }) => wanted === null || what === wanted)
      if (!complaint) return
      wanted = complaint.what
      throw new Error(complaint.what, { cause: complaint })
    })
    const limits = { interruptAfterTimeLimit: 120_000, markInterruptAsFailure: false }
    const result = await fc.check(property, { seed, numRuns, ...limits })
    if (!result.failed) return
    const { cause } = result.errorInstance as Error
    const [complaint, smallest] = [cause as Complaint | undefined, result.counterexample?.[0]]
    if (!complaint || !smallest) throw result.errorInstance
    shown.add(complaint.what)
    const again = `npm run test:fuzz -- ${options.count} --seed ${options.seed} --only '${target.label}'`
    const { body, ...head } = signed(run, smallest)
    const how = `${JSON.stringify({ ...head, body: body?.toString() }).slice(0, 3000)}\n    ${again}`
    findings.report(complaint, `${target.label}, ${role.name}`, how)
    await server.revive()
  }
}

const signed = ({ role, server }: Run, sent: Outgoing): Outgoing => ({
  ...sent,
  headers: [...sent.headers, ...role.headers(server.tokens)],
})

async function tryRequest(run: Run, target: Target, plain: Outgoing): Promise<Complaint[]> {
  const { role, server, findings } = run
  const sent = signed(run, plain)
  let answer = await send(server.origin, sent)
  // On a busy machine slowness has to show twice.
  if (answer.ms > 5000) answer = await send(server.origin, sent)
  findings.count(answer)
  const secrets = role.rank === 'public' ? [...server.secrets, ...Object.values(server.tokens)] : []
  const complaints = judge({ role, target, sent, secrets }, answer)
  complaints.push(...logComplaints(server.takeOutput()))
  if (server.hasEnded()) complaints.push({ what: 'the server has died', detail: answer.body })
  if (server.hasEnded() || (answer.status === 401 && role.rank !== 'public')) await server.revive()
  return complaints
}
