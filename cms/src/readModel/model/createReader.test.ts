import { emptySettings } from '@directory/shared/settings'
import { describe, expect, it } from 'vitest'
import { sampleRows } from '../sampleRows.ts'
import { createReadModel } from './createReadModel.ts'

const settings = {
  siteTitle: 'Titel',
  association: 'Verein',
  contactEmail: 'k@example.org',
  region: { key: 'hassberge', label: 'Haßberge', aliases: [], lat: 50, lon: 10, radiusKm: 20 },
  ...emptySettings,
}

function model(now = () => 0) {
  const model = createReadModel({ now })
  const none = { news: [], links: [], pages: [], categories: [], topCategories: [] }
  model.replace({ ...none, settings, entries: sampleRows(20) })
  return model
}

describe('a reader', () => {
  it('notes every noun that it was asked for, and of entries the category where one was named', () => {
    const reader = model().reader()
    const noted = () => [...reader.dependencies.tags].sort()
    expect(noted()).toEqual([])
    reader.news()
    reader.entriesOfCategory(' Ärzte  am Ort')
    expect(noted()).toEqual(['entries:ärzte am ort', 'news'])
    reader.allCategories('hassberge')
    expect(noted()).toEqual(['categories', 'entries', 'entries:ärzte am ort', 'news', 'settings'])
    reader.allCategories('alle')
    expect(noted()).toContain('topCategories')
  })

  it('notes what it was asked for in vain', () => {
    const reader = model().reader()
    expect([reader.categoriesOf('nowhere'), reader.page('nothing'), reader.formerName('a', 'b')]).toEqual([
      null,
      null,
      null,
    ])
    expect([...reader.dependencies.tags].sort()).toEqual(['entries:a', 'pages', 'topCategories'])
  })

  it('notes nothing for another one, nor does the model itself for anybody', () => {
    const own = model()
    const [one, other] = [own.reader(), own.reader()]
    one.news()
    other.links()
    own.settings()
    expect([one, other].map(({ dependencies }) => [...dependencies.tags])).toEqual([['news'], ['links']])
  })

  it('is current until something changes or the time runs out of what it read', async () => {
    let time = Date.parse('2026-11-22T12:00:00Z')
    const own = model(() => time)
    const before = own.reader()
    await own.apply({ noun: 'news', remove: [] })
    expect([before.isCurrent(), own.reader().isCurrent()]).toEqual([false, true])
    const reader = own.reader()
    time += 10 * 24 * 3_600_000
    expect(reader.isCurrent()).toBe(true)
    reader.today()
    expect(reader.isCurrent()).toBe(true)
    time += 24 * 3_600_000
    expect(reader.isCurrent()).toBe(false)
  })
})

describe('an answer that tells the date', () => {
  it.each([
    ['in winter', '2026-11-22T22:59:59.999Z', ['2026-11-22', '2026-11-23'], '2026-11-23T23:00:00Z'],
    ['in summer', '2026-07-01T21:59:59.999Z', ['2026-07-01', '2026-07-02'], '2026-07-02T22:00:00Z'],
    // That day has 23 hours.
    [
      'into the day when clocks go forward',
      '2026-03-28T22:59:59.999Z',
      ['2026-03-28', '2026-03-29'],
      '2026-03-29T22:00:00Z',
    ],
    // That day has 25 hours.
    [
      'into the day when clocks go back',
      '2026-10-24T21:59:59.999Z',
      ['2026-10-24', '2026-10-25'],
      '2026-10-25T23:00:00Z',
    ],
    ['out of a leap day', '2028-02-29T22:59:59.999Z', ['2028-02-29', '2028-03-01'], '2028-03-01T23:00:00Z'],
    ['into a new year', '2026-12-31T22:59:59.999Z', ['2026-12-31', '2027-01-01'], '2027-01-01T23:00:00Z'],
  ])('is made anew at midnight in the region, %s', (_, lastMoment, [date, next], then) => {
    let time = Date.parse(lastMoment)
    const own = model(() => time)
    const today = () => own.respond('/today', (reader) => reader.today()).identity.toString()
    time -= 20 * 3_600_000
    expect(today()).toBe(date)
    time += 20 * 3_600_000
    const kept = own.responses.peek('/today')
    expect([today(), own.responses.peek('/today')]).toEqual([date, kept])
    time += 1
    expect(own.responses.peek('/today')).toBeUndefined()
    expect(today()).toBe(next)
    time = Date.parse(then) - 1
    expect(own.responses.peek('/today')?.identity.toString()).toBe(next)
    time += 1
    expect(own.responses.peek('/today')).toBeUndefined()
  })

  it('lives through the hour that comes twice and the one that does not come at all', () => {
    for (const moment of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-03-29T01:00:00Z']) {
      const now = Date.parse(moment)
      const reader = model(() => now).reader()
      expect(reader.today()).toBe(moment.slice(0, 10))
      const end = moment.startsWith('2026-10') ? '2026-10-25T23:00:00Z' : '2026-03-29T22:00:00Z'
      expect(new Date(reader.dependencies.expires)).toEqual(new Date(end))
    }
  })

  it('holds for as long as the shortest of what it says', () => {
    const reader = model(() => Date.parse('2026-01-01T00:00:00Z')).reader()
    expect(reader.dependencies.expires).toBe(Number.POSITIVE_INFINITY)
    expect(reader.year()).toBe(2026)
    expect(reader.dependencies.expires).toBe(Date.parse('2026-12-31T23:00:00Z'))
    reader.today()
    reader.year()
    expect(reader.dependencies.expires).toBe(Date.parse('2026-01-01T23:00:00Z'))
  })
})
