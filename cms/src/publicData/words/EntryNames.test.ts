import type { Entry } from '#shared/entry'
import { compareGerman } from '#shared/fold'
import { sampleRows, seeded } from '../sampleRows.fixture.ts'
import { toPublicEntry } from '../toPublicEntry.ts'
import cases from './EntryNames.fixture.json' with { type: 'json' }
import { EntryNames } from './EntryNames.ts'
import { nameSimilarity } from './nameSimilarity.ts'
import { nameWords } from './nameWords.ts'

const template = toPublicEntry(sampleRows(1)[0] as Parameters<typeof toPublicEntry>[0])

function similar(present: string, asked: string): boolean {
  const names = new EntryNames()
  names.put({ ...template, uuid: '1', name: present })
  return names.similar(asked).length === 1
}

it.each(cases)('%j is similar to %j', (present, asked) => {
  expect(similar(present, asked)).toBe(true)
  expect(similar(asked, present)).toBe(true)
})

it.each([
  ['Physiotherapie Müller', 'Physiotherapie Mayer'],
  ['Müller GmbH', 'Schmidt GmbH'],
  ['Caritas', 'Caritas Sozialstation Haßfurt und Umgebung'],
  ['Ott', 'Ost'],
  ['Müller', ''],
  ['Müller', ' .-'],
  ['Müller', '__proto__'],
])('%j is not similar to %j', (present, asked) => {
  expect(similar(present, asked)).toBe(false)
})

it('answers at most ten, the most similar first', () => {
  const names = new EntryNames()
  for (let i = 0; i < 30; i++) names.put({ ...template, uuid: `u${i}`, name: `Sonne Nummer${i}` })
  const found = names.similar('Sonne Nummer7')
  expect([found.length, found[0]?.name]).toEqual([10, 'Sonne Nummer7'])
})

it('equals a plain comparison with every name through changes', () => {
  const random = seeded(11)
  const pool = sampleRows(600, 5).map(toPublicEntry)
  const any = () => pool[Math.floor(random() * pool.length)] as Entry
  const names = new EntryNames()
  const present = new Map<string, Entry>()
  for (let round = 0; round < 250; round++) {
    for (let i = 0; i < 5; i++) {
      const { uuid } = any()
      if (random() < 0.25) {
        present.delete(uuid)
        names.remove(uuid)
      } else {
        const entry = { ...any(), uuid }
        present.set(uuid, entry)
        names.put(entry)
      }
    }
    const { name } = any()
    const at = Math.floor(random() * name.length)
    const asked = random() < 0.5 ? name : name.slice(0, at) + name.slice(at + 1)
    const wanted = nameWords(asked)
    const expected = [...present.values()]
      .map((entry) => ({ entry, value: nameSimilarity(wanted, nameWords(entry.name)) }))
      .filter(({ value }) => value > 0)
      .sort(
        (a, b) =>
          b.value - a.value ||
          compareGerman(a.entry.name, b.entry.name) ||
          (a.entry.uuid < b.entry.uuid ? -1 : 1),
      )
      .slice(0, 10)
    expect(names.similar(asked).map(({ uuid }) => uuid)).toEqual(expected.map(({ entry }) => entry.uuid))
  }
})
