// `npm run test:faults`: kills the server during its work, 20 times or as often as given (`npm run test:faults --
// 200`), fills its disk, and writes the results to docs/proof.md unless `--no-proof` is given.
import './lib/requireNode.mjs'
import { parseArgs } from 'node:util'
import { buildAndImport } from './lib/importCompiled.mjs'
import { provenance, writeProof } from './lib/proof.mjs'
import { main } from './lib/run.mjs'

await main(async () => {
  const options = { 'no-proof': { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const kills = Number(positionals[0] ?? 20)
  if (!Number.isSafeInteger(kills) || kills < 0 || positionals.length > 1)
    throw new Error('npm run test:faults -- [kills] [--no-proof]')
  const on = provenance()
  const { runFaults } = await buildAndImport('faults')
  const { problems, figures } = await runFaults(kills)
  const title = `## Kills, a full disk (\`npm run test:faults -- ${kills}\`)`
  const text = [title, '', on, '', ...figures].join('\n')
  console.log(`\n${text}`)
  if (!values['no-proof']) writeProof('faults', text)
  process.exitCode = problems.length > 0 ? 1 : 0
})
process.exit()
