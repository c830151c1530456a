import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { filesIn } from './fingerprint.mjs'
import { fromRoot, readJson, root, workspaces } from './paths.mjs'

const generated = /payload-types\.ts$|importMap\.js$|\/migrations\/|next-env\.d\.ts$/
const ofTests = /\.(test|e2e|fixture|slow)\.|\/test[A-Z]\w*\.|^(e2e|fuzz|faults)\//
const data =
  /\.(json|csv|svg|png|ico|md|html|lock|snap|gz|backup)$|(^|\/)(migrations|messages|LICENSE|payload-types\.ts)(\/|$)/
const callName = /'((?:GET|POST|PUT|PATCH|DELETE) \/api\/[^']+)'\s*:/g

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const sum = (files, weight) => files.reduce((total, file) => total + weight(read(file)), 0)
const lines = (text) => text.split('\n').length - 1
const thousands = (number) => Math.round(number / 1000)
const kilobytes = (files) => thousands(sum(files, (text) => Buffer.byteLength(text)))

/** All files if there is no git. */
function projectFiles() {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const list = execFileSync('git', args, options)
    return list.split('\0').filter((file) => file && existsSync(fromRoot(file)))
  } catch {
    return filesIn([...workspaces, 'scripts', 'docs'])
  }
}

/** `longerFiles` in budget.json lists exceptions. */
export function tooLongFiles() {
  const { fileLines, longerFiles } = readJson('budget.json')
  return projectFiles().flatMap((file) => {
    if (data.test(file)) return []
    const [length, limit] = [lines(read(file)), longerFiles[file] ?? fileLines]
    return length > limit ? [`${file} has ${length} lines, more than ${limit}: split it`] : []
  })
}

/** What one person has to look after, by the names of `budget.json`. */
function weighHouse() {
  const files = projectFiles()
  const named = (pattern) => files.filter((file) => pattern.test(file))
  const code = named(/\.(ts|tsx|mts|mjs|js|jsx|cjs|sh)$/).filter((file) => !generated.test(file))
  const source = code.filter((file) => !ofTests.test(file))
  const tests = code.filter((file) => ofTests.test(file))
  const decisions = named(/^docs\/decisions\/.*\.md$/)
  const [, collections = ''] =
    /\n\s+collections: \{([\s\S]*?)\n\s+\};/.exec(read('cms/src/payload-types.ts')) ?? []
  const calls = named(/^shared\/src\/.*\.ts$/).flatMap((file) => [...read(file).matchAll(callName)])
  const rows = read('docs/upgrading.md').match(/^\|(?![\s|:-]+\|?$).*/gm) ?? []
  const tables = read('docs/upgrading.md').match(/^\|[\s:-]+\|/gm) ?? []
  const { dependencies } = readJson('cms/package.json')
  return {
    sourceLines: sum(source, lines),
    testLines: sum(tests, lines),
    styleLines: sum(named(/\.css$/), lines),
    sourceThousandCharacters: thousands(sum(source, ({ length }) => length)),
    testThousandCharacters: thousands(sum(tests, ({ length }) => length)),
    sourceFiles: source.length,
    collections: [...collections.matchAll(/^\s+'?(?!payload-)([\w-]+)'?:/gm)].length,
    calls: new Set(calls.map(([, call]) => call)).size,
    leans: rows.length - tables.length,
    migrations: named(/\/migrations\/(?!index\.ts$).*\.ts$/).length,
    decisions: decisions.length,
    decisionKilobytes: kilobytes(decisions),
    readmeKilobytes: kilobytes(['README.md']),
    contributingKilobytes: kilobytes(['CONTRIBUTING.md']),
    serverPackages: Object.keys(dependencies).filter((name) => !name.startsWith('@directory/')).length,
    asNever: sum(source, (text) => (text.match(/\bas never\b/g) ?? []).length),
  }
}

/** @param isUpdate first lowers the figures that have sunk */
export function overweightHouse(isUpdate) {
  const budget = readJson('budget.json')
  const weight = Object.entries(weighHouse())
  if (isUpdate) for (const [name, now] of weight) budget.house[name] = Math.min(now, budget.house[name])
  if (isUpdate) writeFileSync(fromRoot('budget.json'), `${JSON.stringify(budget, null, 2)}\n`)
  return weight
    .filter(([name, now]) => !(now <= budget.house[name]))
    .map(([name, now]) => `${name}: ${now}, more than the ${budget.house[name]} of budget.json`)
}
