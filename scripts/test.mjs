// `npm test`: runs the checks, the fast tests and the journeys of `e2e/smoke` from a bare clone; the last line is always
// the count. `npm run test:full` (`full`) runs everything, `npm run test:mongo` (`mongo`) what meets a database, there.
import './lib/requireNode.mjs'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { writeFigures } from './lib/accessibilityFigures.mjs'
import { ensureBuilt } from './lib/builds.mjs'
import { filesIn } from './lib/fingerprint.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ownTempFolder, tempInMemory } from './lib/leftovers.mjs'
import { bin, fromRoot, root } from './lib/paths.mjs'
import { killChildrenOnSignals, main, runNode } from './lib/run.mjs'

/** Which tests run: `fast`, `full` or `mongo`. */
const set = process.argv[2] ?? 'fast'
const total = { passed: 0, failed: 0, skipped: 0 }
/** Skipped tests: `file › suite` → number. */
const skipped = new Map()
/** Failures in a line or two each, because the log above is long. */
const failures = []
let reason = ''

const env = {
  // Although the output is a pipe.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  MONGOMS_DISABLE_POSTINSTALL: '1',
  // Tests that run a whole server need not compile it again.
  TEST_BUILT: '1',
}

function show(chunk) {
  process.stdout.write(chunk)
  reason = /Tests on MongoDB are SKIPPED: (.*)/.exec(stripVTControlCharacters(chunk))?.[1] ?? reason
}

const headline = (text) => `\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}\n\n`

/** Of parallel parts, shown one after the other in the order of their start; the first one immediately. */
const parts = []

/** Returns its exit code. */
async function runPart(title, script, args = [], more = {}) {
  const part = { held: [headline(title)], isOver: false }
  parts.push(part)
  const showInTurn = () => {
    while (parts.length > 0) {
      for (const chunk of parts[0].held.splice(0)) show(chunk)
      if (!parts[0].isOver) return
      parts.shift()
    }
  }
  const onOutput = (chunk) => {
    part.held.push(chunk)
    showInTurn()
  }
  const { code } = await runNode(script, args, { env: { ...env, ...more }, onOutput })
  part.isOver = true
  showInTurn()
  return code
}

/** A single test, however much it checks. */
async function countAsOne(title, script, ...args) {
  if ((await runPart(title, fromRoot(script), args)) === 0) total.passed += 1
  else fail(title)
}

/** The other checks may take as long as what comes next. */
async function buildSiteAndCheck() {
  const check = (part) => countAsOne(`npm run check, ${part}`, 'scripts/check.mjs', part)
  const source = check('source')
  await build(['site'])
  return { checked: Promise.all([source, check('site')]) }
}

