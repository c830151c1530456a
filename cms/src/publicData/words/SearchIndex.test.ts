import type { Entry } from '@directory/shared/entry'
import { compareGerman, findableWords, foldedWords } from '@directory/shared/fold'
import { sampleRows, seeded } from '../sampleRows.ts'
import { testRow, uuidsOf } from '../testModel.ts'
import { toPublicEntry } from '../toPublicEntry.ts'
import { SearchIndex } from './SearchIndex.ts'

const entryWith = (fields: Partial<Entry>): Entry => ({
  ...toPublicEntry(testRow({ category: 'Sonstiges', name: 'Anders', city: 'Ort' })),
  ...fields,
})

function indexOf(entries: Iterable<Entry>): SearchIndex {
  const index = new SearchIndex()
  for (const entry of entries) index.put(entry)
  return index
}

/** Returns whether a word differs by one mistake; written without regard to speed. */
function isMisspelled(typed: string, word: string): boolean {
  if (typed.length < 5) return false
  const last = typed.length - 1
  for (let i = 0; i <= last; i++) {
    const head = typed.slice(0, i)
    const surplus = head + typed.slice(i + 1)
    if (i === last ? word === surplus : word.startsWith(surplus)) return true
    if (word.startsWith(head) && word.slice(i + 1).startsWith(typed.slice(i)) && word.length > i) return true
    const wrong = word.startsWith(head) && word.length > i && word.slice(i + 1).startsWith(typed.slice(i + 1))
    if (wrong && (i < last || word.length === typed.length)) return true
    if (i < last && word.startsWith(head + typed[i + 1] + typed[i] + typed.slice(i + 2))) return true
  }
  return false
}

const points = [
  [30, 26, 2],
  [8, 7, 1],
  [6, 5, 1],
  [6, 5, 1],
  [5, 4, 1],
  [4, 3, 1],
] as const

/** Applies the same rules in a plain scan over everything. */
function scan(entries: Iterable<Entry>, query: string, barrierfreeOnly: boolean): Entry[] {
  const wanted = [...new Set(foldedWords(query))]
  if (wanted.length === 0) return []
  const scored: { entry: Entry; score: number }[] = []
  for (const entry of entries) {
    if (barrierfreeOnly && !entry.barrierfree) continue
    const services = entry.services.replace(/^Barrierefrei, /, '')
    const fields = [entry.name, entry.category, services, entry.city, entry.street, entry.additionalInfo].map(
      findableWords,
    )
    const scores = wanted.map((typed) => {
      let best = 0
      // If a word occurs in several fields, the best field counts.
      fields.forEach((list, field) => {
        const [exact, beginning, misspelled] = points[field] as readonly [number, number, number]
        for (const word of list) {
          if (word === typed) best = Math.max(best, exact)
          else if (word.startsWith(typed)) best = Math.max(best, beginning)
          else if (isMisspelled(typed, word)) best = Math.max(best, misspelled)
        }
      })
      return best
    })
    if (scores.every((score) => score > 0)) scored.push({ entry, score: scores.reduce((a, b) => a + b) })
  }
  return scored
    .sort(
      (a, b) =>
        b.score - a.score ||
        compareGerman(a.entry.name, b.entry.name) ||
        (a.entry.uuid < b.entry.uuid ? -1 : 1),
    )
    .slice(0, 200)
    .map(({ entry }) => entry)
}

describe('what is found', () => {
  const entries = [
    entryWith({ uuid: '1', name: 'Fußpflege Müller', city: 'Haßfurt', category: 'Fußpflege' }),
    entryWith({ uuid: '2', name: 'Salon Anna', category: 'Friseur', services: 'Hausbesuche, Dauerwelle' }),
    entryWith({ uuid: '3', name: 'Physiotherapie Mueller', city: 'Königsberg in Bayern' }),
    entryWith({ uuid: '4', name: 'Café Ölmühle', street: 'Römerstraße 3', barrierfree: true }),
  ]
  const index = indexOf(entries)
  it.each([
    ['Haßfurt', '1'],
    ['hasfurt', '1'],
    ['HASSF', '1'],
    ['Fußpflege haßf', '1'],
    ['Friseur hausbesuch', '2'],
    ['frisör', ''],
    ['Mueller', '1 3'],
    ['Muller', '1 3'],
    ['mull', '1'],
    ['Physotherapie', '3'],
    ['Phyisotherapie', '3'],
    ['Physiotherrapie', '3'],
    ['Physiotherapje', '3'],
    ['Konigsberg', '3'],
    ['romerst', '4'],
    ['annna', '2'],
    ['ana', ''],
    ['Friseur Haßfurt', ''],
    ['', ''],
    [' .,- ', ''],
  ])('%j finds %j', (query, uuids) => {
    const found = index.search(query, false).map(({ uuid }) => uuid)
    expect(found.sort().join(' ')).toBe(uuids)
  })

  it('keeps to barrier-free entries on request', () => {
    expect(index.search('café', true)).toHaveLength(1)
    expect(index.search('salon', true)).toEqual([])
  })

  it('ranks name before category before the rest, whole words before beginnings before misspellings', () => {
    const ranked = indexOf([
      entryWith({ uuid: 'f', name: 'A', additionalInfo: 'Massage' }),
      entryWith({ uuid: 'g', name: 'A Masage' }),
      entryWith({ uuid: 'e', name: 'A', city: 'Massage' }),
      entryWith({ uuid: 'd', name: 'A', category: 'Massage' }),
      entryWith({ uuid: 'c', name: 'Massagen' }),
      entryWith({ uuid: 'b', name: 'Zur Massage' }),
      entryWith({ uuid: 'a', name: 'Zur Massage' }),
    ])
    expect(uuidsOf(ranked.search('massage', false)).join('')).toBe('abcdefg')
  })

  it('answers hostile and endless texts at once and without harm', () => {
    const odd = [
      '__proto__',
      'constructor',
      '\ud800',
      '😀😀😀😀😀',
      'שלום',
      '*',
      '\u0000',
      'toString valueOf',
    ]
    for (const text of odd) expect(index.search(text, false)).toEqual([])
    const hostile = indexOf(odd.map((name, i) => entryWith({ uuid: String(i), name })))
    expect(hostile.search('__proto__', false).map(({ uuid }) => uuid)).toEqual(['0'])
    expect(hostile.search('constructor', false).map(({ uuid }) => uuid)).toEqual(['1'])
    expect(hostile.search('שלו', false).map(({ uuid }) => uuid)).toEqual(['4'])
    expect(index.search('müller '.repeat(1500), false)).toHaveLength(2)
    expect(index.search('x'.repeat(10_000), false)).toEqual([])
  })
})

