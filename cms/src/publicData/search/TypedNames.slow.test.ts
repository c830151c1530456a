import { foldedWords } from '#shared/fold'
import type { PublicData } from '../model/createPublicData.ts'
import { sampleRows, seeded } from '../sampleRows.fixture.ts'
import { testModel, testRow } from '../testModel.ts'
import { demoDirectory, demoNames } from './demoDirectory.fixture.ts'

const random = seeded(29)
const below = (count: number) => Math.floor(random() * count)
const isLetter = (sign = '') => /\p{L}/u.test(sign)

/** A letter missing, added or wrong, or two swapped, at any place. */
function withSlip(name: string): string {
  for (;;) {
    const at = below(name.length)
    if (!isLetter(name[at])) continue
    const [head, letter, tail] = [name.slice(0, at), name.charAt(at), name.slice(at + 1)]
    const other = 'abcdefghijklmnopqrstuvwxyz'.charAt(below(26))
    const swapped = isLetter(tail[0]) ? head + tail.charAt(0) + letter + tail.slice(1) : name
    const typed = [head + tail, head + letter + other + tail, head + other + tail, swapped][
      below(4)
    ] as string
    if (typed !== name) return typed
  }
}

const withoutLegalForm = (name: string) =>
  name.replace(/,?\s*(g?GmbH|e\. ?V\.|e\. ?K\.|OHG|GbR|eG|AG|KG|UG)( & Co\. KG)?$/, '')

function otherDirectory(): { model: PublicData; names: string[] } {
  const real = [
    ...['Alten- und Pflegeheim Zum Guten Hirten am Weinberg', 'Haus St. Elisabeth', 'Haus am See'],
    ...['Caritas-Sozialstation St. Kilian e. V.', 'Dr. med. Jörg Groß & Kollegen', 'Müller, Hans-Jürgen'],
    ...['Ökumenische Tagespflege „Miteinander“', 'Rotes Kreuz Kreisverband', '1. FC Haßfurt Seniorenturnen'],
  ]
  const named = real.map((name, i) => testRow({ id: `real${i}`, name, category: 'Hilfen' }))
  const entries = [...sampleRows(3000, 7), ...named]
  return { model: testModel({ entries }), names: entries.map(({ name }) => name) }
}

const sameName = (a = '', b = '') => foldedWords(a).join(' ') === foldedWords(b).join(' ')

function missed({ model, names }: { model: PublicData; names: string[] }, type: (name: string) => string) {
  const typed = names.map((name) => ({ name, query: type(name) }))
  const wrong = typed.filter(({ name, query }) => !sameName(model.search(query)[0]?.name, name))
  return { share: wrong.length / names.length, queries: wrong.map(({ query }) => query) }
}

describe.each([
  ['the demo directory', { model: demoDirectory(), names: demoNames() }],
  ['a generated directory', otherDirectory()],
])('a typed name comes first in %s', (_, directory) => {
  it.each<[string, (name: string) => string]>([
    ['as written', (name) => name],
    ['in small letters', (name) => name.toLowerCase()],
    ['without its legal form', withoutLegalForm],
    ['without spaces and hyphens', (name) => withoutLegalForm(name).replace(/[\s-]+/g, '')],
    ['without dots on letters', (name) => name.normalize('NFD').replace(/\u0308/g, '')],
  ])('%s', (_, type) => {
    const { share, queries } = missed(directory, type)
    expect([share <= 0.01, queries]).toEqual([true, queries])
  })

  it('followed by its town', () => {
    const { model, names } = directory
    const wrong = names.filter((name) => {
      const known = model.search(name).find((entry) => entry.name === name)
      return !sameName(model.search(`${name} ${known?.city}`)[0]?.name, name)
    })
    expect([wrong.length <= names.length / 100, wrong]).toEqual([true, wrong])
  })

  it('with one typo', () => {
    for (let round = 0; round < 20; round++) {
      const { share, queries } = missed(directory, (name) => withSlip(withoutLegalForm(name)))
      expect([share <= 0.01, queries]).toEqual([true, queries])
    }
  }, 600_000)
})
