import { describe, expect, it } from 'vitest'
import joining from './notions/joining.json' with { type: 'json' }
import { vocabulary } from './notions.ts'

const { notions, usualCategories } = vocabulary()
const names = new Set(usualCategories.map(({ name }) => name))
const keys = new Set(notions.map(({ notion }) => notion))

describe('the vocabulary', () => {
  it('names each notion once, by a key of small letters', () => {
    expect(keys.size).toBe(notions.length)
    expect([...keys].filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('has words in both languages and usual categories for each notion', () => {
    const poor = notions.filter(
      ({ de, en, categories }) => de.length === 0 || en.length === 0 || categories.length === 0,
    )
    expect(poor.map(({ notion }) => notion)).toEqual([])
    const blank = [
      ...notions.flatMap(({ de, en }) => [...de, ...en]),
      ...joining.de,
      ...joining.en,
      ...joining.weak,
      ...joining.visits,
      ...joining.access,
      ...joining.relatives,
      ...joining.titles,
      ...joining.names,
      ...joining.notNow,
      ...joining.ordinary,
      ...joining.between,
      ...joining.now,
      ...Object.entries(joining.forms).flat(),
    ]
    expect(blank.filter((word) => word.trim() !== word || word === '')).toEqual([])
  })

  it('leads to categories that it describes, and to wider notions that it has, never in a circle', () => {
    const unknown = notions.flatMap(({ categories }) => categories.filter((name) => !names.has(name)))
    expect(unknown).toEqual([])
    const byKey = new Map(notions.map((notion) => [notion.notion, notion]))
    const lost = notions.filter(({ notion, wider }) => {
      const seen = new Set([notion])
      for (let at = wider; at !== undefined; at = byKey.get(at)?.wider) {
        if (seen.has(at) || !byKey.has(at)) return true
        seen.add(at)
      }
      return false
    })
    expect(lost.map(({ notion }) => notion)).toEqual([])
  })

  it('describes each usual category once, with an English name', () => {
    const all = usualCategories.map(({ name }) => name)
    expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([])
    expect(usualCategories.filter(({ en }) => en.trim() === '').map(({ name }) => name)).toEqual([])
  })

  it('says what helps elsewhere in both languages, and knows the alarms', () => {
    const half = notions.filter(({ nobody }) => nobody && (nobody.de === '' || nobody.en === ''))
    expect(half.map(({ notion }) => notion)).toEqual([])
    const alarms = new Set(notions.flatMap(({ urgent }) => urgent ?? []))
    expect([...alarms].sort()).toEqual(['110', '112', '116117', 'seelsorge'])
  })
})
