// `npm run test:faults`: kills the server during its work, 20 times or as often as given (`npm run test:faults --
// 200`), also while it mails providers, moves its clock, fills its disk, and writes the results to docs/proof.md.
// `--seed 7` repeats a run as far as timing allows, `--aim file` aims all kills at acts of one kind, `--no-proof`
// writes nothing.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { rmSync } = await import('node:fs')
const { pathToFileURL } = await import('node:url')
const { parseArgs } = await import('node:util')
const { fromRoot } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
const { provenance, writeProof } = await import('./lib/proof.mjs')
const { main, mustRun } = await import('./lib/run.mjs')

const usage = 'npm run test:faults -- [kills] [--seed number] [--aim kind] [--no-proof]'

function readArguments() {
  const options = { seed: { type: 'string' }, aim: { type: 'string' }, 'no-proof': { type: 'boolean' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const kills = Number(positionals[0] ?? 20)
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
  if (positionals.length > 1 || ![kills, seed].every((number) => Number.isSafeInteger(number) && number >= 0))
    throw new Error()
  return { kills, seed, aim: values.aim ?? null, isProof: !values['no-proof'], on: provenance() }
}

function proofOf(
  { acknowledged, unanswered, problems, upAfter, mails, asked, hadFullDisk },
  { kills, seed, aim, on },
) {
  const median = upAfter[upAfter.length >> 1]
  const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`
  const total = Object.values(acknowledged).reduce((sum, count) => sum + count, 0)
  const rows = Object.entries(acknowledged).map(([name, count]) => `| ${name} | ${count} |`)
  return `## Kills, a clock that jumps, a full disk (\`npm run test:faults -- ${kills}\`)

${on}, seed ${seed}${aim ? `, aimed at ${aim}` : ''}

| | |
| --- | --- |
| kills with \`kill -9\` under load | ${kills} |
| acknowledged acts | ${total} |
| acts without an answer, each there as a whole or not at all | ${unanswered} |
| lost, doubled, half, or wrongly shown | ${problems.length} |
| mails taken in by a mail server with bad days | ${mails.taken} |
| of these more than once (the mail server left ${mails.unanswered} without an answer, and senders were killed) | ${mails.repeated} |
| kills while providers were asked by mail, and answered | ${asked.kills} |
| addresses asked, mails to them with reminders, each once | ${asked.addresses}, ${asked.mails} |
| up again after a kill, to the first public answer | ${upAfter.length > 0 ? `median ${seconds(median)}, longest ${seconds(upAfter.at(-1))}` : '–'} |
| clock put a day forward and a day back | yes |
| real full disk | ${hadFullDisk ? 'yes' : 'not possible on that machine'} |

| acknowledged | times |
| --- | --- |
${rows.join('\n')}
${problems
  .slice(0, 20)
  .map((problem) => `\n\`\`\`\n${problem}\n\`\`\`\n`)
  .join('')}`
}

await main(async () => {
  let run
  try {
    run = readArguments()
  } catch {
    console.error(usage)
    process.exit(1)
  }
  await prepare()
  rmSync(fromRoot('faults/dist'), { recursive: true, force: true })
  await mustRun('Building the faults', fromRoot('scripts/compile.mjs'), ['faults', 'faults/dist'], {})
  const { aims, runFaults } = await import(pathToFileURL(fromRoot('faults/dist/faults.js')).href)
  if (run.aim !== null && !aims.includes(run.aim)) {
    console.error(`There is no "${run.aim}" to aim at; there are: ${aims.join(', ')}`)
    process.exit(1)
  }
  console.log(`${run.kills} kills, seed ${run.seed}`)
  const results = await runFaults({ ...run, say: (line) => console.log(line) })
  const text = proofOf(results, run)
  console.log(`\n${text}`)
  if (run.isProof) writeProof('faults', text)
  process.exitCode = results.problems.length > 0 ? 1 : 0
})
process.exit()
