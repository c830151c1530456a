// `npm run check`: runs the steps listed below, two at a time, and prints what each of them complains of. With
// `-- --update` the figures of `budget.json` that have sunk are lowered.
import './lib/requireNode.mjs'
import { mkdirSync } from 'node:fs'
import { firstLoad } from './lib/firstLoad.mjs'
import { circlesOfFolders, circlesWithin, longestChains, tooLongChains } from './lib/folderRules.mjs'
import { overweightHouse, tooLongFiles } from './lib/houseBudget.mjs'
import { findDisallowedLicences } from './lib/licences.mjs'
import { findUnwantedWords } from './lib/oneWord.mjs'
import { bin, fromRoot, workspaces } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { rawWidths } from './lib/rawWidths.mjs'
import { debugTime, killChildrenOnSignals, main, runNode } from './lib/run.mjs'
import { sameInEachLanguage, textsInPlace } from './lib/texts.mjs'

const cache = fromRoot('node_modules/.cache/directory')

/** Against the rules, of folders that import each other, and of a folder and one within it. */
async function imports() {
  const options = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json']
  const { output } = await runNode(bin('.', 'dependency-cruiser', 'depcruise'), [...options, ...workspaces])
  const { summary, modules } = JSON.parse(output)
  const chains = longestChains(modules)
  console.log(`  the longest chain of imports within a folder: ${chains[0].length}, ${chains[0].join(' → ')}`)
  return [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...circlesOfFolders(modules).map((circle) => `no circles of folders: ${circle}`),
    ...circlesWithin(modules),
    ...tooLongChains(chains),
  ]
}

async function complaintsOf(script, args, env) {
  const { code, output } = await runNode(script, args, { env })
  return code === 0 ? [] : [output.trim() || `ended with code ${code}`]
}

/**
 * Incremental between runs. A single checker, because several would each check the types they share, and other steps
 * use the second core. It frees nothing before it ends, so garbage is collected only when memory is scarce.
 */
const types = (name, project) => {
  const memory = ['--incremental', '--tsBuildInfoFile', `${cache}/${name}.tsbuildinfo`]
  const args = ['-p', fromRoot(project), '--noEmit', '--checkers', '1', ...memory]
  return complaintsOf(bin('.', 'typescript-7', 'tsc'), args, { GOGC: 'off', GOMEMLIMIT: '1500MiB' })
}

const steps = [
  ['unused code', () => complaintsOf(bin('.', 'knip'), ['--no-progress', '--no-config-hints'])],
  ['format and lint', () => complaintsOf(bin('.', '@biomejs/biome'), ['check', '--error-on-warnings', '.'])],
  // Everything but the site is one program, so that shared types are checked once.
  ['types: all but the site', () => types('rest', '.')],
  ['types: the site', () => types('site', 'web')],
  ['import directions, circles', imports],
  ['texts in each language', sameInEachLanguage],
  ['one word for one thing', findUnwantedWords],
  ['file sizes', tooLongFiles],
  ['weight of the house', () => overweightHouse(process.argv.includes('--update'))],
  ['widths are tokens', rawWidths],
  ['licences', findDisallowedLicences],
]

const stepsOfSite = [
  ['texts where they are used', textsInPlace],
  ['first load of every page', firstLoad],
]

/** All steps, or those that need the built site (`site`), or none of them (`source`): the site is built meanwhile. */
const part = process.argv[2]

await main(async () => {
  if (!part) await prepare(['site'])
  killChildrenOnSignals()
  mkdirSync(cache, { recursive: true })
  const queue = [...(part === 'site' ? [] : steps), ...(part === 'source' ? [] : stepsOfSite)]
  const failed = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, act] = next
      const since = performance.now()
      const complaints = await act()
      debugTime(name, since)
      if (complaints.length === 0) console.log(`✓ ${name}`)
      else {
        failed.push(name)
        console.error(`✗ ${name}\n${complaints.join('\n')}\n`)
      }
    }
  }
  await Promise.all([work(), work()])
  console.log(
    failed.length === 0
      ? 'All checks passed'
      : `Checks failed: ${failed.join(', ')} (npm run fix repairs format and simple lint)`,
  )
  process.exitCode = failed.length === 0 ? 0 : 1
})
