import { existsSync, readFileSync } from 'node:fs'
import { fromRoot } from './lib/paths.mjs'

const text = readFileSync(fromRoot('docs/security.md'), 'utf8')
const section = (title) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (title) =>
  section(title)
    .split('\n')
    .filter((line) => /^\| (?!danger|chapter|---)/.test(line))

it('the security document names existing files', () => {
  const named = [...text.matchAll(/`((?:cms|shared|scripts|web|e2e|docs|deploy)\/[^`\s]+\.\w+)`/g)].map(
    ([, file]) => file,
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(fromRoot(file)))).toEqual([])
})

it('each threat names a test of its protection', () => {
  const rows = rowsOf('What stops them')
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => !/\.(test|e2e)\.(ts|mjs)`/.test(row))).toEqual([])
})

const namedTests = (row) =>
  [...row.matchAll(/`([^`\s]+\.(?:test|e2e)\.(?:ts|mjs))`((?: ›|,)(?: `[^`]+`,?)+)?/g)].map(
    ([, file, titles = '']) => ({
      file,
      titles: [...titles.matchAll(/`([^`]+)`/g)].map(([, title]) => title),
    }),
  )

it('each threat names its tests by existing titles', () => {
  const named = rowsOf('What stops them').flatMap(namedTests)
  expect(named.filter(({ titles }) => titles.length === 0)).toEqual([])
  const isThere = ({ file, title }) => {
    // The title is the first argument of `it` and its variants.
    const quoted = RegExp.escape?.(title) ?? title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`\\(\\s*(['"\`])${quoted}\\1,`).test(readFileSync(fromRoot(file), 'utf8'))
  }
  const all = named.flatMap(({ file, titles }) => titles.map((title) => ({ file, title })))
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((one) => !isThere(one))).toEqual([])
})

it('each chapter of the standard has a status', () => {
  const rows = rowsOf('OWASP ASVS 5.0, level 2')
  expect(rows.map((row) => /^\| V(\d+) /.exec(row)?.[1])).toEqual(
    Array.from({ length: 17 }, (_, i) => String(i + 1)),
  )
  expect(rows.filter((row) => !/\| (met|partly|not met|–) \|/.test(row))).toEqual([])
  // A chapter is not met as long as one of its requirements is not.
  const met = rows.filter((row) => row.includes('| met |'))
  expect(met.filter((row) => /partly|not met/.test(row))).toEqual([])
})
