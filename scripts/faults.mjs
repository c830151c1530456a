// `npm run test:faults`: kills the server during its work, 20 times or as often as given (`npm run test:faults --
// 200`), moves its clock, fills its disk, and writes the results to docs/proof.md unless `--no-proof` is given.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { rmSync } = await import('node:fs')
const { pathToFileURL } = await import('node:url')
const { parseArgs } = await import('node:util')
const { fromRoot } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { provenance, writeProof } = await import('./lib/proof.mjs')
const { main, mustRun } = await import('./lib/run.mjs')

await main(async () => {
  const options = { 'no-proof': { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const kills = Number(positionals[0] ?? 20)
  if (!Number.isSafeInteger(kills) || kills < 0 || positionals.length > 1)
    throw new Error('npm run test:faults -- [kills] [--no-proof]')
  const on = provenance()
  await prepare()
  rmSync(fromRoot('faults/dist'), { recursive: true, force: true })
  await mustRun('Building the faults', fromRoot('scripts/compile.mjs'), ['faults', 'faults/dist'], {})
  const { runFaults } = await import(pathToFileURL(fromRoot('faults/dist/faults.js')).href)
  const { problems, figures } = await runFaults(kills)
  const title = `## Kills, a clock that jumps, a full disk (\`npm run test:faults -- ${kills}\`)`
  const text = [title, '', on, '', ...figures].join('\n')
  console.log(`\n${text}`)
  if (!values['no-proof']) writeProof('faults', text)
  process.exitCode = problems.length > 0 ? 1 : 0
})
process.exit()
