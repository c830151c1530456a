import { emptyContent } from '@directory/shared/entryFields'
import { emptySettings } from '@directory/shared/settings'
import { beforeEach, describe, expect, it } from 'vitest'
import type { EntryRow, NewsRow } from '../rows.ts'
import { createReadModel } from './createReadModel.ts'

const settings = {
  siteTitle: 'Wegweiser',
  association: '',
  contactEmail: '',
  region: { key: 'mitte', label: 'Mitte', aliases: [], lat: 0, lon: 0, radiusKm: 20 },
  ...emptySettings,
}
const at = (day: number, hour = 8) =>
  `2026-05-${day < 10 ? `0${day}` : day}T${hour < 10 ? `0${hour}` : hour}:00:00.000Z`

const entry = (id: string, category: string, day: number): EntryRow => ({
  ...emptyContent,
  ...{ id, category, name: id, updatedAt: at(day), formerNames: [] },
})
const news = (id: string, more: Partial<NewsRow>): NewsRow => ({
  ...{ id, title: id, text: '', occurDate: '2026-12-01', website: '', email: '', phone: '' },
  ...{ picture: '', pictureAlt: '', draft: false, showFrom: '', showUntil: '' },
  ...{ createDate: at(1), updatedAt: at(1) },
  ...more,
})
const link = (id: string, day: number) => ({
  ...{ id, name: id, url: '', description: '', category: '', region: '', email: '', phone: '' },
  updatedAt: at(day),
})
const category = (name: string, day: number) => ({
  ...{ id: name, name, nameEn: '', searchWords: '' },
  updatedAt: at(day),
})
const topic = (id: string, categories: string[], day: number) => ({
  ...{ id, image: '', title: id, de: '', en: '', sentenceDe: '', sentenceEn: '', order: 0, categories },
  updatedAt: at(day),
})

describe('the day on which a page last changed', () => {
  let now: string
  let model: ReturnType<typeof createReadModel>
  const changed = () => model.changed
  beforeEach(() => {
    now = at(20)
    model = createReadModel({ now: () => Date.parse(now) })
    model.replace({
      settings,
      entries: [entry('a', 'Pflege', 3), entry('b', 'Pflege', 5), entry('c', 'Taxis', 4)],
      news: [news('n', { updatedAt: at(6) })],
      links: [link('l', 7), link('m', 9)],
      pages: [{ name: 'homepage', html: '', updatedAt: at(2) }],
      categories: [category('Pflege', 1), category('Taxis', 1)],
      topCategories: [topic('t', ['Pflege'], 2), topic('u', ['Taxis'], 2)],
    })
  })

  it('of a list is that of its newest provider, and never goes back when one is deleted or moved', async () => {
    expect([changed().list('Pflege'), changed().list('Taxis')]).toEqual([at(5), at(4)])
    model.apply({ noun: 'entries', remove: ['b'], removedAt: new Map([['b', at(19)]]) })
    expect([changed().list('Pflege'), changed().topic('t')]).toEqual([at(19), at(19)])
    expect([changed().list('Taxis'), changed().topic('u')]).toEqual([at(4), at(4)])
    model.apply({ noun: 'entries', remove: ['a', 'unknown'] })
    expect(changed().list('pflege')).toBe(at(20))
    model.apply({ noun: 'entries', upsert: [entry('c', 'Pflege', 21)] })
    expect([changed().list('Pflege'), changed().list('Taxis')]).toEqual([at(21), at(21)])
    expect(changed().categories()).toBe(at(21))
  })

  it('of a list is also that of its name, and after a start that of what lies in the trash', () => {
    expect(changed().categories()).toBe(at(5))
    model.replace({
      ...{ settings, entries: [entry('a', 'Pflege', 3)], news: [], links: [link('l', 7)], pages: [] },
      ...{ categories: [category('Pflege', 8)], topCategories: [topic('t', ['Pflege'], 2)] },
      removed: [
        ['entries:pflege', at(5)],
        ['links', at(11)],
        ['links', at(10)],
      ],
    })
    expect([changed().list('Pflege'), changed().links()]).toEqual([at(8), at(11)])
  })

  it('of the links goes on when one is deleted', async () => {
    expect(changed().links()).toBe(at(9))
    model.apply({ noun: 'links', remove: ['m'] })
    expect(changed().links()).toBe(at(20))
  })

  it('of a page is that of its text; of one without a text of its own it is not known', async () => {
    expect(changed().page('homepage')).toEqual(at(2))
    expect(changed().page('about')).toBe('')
    expect(changed().topic('none')).toBe('')
    expect(changed().home()).toBe(at(6))
    model.apply({ noun: 'pages', upsert: [{ name: 'homepage', html: 'x', updatedAt: at(12) }] })
    expect([changed().page('homepage'), changed().home()]).toEqual([at(12), at(12)])
    model.apply({ noun: 'topCategories', remove: ['u'] })
    expect([changed().home(), changed().categories()]).toEqual([at(20), at(20)])
  })

  it('of the news is the day on which one appears, and that after its last', async () => {
    model.apply({
      noun: 'news',
      upsert: [news('soon', { updatedAt: at(10), showFrom: '2026-05-22', showUntil: '2026-05-24' })],
    })
    expect(changed().news()).toBe(at(6))
    for (const [day, last] of [
      [21, at(6)],
      [22, '2026-05-22'],
      [24, '2026-05-22'],
      [25, '2026-05-25'],
      [30, '2026-05-25'],
    ] as const) {
      now = at(day)
      expect([day, changed().news()]).toEqual([day, last])
    }
    // Its last change after its last day showed nowhere.
    model.apply({
      noun: 'news',
      upsert: [news('soon', { updatedAt: at(29), showFrom: '2026-05-22', showUntil: '2026-05-24' })],
    })
    expect(changed().news()).toBe('2026-05-25')
  })

  it('of the news goes on when one is deleted or made a draft, unless nobody has seen it', async () => {
    model.apply({ noun: 'news', upsert: [news('later', { showFrom: '2026-06-01' }), news('o', {})] })
    model.apply({
      noun: 'news',
      upsert: [news('later', { showFrom: '2026-06-01', deletedAt: at(18) })],
    })
    expect(changed().news()).toBe(at(6))
    model.apply({ noun: 'news', upsert: [news('n', { draft: true, updatedAt: at(17) })] })
    expect(changed().news()).toBe(at(17))
    model.apply({ noun: 'news', upsert: [news('o', { deletedAt: at(19) })] })
    expect(changed().news()).toBe(at(19))
    model.apply({ noun: 'news', upsert: [news('p', {})] })
    model.apply({ noun: 'news', remove: ['p'] })
    expect(changed().news()).toBe(at(20))
  })
})
