import { describe, expect, it } from 'vitest'
import { findByName, nameKey, sharedNames } from './namesakes.ts'
import { testEntry } from './testEntry.ts'

const one = testEntry({ name: 'Pflegedienst', city: 'Ebern' })
const two = testEntry({ name: 'Pflegedienst', city: 'Zeil' })
const other = testEntry({ name: 'Sonne' })
const all = [one, two, other]

describe('namesakes', () => {
  it('finds the only one of its name', () => {
    expect(findByName(all, 'Sonne', null)).toEqual({ kind: 'one', entry: other })
  })
  it('lets the visitor choose among several', () => {
    expect(findByName(all, 'Pflegedienst', null)).toEqual({ kind: 'several', entries: [one, two] })
  })
  it('takes the one the id names, and only under its own name', () => {
    expect(findByName(all, 'Pflegedienst', two.uuid)).toEqual({ kind: 'one', entry: two })
    expect(findByName(all, 'Sonne', two.uuid)).toEqual({ kind: 'one', entry: other })
    expect(findByName(all, 'Pflegedienst', 'gone').kind).toBe('several')
  })
  it('says when there is nobody', () => {
    expect(findByName(all, 'Mond', null)).toEqual({ kind: 'none' })
  })
  it('knows shared names within a category only', () => {
    const elsewhere = testEntry({ name: 'Sonne', category: 'Apotheken' })
    expect([...sharedNames([...all, elsewhere])]).toEqual([nameKey(one)])
  })
})
