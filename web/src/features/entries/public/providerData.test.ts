import fc from 'fast-check'
import { phoneHref } from '#lib/format.ts'
import type { Entry } from '#shared/entry'
import { phoneSpelling } from '#shared/phoneSpellings.fixture'
import { providerData } from './providerData.ts'
import { testEntry } from './testEntry.ts'

type Data = { telephone?: string; amenityFeature?: object[] }

/** On a page whose texts are their ids. */
const dataOf = (entry: Entry, today = '2026-01-03') =>
  providerData(entry, (path) => path, { text: (id) => id, locale: 'en', today }) as Data

it('structured data have the dialled number', () => {
  fc.assert(
    fc.property(phoneSpelling, ({ typed }) => {
      expect(phoneHref(typed)).toBe(`tel:${dataOf(testEntry({ phone: typed })).telephone}`)
    }),
  )
})

it('structured data have facts in the language of the page, no old free places', () => {
  const entry = testEntry({ barrierfree: true, lift: true, parking: false, places: 'frei, Stand 03.01.2026' })
  const facts = [
    { name: 'entry.barrierfree', value: true },
    { name: 'entry_dialogue.lift', value: true },
    { name: 'entry_dialogue.parking', value: false },
  ]
  const places = { name: 'entry_dialogue.places', value: 'entry.places.free' }
  expect(dataOf(entry, '2026-02-02').amenityFeature).toMatchObject([...facts, places])
  expect(dataOf(entry, '2026-02-03').amenityFeature).toMatchObject(facts)
})
