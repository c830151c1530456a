// `npm run test:fuzz [-- requests] [--seed number] [--only label]`: sends requests of every kind to servers of its own;
// see docs/decisions/023-folders-and-tests.md. A run of 20,000 or more writes its figures to docs/proof.md.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { rmSync } = await import('node:fs')
const { pathToFileURL } = await import('node:url')
const { fromRoot } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { provenance, writeProof } = await import('./lib/proof.mjs')
const { main, mustRun } = await import('./lib/run.mjs')

await main(async () => {
  const on = provenance()
  await prepare()
  rmSync(fromRoot('fuzz/dist'), { recursive: true, force: true })
  await mustRun('Building the fuzzer', fromRoot('scripts/compile.mjs'), ['fuzz', 'fuzz/dist'], {})
  const { fuzzAll, readOptions } = await import(pathToFileURL(fromRoot('fuzz/dist/fuzz.js')).href)
  const options = readOptions(process.argv.slice(2))
  const findings = await fuzzAll(options)
  const [wrong, figures] = [findings.wrong.size, findings.figures(options.seed)]
  console.log(`\n${figures.join('\n')}\n`)
  if (options.count >= 20_000) writeProof('fuzz', ['## npm run test:fuzz', '', on, '', ...figures].join('\n'))
  console.log(wrong === 0 ? 'Nothing wrong was found' : `${wrong} things are wrong: see above`)
  process.exitCode = wrong === 0 ? 0 : 1
})