/** An index beside a plain list of what it holds. */
function mirrored(entries: readonly Entry[]) {
  const present = new Map<string, Entry>()
  const index = new SearchIndex()
  const put = (entry: Entry) => {
    present.set(entry.uuid, entry)
    index.put(entry)
  }
  const remove = (uuid: string) => {
    present.delete(uuid)
    index.remove(uuid)
  }
  const expectLikeScan = (text: string, barrierfree: boolean) => {
    const found = uuidsOf(index.search(text, barrierfree))
    expect(found, text).toEqual(uuidsOf(scan(present.values(), text, barrierfree)))
    return found
  }
  for (const entry of entries) put(entry)
  return { index, present, put, remove, expectLikeScan }
}

describe('against a plain scan', () => {
  it('finds the same in the same order through adds, updates and deletes', () => {
    const random = seeded(7)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const pool = sampleRows(700, 3).map(toPublicEntry)
    const { index, present, put, remove, expectLikeScan } = mirrored(pool.slice(0, 400))
    for (let round = 0; round < 20; round++) {
      for (let i = 0; i < 6; i++) {
        if (random() < 0.3) remove(pick(pool).uuid)
        else put({ ...pick(pool), uuid: pick(pool).uuid })
      }
      const query = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
        mutilated(random, pick(pool)),
      ).join(' ')
      for (const text of [query, pick(['a', 'b', 'ha', 'ph', 'str', 'mu', 'mü'])]) {
        expectLikeScan(text, random() < 0.3)
      }
    }
    for (const uuid of [...present.keys()]) index.remove(uuid)
    expect(index.search('a', false)).toEqual([])
    expect(index.size).toBe(0)
  })

  it('does so where words are common, hits are more than fit and beginnings have been asked for before', () => {
    const random = seeded(11)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    // Few towns and services, so that many entries match several words.
    const pool = sampleRows(700, 5).map((row) => ({
      ...toPublicEntry(row),
      city: pick(['Ebern', 'Haßfurt', 'Königsberg in Bayern', 'Sand am Main']),
      services: pick(['Hausbesuche, Massage', 'Massage, Beratung', '']),
    }))
    const { put, remove, expectLikeScan } = mirrored(pool.slice(0, 600))
    const common = 'm,ha,mass,haus,massage,hausbesuche,am,a,hauptstr,beratung'.split(',')
    const others = 'b,in,sch,1,12,pflege,friseur,ebern,haßf,wir,müller,koen,muel'.split(',')
    const full = { one: 0, several: 0 }
    for (let round = 0; round < 70; round++) {
      for (let i = 0; i < 4; i++) {
        const uuid = pick(pool).uuid
        if (random() < 0.4) remove(uuid)
        else put({ ...pick(pool), uuid })
      }
      const typed = Array.from({ length: 1 + (round % 4) }, () => pick(random() < 0.7 ? common : others))
      const text = (random() < 0.2 ? [...typed, mutilated(random, pick(pool))] : typed).join(' ')
      const found = expectLikeScan(text, random() < 0.2)
      if (found.length === 200) full[typed.length === 1 ? 'one' : 'several']++
    }
    expect(full.one).toBeGreaterThan(5)
    expect(full.several).toBeGreaterThan(5)
  })
})

/** Returns a word of the entry, often cut short or misspelled. */
function mutilated(random: () => number, entry: Entry): string {
  const all = foldedWords([entry.name, entry.category, entry.services, entry.city, entry.street].join(' '))
  const word = all[Math.floor(random() * all.length)] ?? 'haus'
  const at = Math.floor(random() * word.length)
  const kind = Math.floor(random() * 6)
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
  if (kind === 1) return `${word.slice(0, at)}e${word.slice(at)}`
  if (kind === 2) return `${word.slice(0, at)}n${word.slice(at + 1)}`
  if (kind === 3) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return kind === 4 ? word.slice(0, Math.max(1, at)) : word
}
