import { expect, it } from 'vitest'
import { demoDirectory } from './demoDirectory.fixture.ts'

const model = demoDirectory()

it.each([
  'Arzt der nach Hause kommt',
  'Arm bewegen',
  'ich kann nicht mehr kochen',
  'ich kann nicht mehr Treppen steigen',
  'ich möchte nicht mehr allein sein',
  'ich will nicht mehr Auto fahren',
  'keine Lust zu kochen',
  'mein Blut muss kontrolliert werden',
  'mein Vater will nicht mehr essen',
  'Notrufknopf',
  'taubes Ohr',
  'will',
])('%s alarms nobody', (query) => {
  expect(model.searchHelp(query).urgent).toBeNull()
})
