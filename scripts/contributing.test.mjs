import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from './lib/fingerprint.mjs'
import { at } from './lib/paths.mjs'

const table = [
  ...readFileSync(at('CONTRIBUTING.md'), 'utf8').matchAll(
    /^\| …(.+\?) \| `['"](.+?)['"](?: shared)?` \| `([^`]+)`/gm,
  ),
]

it('answers ten questions of where something is', () => expect(table.length).toBeGreaterThanOrEqual(10))

it.each(table.map(([, question, search, file]) => [question, search, file]))(
  'where is %s by %s',
  (_, search, file) => {
    const code = filesIn(['shared/src', 'web/src', 'cms/src']).filter((one) => /\.(tsx?|json)$/.test(one))
    const found = code.filter((one) => readFileSync(at(one), 'utf8').includes(search))
    // The texts stand in both languages.
    expect(found.map((one) => one.replace('/en/', '/de/'))).toEqual(found.map(() => file))
    expect(found).toContain(file)
  },
)
