import { findDifferences, mergeVersions, undecidedKeys } from './conflict.ts'

const things = [
  { key: 'name', names: ['name'] },
  { key: 'phone', names: ['phone'] },
  { key: 'opened', names: ['open1', 'open2'] },
]
const base = { name: 'Salon', phone: '1', open1: 'Mo', open2: '' }

describe('two versions of one entry', () => {
  it('agree if values are equal apart from spaces', () => {
    expect(findDifferences(things, base, { ...base, name: 'Neu' }, { ...base, name: ' Neu ' })).toEqual([])
  })

  it('keep what only one side has changed', () => {
    const mine = { ...base, name: 'Meiner' }
    const theirs = { ...base, phone: '2' }
    const found = findDifferences(things, base, mine, theirs)
    expect(found.map(({ key, suggestion }) => [key, suggestion])).toEqual([
      ['name', 'mine'],
      ['phone', 'theirs'],
    ])
    expect(undecidedKeys(found, {})).toEqual([])
    expect(mergeVersions(found, {}, mine, theirs)).toEqual({ ...base, name: 'Meiner', phone: '2' })
  })

  it('ask if both changed the same field', () => {
    const mine = { ...base, open1: 'Di' }
    const theirs = { ...base, open2: 'Mi' }
    const found = findDifferences(things, base, mine, theirs)
    expect(undecidedKeys(found, {})).toEqual(['opened'])
    // Opening hours are merged as a whole, never as a mixture of two versions.
    expect(mergeVersions(found, { opened: 'mine' }, mine, theirs)).toEqual(mine)
    expect(mergeVersions(found, { opened: 'theirs' }, mine, theirs)).toEqual(theirs)
  })

  it('let the user decide against the suggestion', () => {
    const mine = { ...base, name: 'Meiner' }
    const found = findDifferences(things, base, mine, base)
    expect(mergeVersions(found, { name: 'theirs' }, mine, base)).toEqual(base)
  })

  it('never silently lose a change of one side', () => {
    const theirs = { ...base, name: 'Ihrer', phone: '9', open1: 'Do' }
    const found = findDifferences(things, base, base, theirs)
    expect(mergeVersions(found, {}, base, theirs)).toEqual(theirs)
  })
})
