import { misplacedTexts, sameInEachLanguage } from './texts.mjs'

describe('catalogues', () => {
  const catalogues = (de, en = de) => ({ de: { a: {}, b: {}, ...de }, en: { a: {}, b: {}, ...en } })

  it('are accepted with equal keys and placeholders', () => {
    const de = { a: { one: 'Hallo {name}, {count, plural, one {# Tag} other {# Tage}}' } }
    const en = { a: { one: '{count, plural, one {# day} other {# days}}, {name}' } }
    expect(sameInEachLanguage(catalogues(de, en))).toEqual([])
  })

  it.each([
    ['"x" is missing in en/a.json', { a: { x: 'da' } }, {}],
    ['"x" is missing in de/b.json', {}, { b: { x: 'there' } }],
    ['"x" has other placeholders in de (n) than in en ()', { a: { x: '{n}' } }, { a: { x: '' } }],
    ['"x" is empty', { a: { x: ' ' } }, { a: { x: 'there' } }],
    ['"x" stands in two parts', { a: { x: 'da' }, b: { x: 'da' } }, undefined],
  ])('%s', (complaint, de, en) => {
    expect(sameInEachLanguage(catalogues(de, en))).toEqual([complaint])
  })
})

describe('the texts of a site', () => {
  const site = {
    'entry.ts': [`text('site.title')`, ['frame.ts', 'formPage.ts', 'staffPages.ts']],
    'frame.ts': [`text('nav.home')`, [], ['map.ts']],
    'map.ts': [`text('map.title')`],
    'formPage.ts': [`title: 'form.title'`, [], ['form.ts']],
    'form.ts': [`text('form.send'), text(\`form.field.\${name}\`); call('POST /api/add')`, ['fields.ts']],
    'fields.ts': [`export const names = ['name', 'city']`],
    'staffPages.ts': [`title: 'staff.title'`, [], ['staff.ts']],
    'staff.ts': [`text('staff.list')`, ['form.ts', 'frame.ts']],
  }
  const parts = {
    public: ['site.title', 'nav.home', 'map.title'],
    requests: ['form.title', 'form.send', 'form.field.name', 'form.field.city', 'error.full', 'error.city'],
    staff: ['staff.title', 'staff.list'],
  }
  const before = { public: [], search: ['public'], requests: ['public'], staff: ['public', 'requests'] }
  const partsUpTo = (part) => [...before[part], part]
  const check = ({ files = {}, texts = {}, pages, tables } = {}) =>
    misplacedTexts({
      modules: new Map(
        Object.entries({ ...site, ...files }).map(([file, [source, at = [], lazily = []]]) => {
          const imports = [...at.map((path) => ({ path })), ...lazily.map((path) => ({ path, isLazy: true }))]
          return [file, { source, imports }]
        }),
      ),
      roots: ['entry.ts'],
      pages: pages ?? [
        { texts: 'public' },
        { texts: 'requests', chunk: 'form.ts' },
        { texts: 'staff', chunk: 'staff.ts' },
      ],
      parts: { ...parts, ...texts },
      partsUpTo,
      refusals: { 'POST /api/add': ['full'] },
      tables,
    })

  it('are accepted in the part of the first pages using them, titles in that of their page', () => {
    expect(check()).toEqual([])
  })

  it('may not be used, at any depth, by pages of an earlier part', () => {
    expect(check({ files: { 'map.ts': [`text('map.title'), text('staff.list')`] } })).toEqual([
      '"staff.list" belongs into public.json, not staff.json: map.ts uses it',
    ])
    expect(check({ files: { 'fields.ts': [`['name', 'city', 'staff.list']`] } })).toEqual([
      '"staff.list" belongs into requests.json, not staff.json: fields.ts uses it',
    ])
  })

  it('are reported if unused, even composed keys', () => {
    const texts = { requests: [...parts.requests, 'form.field.town'], staff: [...parts.staff, 'staff.old'] }
    expect(check({ texts })).toEqual([
      'Nobody uses "form.field.town" of requests.json',
      'Nobody uses "staff.old" of staff.json',
    ])
  })
})
