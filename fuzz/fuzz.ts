import { randomBytes, randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '@directory/cms/server/testProcess.ts'
import { findingsTable, type ServerFindings } from './figures.ts'
import { Findings } from './findings.ts'
import { grown } from './memory.ts'
import { type FuzzOptions, runFuzz } from './run.ts'
import { hangUp } from './send.ts'
import { startFuzzedServer } from './server.ts'

// `npm run test:fuzz`, see docs/decisions/023-fuzzing.md.

interface Server {
  title: string
  count: number
  settings: Record<string, string>
  more?: Pick<FuzzOptions, 'origin' | 'proxy'>
}

const publicUrl = 'https://fuzzed.example'
/** Returns a proxy's headers: a few addresses reach the limits, others do not. */
const proxy = (n: number): [string, string][] => [
  ['Host', 'fuzzed.example'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-For', n % 3 === 0 ? '203.0.113.1' : `203.0.113.${n % 250}`],
]

const serversFor = (count: number): Server[] => [
  { title: 'a private server without limits', count, settings: { RATE_LIMIT: 'off', SEED: 'demo' } },
  {
    title: 'an open one behind a proxy, with its limits',
    count: Math.max(1000, Math.ceil(count / 20)),
    settings: {
      SEED: 'demo',
      // Low enough for a few hundred requests from one address to reach them.
      RATE_LIMIT: 'login=3/600,loginAddress=5/600,submission=2/600,report=2/600,lookup=10/60,raw=20/60',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '127.0.0.1',
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      ADMIN_USERNAME: 'chief',
      ADMIN_PASSWORD: randomBytes(16).toString('hex'),
    },
    more: { origin: publicUrl, proxy },
  },
]

async function fuzz({ count, settings, more }: Server, seed: number): Promise<Findings> {
  const findings = new Findings()
  const folder = await mkdtemp(path.join(tmpdir(), 'directory-fuzz-'))
  try {
    const port = await freePort()
    const DATA_DIR = path.join(folder, 'data')
    const server = await startFuzzedServer({ PORT: String(port), DATA_DIR, ...settings })
    try {
      await runFuzz({ server, port, seed, count, findings, ...more })
      for (const complaint of grown(findings.memory)) findings.add(complaint, `--seed ${seed}`)
    } finally {
      hangUp()
      await server.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return findings
}

/** The requests sent, and a report in Markdown. */
export interface FuzzResult {
  count: number
  wrong: number
  figures: string[]
}

export async function fuzzAll(args: string[]): Promise<FuzzResult> {
  const { values, positionals } = parseArgs({
    args,
    options: { seed: { type: 'string' } },
    allowPositionals: true,
  })
  const [count, seed] = [Number(positionals[0] ?? 2000), Number(values.seed ?? randomInt(1e9))]
  if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed) || positionals.length > 1)
    throw new Error('npm run test:fuzz [-- requests] [--seed number]')
  const parts: ServerFindings[] = []
  for (const server of serversFor(count)) {
    console.log(`${server.count} requests to ${server.title}, --seed ${seed}`)
    parts.push({ title: server.title, seed, findings: await fuzz(server, seed) })
  }
  return {
    count,
    wrong: parts.reduce((sum, { findings }) => sum + findings.wrong, 0),
    figures: findingsTable(parts),
  }
}
