import { describe, expect, it } from 'vitest'
import { testEntry } from './testEntry.ts'
import { entryNameKey, namesSharedByProviders } from './useEntryCards.tsx'

const one = testEntry({ name: 'Pflegedienst', city: 'Ebern' })
const two = testEntry({ name: 'Pflegedienst', city: 'Zeil' })
const other = testEntry({ name: 'Sonne' })
const all = [one, two, other]

describe('namesakes', () => {
  it('knows shared names within a category only', () => {
    const elsewhere = testEntry({ name: 'Sonne', category: 'Apotheken' })
    expect([...namesSharedByProviders([...all, elsewhere])]).toEqual([entryNameKey(one)])
  })
})
