import { setTimeout as pause } from 'node:timers/promises'
import { canMakeDisks, fullDisk } from './fullDisk.ts'
import { Ledger } from './ledger.ts'
import { check, killAtWork, type Run } from './run.ts'
import { below, chance } from './subject.ts'
import { World } from './world.ts'

/** Kills a compiled server at its work and fills its disk. Returns what was wrong, and a table. */
export async function runFaults(kills: number): Promise<{ problems: string[]; figures: string[] }> {
  const world = await World.create({ SEED: 'demo' })
  const run: Run = { world, ledger: new Ledger() }
  const problems: string[] = []
  const note = (title: string, found: string[]) => {
    problems.push(...found)
    console.log(`${title}: ${found.length === 0 ? 'all is well' : `${found.length} WRONG`}`)
    for (const one of found.slice(0, 10)) console.log(`  ✗ ${one}`)
  }
  try {
    const upAfter = await killing(run, kills, note)
    const hasDisk = canMakeDisks()
    if (hasDisk) note('The disk is full', await fullDisk(run))
    else console.log('A full disk cannot be made here: that needs Linux, with `unshare` allowed to everybody')
    const shown: [string, string | number][] = [
      ['kills with `kill -9` under load', kills],
      ['acknowledged acts', run.ledger.total()],
      ['acts without an answer, each there as a whole or not at all', run.ledger.unanswered],
      ['lost, doubled, half, or wrongly shown', problems.length],
      [
        'seconds to the first public answer after a kill, median and slowest',
        `${upAfter[kills >> 1]}, ${upAfter.at(-1)}`,
      ],
      ['real full disk', hasDisk ? 'yes' : 'not possible on that machine'],
      ...[...run.ledger.acknowledged].sort(),
    ]
    const lines = shown.map(([name, value]) => `| ${name} | ${value} |`)
    return { problems, figures: ['| | |', '| --- | --- |', ...lines] }
  } finally {
    await world.remove()
  }
}

/** Returns the seconds of the starts after the kills, ascending. */
async function killing(run: Run, kills: number, note: (title: string, found: string[]) => void) {
  const { world, ledger } = run
  const killSoon = async (withinMs: number) => {
    const { kill } = world.launch()
    await pause(below(withinMs))
    await kill()
  }
  // The first starts fill the database, and are killed like any other.
  for (let i = 0; i < Math.min(kills, 3); i++) await killSoon(4000)
  let server = await world.start()
  await server.site.signIn()
  const upAfter: number[] = []
  for (let kill = 1; kill <= kills; kill++) {
    const found = await killAtWork(run, server)
    while (chance(0.2)) await killSoon(1500)
    server = await world.start()
    upAfter.push(Math.round(server.upAfter / 100) / 10)
    // All of them each time would take the square of the kills.
    const isOfAll = kill % 10 === 0 || kill === kills
    found.push(...(await check(run, server, { isOfAll })))
    note(`kill ${kill}, ${ledger.total()} acknowledged, up after ${upAfter.at(-1)} s`, found)
  }
  await server.stop()
  return upAfter.sort((a, b) => a - b)
}
