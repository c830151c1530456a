import { phoneSpelling } from '@directory/shared/phoneSpellings.fixture'
import fc from 'fast-check'
import { phoneHref } from '../../../lib/format.ts'
import type { MessageId } from '../../../lib/intl.ts'
import { providerData } from './providerData.ts'
import { testEntry } from './testEntry.ts'

it('structured data have the dialled number', () => {
  fc.assert(
    fc.property(phoneSpelling, ({ typed }) => {
      const data = providerData(testEntry({ phone: typed }), (path) => path, {
        text: (id) => id,
        locale: 'de',
        today: '2026-01-03',
      })
      expect(phoneHref(typed)).toBe(`tel:${(data as { telephone?: string }).telephone}`)
    }),
  )
})

it('structured data have facts in the language of the page, no old free places', () => {
  const entry = testEntry({ barrierfree: true, lift: true, parking: false, places: 'frei, Stand 03.01.2026' })
  const factsOn = (today: string) => {
    const words = { text: (id: MessageId) => `en ${id}`, locale: 'en', today } as const
    return (providerData(entry, (path) => path, words) as { amenityFeature?: object[] }).amenityFeature
  }
  const facts = [
    { name: 'en entry.barrierfree', value: true },
    { name: 'en entry_dialogue.lift', value: true },
    { name: 'en entry_dialogue.parking', value: false },
  ]
  const places = { name: 'en entry_dialogue.places', value: 'en entry.places.free' }
  expect(factsOn('2026-02-02')).toMatchObject([...facts, places])
  expect(factsOn('2026-02-03')).toMatchObject(facts)
})
