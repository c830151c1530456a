import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, readJson, workspaces } from './lib/paths.mjs'

const text = readFileSync(fromRoot('docs/upgrading.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| (?!leans on|---)/.test(line))

it('docs/upgrading.md names existing files and tests', () => {
  const missing = []
  for (const [, file, titles = ''] of text.matchAll(
    /`([^`\s]+\/[^`\s]+\.\w+)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g,
  )) {
    const source = existsSync(fromRoot(file)) ? readFileSync(fromRoot(file), 'utf8') : null
    if (source === null) missing.push(file)
    for (const [, title] of titles.matchAll(/"([^"]+)"/g))
      if (!source?.includes(title)) missing.push(`${file}: ${title}`)
  }
  expect(missing).toEqual([])
})

it('each line of docs/upgrading.md names a test', () => {
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/\.(test|e2e)\.(ts|mjs)`|journeys/.test(row))).toEqual([])
})

it('all packages have one version', () => {
  const versionOf = (folder) => readJson(`${folder}/package.json`).version
  expect(workspaces.filter((folder) => versionOf(folder) !== versionOf('.'))).toEqual([])
})
