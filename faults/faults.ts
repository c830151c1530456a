import path from 'node:path'
import { projectRoot } from '@directory/cms/operations/runtime/projectRoot.ts'
import { asking, type VerificationRun } from './asking.ts'
import { clockJumps } from './clock.ts'
import { canMakeDisks, fullDisk } from './fullDisk.ts'
import { killing, type Run } from './kills.ts'
import { createLedger } from './ledger.ts'
import { kinds } from './load.ts'
import { startMailServer } from './mailServer.ts'
import { randomFrom } from './random.ts'
import { createWorld } from './world.ts'

export const aims = kinds.map(({ name }) => name)

export interface FaultOptions {
  kills: number
  seed: number
  aim: string | null
  say(line: string): void
}

export interface Results {
  /** Number of acknowledged acts by name. */
  acknowledged: Record<string, number>
  unanswered: number
  /** Descriptions of everything lost, duplicated, incomplete or shown wrongly. */
  problems: string[]
  /** Milliseconds until the first public answer of each start after a kill, ascending. */
  upAfter: number[]
  mails: { taken: number; repeated: number; unanswered: number }
  /** Results for providers who were asked by mail to confirm their entries. */
  asked: VerificationRun
  /** Whether this machine could provide a disk that is really full. */
  hadFullDisk: boolean
}

/** Kills the compiled server repeatedly, moves its clock and fills its disk. */
export async function runFaults({ kills, seed, aim, say }: FaultOptions): Promise<Results> {
  const random = randomFrom(seed)
  const mails = await startMailServer(randomFrom(seed + 1))
  const settings = { SMTP_URL: mails.url, MAIL_FROM: 'wegweiser@example.org', SEED: 'demo' }
  const world = await createWorld(path.join(projectRoot(), 'cms/dist/server.js'), settings)
  const run: Run = { world, ledger: createLedger(seed), random, aim, say }
  try {
    const { upAfter, problems } = await killing(run, kills)
    const step = async (title: string, act: () => Promise<string[]>) => {
      const found = await act()
      problems.push(...found)
      say(`${title}: ${found.length === 0 ? 'all is well' : `${found.length} WRONG`}`)
      for (const one of found.slice(0, 10)) say(`  ✗ ${one}`)
    }
    await step('The clock goes a day forward and back', () => clockJumps(run, mails))
    let asked: VerificationRun = { addresses: 0, mails: 0, kills: 0 }
    await step('Providers are asked by mail, and answer', async () => {
      const result = await asking(run, Math.max(6, Math.ceil(kills / 3)), settings)
      asked = result.asked
      return result.problems
    })
    const hadFullDisk = canMakeDisks()
    if (hadFullDisk) await step('The disk is full', () => fullDisk(run, settings))
    else say('A full disk cannot be made here: that needs Linux, with `unshare` allowed to everybody')
    const counts = [...mails.received.values()]
    return {
      acknowledged: Object.fromEntries([...run.ledger.acknowledged].sort()),
      unanswered: run.ledger.unanswered,
      problems,
      upAfter: upAfter.sort((a, b) => a - b),
      mails: {
        taken: counts.length,
        repeated: counts.filter((count) => count > 1).length,
        unanswered: mails.unanswered.size,
      },
      asked,
      hadFullDisk,
    }
  } finally {
    await mails.close()
    await world.remove()
  }
}
