import { changedValues } from '#lib/draft.ts'
import { baseOf, withBase } from './base.ts'
import { type Choices, findDifferences, mergeVersions } from './conflict.ts'

const things = [
  { key: 'name', names: ['name'] },
  { key: 'phone', names: ['phone'] },
  { key: 'opened', names: ['open1', 'open2'] },
]
const base = { name: 'Salon', phone: '1', open1: 'Mo', open2: '' }

type Version = typeof base

function merged(mine: Version, theirs: Version, choices: Choices = {}) {
  const differences = findDifferences(things, base, mine, theirs, choices)
  const undecided = differences.filter(({ side }) => side === null).map(({ key }) => key)
  return { undecided, version: mergeVersions(differences, mine, theirs) }
}

describe('two versions of one entry', () => {
  it('agree if values are equal apart from spaces', () => {
    expect(findDifferences(things, base, { ...base, name: 'Neu' }, { ...base, name: ' Neu ' })).toEqual([])
  })

  it('keep what only one side has changed', () => {
    const [mine, theirs] = [
      { ...base, name: 'Meiner' },
      { ...base, phone: '2' },
    ]
    expect(merged(mine, theirs)).toEqual({ undecided: [], version: { ...base, name: 'Meiner', phone: '2' } })
    expect(findDifferences(things, base, mine, theirs)).toMatchObject([
      { key: 'name', suggestion: 'wanted' },
      { key: 'phone', suggestion: 'now' },
    ])
  })

  it('ask if both changed the same field', () => {
    const [mine, theirs] = [
      { ...base, open1: 'Di' },
      { ...base, open2: 'Mi' },
    ]
    expect(merged(mine, theirs).undecided).toEqual(['opened'])
    // Opening hours are merged as a whole, never as a mixture of two versions.
    expect(merged(mine, theirs, { opened: 'wanted' })).toEqual({ undecided: [], version: mine })
    expect(merged(mine, theirs, { opened: 'now' })).toEqual({ undecided: [], version: theirs })
  })

  it('let the user decide against the suggestion', () => {
    expect(merged({ ...base, name: 'Meiner' }, base, { name: 'now' }).version).toEqual(base)
  })
})

it('a draft keeps its base version, even if the entry has changed since', () => {
  const seen = withBase({ values: { name: 'Salon', phone: '1' }, updatedAt: 'monday' })
  const draft = { ...seen, phone: '2' }
  const fresh = withBase({ values: { name: 'Salon Neu', phone: '1' }, updatedAt: 'tuesday' })
  const restored: typeof fresh = Object.assign({}, fresh, changedValues(fresh, draft))
  expect(restored.phone).toBe('2')
  expect(baseOf(restored)).toEqual({ values: { name: 'Salon', phone: '1' }, updatedAt: 'monday' })
})
