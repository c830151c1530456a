// `npm run test:fuzz [-- requests] [--seed number] [--only label]`: sends requests of every kind to servers of its own;
// see docs/decisions/023-folders-and-tests.md. A run of 20,000 or more writes its figures to docs/proof.md.
import './lib/requireNode.mjs'
import { buildAndImport } from './lib/importCompiled.mjs'
import { provenance, writeProof } from './lib/proof.mjs'
import { main } from './lib/run.mjs'

await main(async () => {
  const on = provenance()
  const { fuzzAll, readOptions } = await buildAndImport('fuzz')
  const options = readOptions(process.argv.slice(2))
  const findings = await fuzzAll(options)
  const [wrong, figures] = [findings.wrong.size, findings.figures(options.seed)]
  console.log(`\n${figures.join('\n')}\n`)
  if (options.count >= 20_000) writeProof('fuzz', ['## npm run test:fuzz', '', on, '', ...figures].join('\n'))
  console.log(wrong === 0 ? 'Nothing wrong was found' : `${wrong} things are wrong: see above`)
  process.exitCode = wrong === 0 ? 0 : 1
})
