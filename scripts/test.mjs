// `npm test`: everything there is to check, from a bare clone; the last line is always the count.
// `npm run test:full`, which is `--full`, does the same with all repetitions.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { readFileSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { default: path } = await import('node:path')
const { ensureBuilt } = await import('./lib/builds.mjs')
const { ensureInstalled } = await import('./lib/install.mjs')
const { ownTempFolder, watchProcesses } = await import('./lib/leftovers.mjs')
const { at, bin, root } = await import('./lib/paths.mjs')
const { main, runNode, stopWithSignals } = await import('./lib/run.mjs')

const total = { passed: 0, failed: 0, skipped: 0 }
/** Where tests were skipped: `file › suite` → how many. */
const skipped = new Map()
/** What failed, in a line or two each: the log above is long. */
const failures = []
let reason = ''

const env = {
  // Colours survive the pipe.
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  MONGOMS_DISABLE_POSTINSTALL: '1',
  // Tests that run a whole server need not compile it again.
  TEST_BUILT: '1',
  // From Node 22 on some tools keep compiled code in the temp folder.
  NODE_DISABLE_COMPILE_CACHE: '1',
  ...(process.argv.includes('--full') ? { TEST_FULL: '1' } : {}),
}

function show(chunk) {
  process.stdout.write(chunk)
  reason = /Tests on MongoDB are SKIPPED: (.*)/.exec(chunk)?.[1] ?? reason
}

function headline(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}\n`)
}

/** `project` as Vitest names them: `e2e`, or `!e2e` for all others. */
async function vitest(title, project, onOutput = show) {
  const results = path.join(tmpdir(), `results-${project.replace('!', 'not-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const args = ['run', '--passWithNoTests', ...reporters, `--project=${project}`]
  const { code } = await runNode(bin('.', 'vitest'), args, { env: { ...env, NODE_ENV: 'test' }, onOutput })
  const failedBefore = total.failed
  try {
    count(JSON.parse(readFileSync(results, 'utf8')))
  } catch (error) {
    console.error(`There are no readable results of this run: ${error.message}`)
  }
  // A run that ended badly without a failed test: it crashed, or something failed outside of the tests.
  if (code !== 0 && total.failed === failedBefore) fail(`${title}: ended with ${code}, outside of any test`)
  rmSync(results, { force: true })
}

function fail(what) {
  total.failed += 1
  failures.push(what)
}

function count({ testResults }) {
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(root, name)
    // A file that could not even be loaded has no tests in it.
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

async function check() {
  headline('npm run check')
  const { code } = await runNode(at('scripts/check.mjs'), [], { env, onOutput: show })
  if (code === 0) total.passed += 1
  else fail('npm run check')
}

/** Servers of their own under attack; with all repetitions only, and after all others, which would disturb them. */
async function longRun(script, ...args) {
  headline(`npm run test:${script}`)
  const { code } = await runNode(at(`scripts/${script}.mjs`), args, { env, onOutput: show })
  if (code === 0) total.passed += 1
  else fail(`npm run test:${script}`)
}

function reportSkipped() {
  if (total.skipped === 0) return
  console.log(`\n!!! ${total.skipped} tests were SKIPPED and prove nothing:`)
  for (const [where, number] of skipped) console.log(`!!!   ${String(number).padStart(4)}  ${where}`)
  if (reason) console.log(`!!! Those on MongoDB because: ${reason}`)
}

/** What a run should have cleaned up, or ended, itself. */
async function reportLeftovers(temp, processes) {
  const alive = await processes.left()
  if (alive === null)
    console.log('\nWhether processes were left behind is not known: this machine has no `ps`')
  else if (alive.length > 0) fail(`Processes were left behind:\n  ${alive.join('\n  ')}`)
  const files = temp.left()
  if (files.length > 0) fail(`Files were left behind in the temp folder:\n  ${files.join('\n  ')}`)
}

/** The checks wait for no admin UI, nor do the journeys for the tests: so neither core is idle for long. */
await main(async () => {
  stopWithSignals()
  await ensureInstalled()
  const temp = ownTempFolder()
  const processes = watchProcesses()
  const buildAndCheck = async () => {
    await ensureBuilt(['site', 'server', 'offer'])
    await check()
  }
  await Promise.all([ensureBuilt(['admin']), buildAndCheck()])

  /** What the journeys say meanwhile comes after the tests. */
  let held = []
  const tests = async () => {
    headline('Tests')
    await vitest('Tests', '!e2e')
    headline('Browser journeys')
    for (const chunk of held) show(chunk)
    held = null
  }
  const journeys = () => vitest('Browser journeys', 'e2e', (chunk) => (held ? held.push(chunk) : show(chunk)))
  await Promise.all([tests(), journeys()])
  if (env.TEST_FULL) {
    await longRun('fuzz')
    await longRun('faults', '20', '--no-proof')
  }

  await reportLeftovers(temp, processes)
  reportSkipped()
  for (const failure of failures) console.log(`\nFAILED ${failure}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