/** Projects are those of `vitest.config.ts`; `files` narrows them. */
async function vitest(title, projects, files = []) {
  const results = path.join(tmpdir(), `results-${projects[0]}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const args = [
    'run',
    '--passWithNoTests',
    ...reporters,
    ...projects.map((name) => `--project=${name}`),
    ...files,
  ]
  const code = await runPart(title, bin('.', 'vitest'), args, { NODE_ENV: 'test' })
  if (env.TEST_DATABASE && reason) {
    total.skipped += 1
    skipped.set(title, 1)
    rmSync(results, { force: true })
    return false
  }
  const failedBefore = total.failed
  try {
    count(JSON.parse(readFileSync(results, 'utf8')))
  } catch (error) {
    console.error(`There are no readable results of this run: ${error.message}`)
  }
  // A run that failed without a failed test: it crashed, or something failed outside the tests.
  if (code !== 0 && total.failed === failedBefore) fail(`${title}: ended with ${code}, outside of any test`)
  rmSync(results, { force: true })
  return total.failed === failedBefore
}

/** A failure counts, and the tests say what it means for them. */
async function build(names) {
  try {
    await ensureBuilt(names)
  } catch (error) {
    console.error(error)
    fail(`npm run build: ${error.message.split('\n')[0]}`)
  }
}

function fail(what) {
  total.failed += 1
  failures.push(what)
}

function count({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name)
    // A file that could not be loaded contains no tests.
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      fail(`${file}: ${message}`)
    }
    for (const test of assertionResults) {
      if (test.status === 'passed') total.passed += 1
      else if (test.status === 'failed') {
        const why = test.failureMessages.join('\n').slice(0, 2000)
        fail(`${[file, ...test.ancestorTitles, test.title].join(' › ')}\n${why}`)
      } else {
        total.skipped += 1
        const where = [file, ...test.ancestorTitles.slice(0, 1)].join(' › ')
        skipped.set(where, (skipped.get(where) ?? 0) + 1)
      }
    }
  }
}

function reportSkipped() {
  if (total.skipped === 0) return
  console.log(`\n!!! ${total.skipped} tests were SKIPPED and prove nothing:`)
  for (const [where, number] of skipped) console.log(`!!!   ${String(number).padStart(4)}  ${where}`)
  if (reason) console.log(`!!! Those on MongoDB because: ${reason}`)
}

/** A run should have cleaned up. */
function reportLeftovers(temp) {
  const files = temp.left()
  if (files.length > 0) fail(`Files were left behind in the temp folder:\n  ${files.join('\n  ')}`)
}

const folders = ['shared', 'web', 'seed', 'cms', 'scripts']

async function runFast() {
  const { checked } = await buildSiteAndCheck()
  // The admin UI takes longest and is needed last, by the last journeys.
  const adminBuilt = build(['admin'])
  const siteServed = build(['server', 'offer'])
  const tested = vitest('Tests', folders)
  await Promise.all([siteServed, checked])
  await Promise.all([vitest('Browser journeys', ['smoke']), tested, adminBuilt])
  console.log(
    '\nLeft to `npm run test:full`: x.slow.test.ts, e2e/full, databases on MongoDB, fuzzing, faults',
  )
}

/** What a release and a resolved issue must pass. */
async function runFull() {
  const { checked } = await buildSiteAndCheck()
  await Promise.all([build(['server', 'offer', 'admin']), checked])
  const accessibilityLog = path.join(tmpdir(), 'accessibility.log')
  env.ACCESSIBILITY_LOG = accessibilityLog
  // The journeys get the machine to themselves. The figures are theirs alone, so nothing later changes them.
  if (await vitest('Browser journeys', ['smoke', 'journeys'])) writeFigures(accessibilityLog)
  rmSync(accessibilityLog, { force: true })
  await vitest('Tests', folders)
  const slow = folders.map((name) => `${name}-slow`)
  await vitest('Slow tests', slow)
  await runMongo()
  // Last, because servers under attack would disturb the others.
  await countAsOne('npm run test:fuzz', 'scripts/fuzz.mjs')
  await countAsOne('npm run test:faults', 'scripts/faults.mjs', '20', '--no-proof')
}

/** On MongoDB; where none can be had, that is one skipped test. */
async function runMongo() {
  const files = filesIn(['cms/src']).filter(
    (file) =>
      /\.test\.ts$/.test(file) && /\bon(Database|Server|Mongo)/.test(readFileSync(fromRoot(file), 'utf8')),
  )
  env.TEST_DATABASE = 'MongoDB'
  await vitest('Tests on MongoDB', ['cms', 'cms-slow'], files)
  delete env.TEST_DATABASE
}

await main(async () => {
  const runMongoAlone = async () => {
    await build(['site'])
    await runMongo()
  }
  const run = { fast: runFast, full: runFull, mongo: runMongoAlone }[set]
  if (!run) throw new Error(`There is no set of tests "${set}"`)
  killChildrenOnSignals()
  await ensureInstalled()
  // Everything but what is tried before a commit writes to a disk, as servers do.
  const temp = ownTempFolder(set === 'fast' ? tempInMemory() : undefined)
  await run()

  reportLeftovers(temp)
  reportSkipped()
  for (const failure of failures) console.log(`\nFAILED ${failure}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
