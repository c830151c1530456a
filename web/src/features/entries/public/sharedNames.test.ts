import { testEntry } from './testEntry.ts'
import { entryNameKey, namesSharedByProviders } from './useEntryCards.tsx'

it('a name is shared within a category only', () => {
  const ebern = testEntry({ name: 'Pflegedienst', city: 'Ebern' })
  const zeil = testEntry({ name: 'Pflegedienst', city: 'Zeil' })
  const others = [testEntry({ name: 'Sonne' }), testEntry({ name: 'Sonne', category: 'Apotheken' })]
  expect([...namesSharedByProviders([ebern, zeil, ...others])]).toEqual([entryNameKey(ebern)])
})
