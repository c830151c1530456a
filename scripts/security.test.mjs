import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at } from './lib/paths.mjs'

const text = readFileSync(at('docs/security.md'), 'utf8')
const section = (title) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const rowsOf = (title) =>
  section(title)
    .split('\n')
    .filter((line) => /^\| (?!danger|chapter|---)/.test(line))

it('what is said of security names files that are there', () => {
  const named = [...text.matchAll(/`((?:cms|shared|scripts|web|e2e|docs|deploy)\/[^`\s]+\.\w+)`/g)].map(
    ([, file]) => file,
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(at(file)))).toEqual([])
})

it('each danger names a test that shows what stops it', () => {
  const rows = rowsOf('What stops them')
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((row) => !/\.(test|e2e)\.(ts|mjs)`/.test(row))).toEqual([])
})

it('each chapter of the standard says where we stand', () => {
  const rows = rowsOf('OWASP ASVS 5.0, level 2')
  expect(rows.map((row) => /^\| V(\d+) /.exec(row)?.[1])).toEqual(
    Array.from({ length: 17 }, (_, i) => String(i + 1)),
  )
  expect(rows.filter((row) => !/\| (met|partly|not met|–) \|/.test(row))).toEqual([])
})
