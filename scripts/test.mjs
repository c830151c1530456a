// `npm test`: everything there is to check, from a bare clone; the last line is always the count.
import { requireNode } from './lib/requireNode.mjs'

requireNode()
const { mkdtempSync, readFileSync, rmSync } = await import('node:fs')
const { tmpdir } = await import('node:os')
const { default: path } = await import('node:path')
const { at, bin, root } = await import('./lib/paths.mjs')
const { prepare } = await import('./lib/prepare.mjs')
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
}

function show(chunk) {
  process.stdout.write(chunk)
  reason = /Tests on MongoDB are SKIPPED: (.*)/.exec(chunk)?.[1] ?? reason
}

function headline(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}\n`)
}

async function vitest(title, args) {
  headline(title)
  const folder = mkdtempSync(path.join(tmpdir(), 'directory-results-'))
  const results = path.join(folder, 'results.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`]
  const { code } = await runNode(bin('.', 'vitest'), ['run', '--passWithNoTests', ...reporters, ...args], {
    env: { ...env, NODE_ENV: 'test' },
    onOutput: show,
  })
  const failedBefore = total.failed
  try {
    count(JSON.parse(readFileSync(results, 'utf8')))
  } catch (error) {
    console.error(`There are no readable results of this run: ${error.message}`)
  }
  // A run that ended badly without a failed test: it crashed, or something failed outside of the tests.
  if (code !== 0 && total.failed === failedBefore) fail(`${title}: ended with ${code}, outside of any test`)
  rmSync(folder, { recursive: true, force: true })
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

function reportSkipped() {
  if (total.skipped === 0) return
  console.log(`\n!!! ${total.skipped} tests were SKIPPED and prove nothing:`)
  for (const [where, number] of skipped) console.log(`!!!   ${String(number).padStart(4)}  ${where}`)
  if (reason) console.log(`!!! Those on MongoDB because: ${reason}`)
}

await main(async () => {
  await prepare()
  stopWithSignals()
  await check()
  await vitest('Tests', ['--project=!e2e'])
  await vitest('Browser journeys', ['--project=e2e'])
  reportSkipped()
  for (const failure of failures) console.log(`\nFAILED ${failure}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
