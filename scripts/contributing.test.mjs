import { execSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fromRoot } from './lib/paths.mjs'

const text = readFileSync(fromRoot('CONTRIBUTING.md'), 'utf8')
const [, command = ''] = text.match(/^\| question \| `(.+?)` \| found in \|$/m) ?? []
const rows = [...text.matchAll(/^\| …(.+\?) \| `(.+?)` \| `([^`]+)`/gm)]

it('CONTRIBUTING.md has ten searches', () => {
  expect(command).toContain('…')
  expect(rows.length).toBeGreaterThanOrEqual(10)
})

// Outside a checkout git finds nothing.
const isCheckout = spawnSync('git', ['rev-parse', '--git-dir'], { cwd: fromRoot() }).status === 0
describe.runIf(isCheckout)('searches: where is', () => {
  it.each(rows.map(([, question, search, file]) => ({ question, search, file })))(
    '$question by $search',
    ({ search, file }) => {
      const hits = execSync(command.replace('…', search), { cwd: fromRoot(), encoding: 'utf8' })
        .trim()
        .split('\n')
      const found = [...new Set(hits.map((hit) => hit.split(':')[0]))]
      // The texts exist in both languages.
      const inEnglish = file.replace('/de/', '/en/')
      expect(found).toEqual(inEnglish === file ? [file] : [file, inEnglish])
    },
  )
})
