import { describe, expect, it } from 'vitest'
import { overweightPages } from './firstLoad.mjs'

const limits = { scriptKilobytes: 10, styleKilobytes: 3, textKilobytes: 1 }
const manifest = {
  'src/entry-client.tsx': {
    file: 'main.js',
    css: ['main.css'],
    imports: ['_react'],
    dynamicImports: ['map'],
  },
  'src/boot.ts': { file: 'boot.js' },
  _react: { file: 'react.js' },
  _fields: { file: 'fields.js', css: ['fields.css'], imports: ['_react', '_rules'] },
  _rules: { file: 'rules.js' },
  'src/pages/Form.tsx': { file: 'form.js', imports: ['src/entry-client.tsx', '_fields'] },
  map: { file: 'map.js', css: ['map.css'] },
}
const bytes = {
  'main.js': 6000,
  'boot.js': 100,
  'react.js': 2000,
  'form.js': 900,
  'fields.js': 600,
  'rules.js': 300,
  'map.js': 50_000,
  'main.css': 2000,
  'fields.css': 900,
  'map.css': 9000,
}
const pages = [{ path: '/' }, { path: '/form', chunk: 'src/pages/Form.tsx' }]
const check = ({ larger = {}, ...changed } = {}) =>
  overweightPages(
    { manifest, pages, texts: {}, bytesOf: (file) => ({ ...bytes, ...larger })[file], ...changed },
    limits,
  )

describe('the weight of pages', () => {
  it('is right where every page keeps to the limits; what is loaded later does not count', () => {
    expect(check()).toEqual([])
  })

  it('names the page whose own code is too much, though the first page is light', () => {
    expect(check({ larger: { 'form.js': 1200 } })).toEqual([
      'The script of /form: 10.2 kB compressed, more than the 10 kB of budget.json',
    ])
  })

  it('counts what the code of a page imports, and what that imports, once each', () => {
    expect(check({ larger: { 'rules.js': 500 } })).toEqual([
      'The script of /form: 10.1 kB compressed, more than the 10 kB of budget.json',
    ])
  })

  it('counts the styles of a page with those of all pages', () => {
    expect(check({ larger: { 'fields.css': 1100 } })).toEqual([
      'The styles of /form: 3.1 kB compressed, more than the 3 kB of budget.json',
    ])
  })

  it('names every page where what all of them load is too much', () => {
    expect(check({ larger: { 'react.js': 9000 } }).map((text) => text.split(':')[0])).toEqual([
      'The script of /',
      'The script of /form',
    ])
  })

  it('weighs the texts of a language', () => {
    const long = Array.from({ length: 400 }, (_, i) => `${i} ${Math.sin(i)}`).join()
    expect(check({ texts: { de: { a: 'kurz' }, en: { a: long } } })).toEqual([
      expect.stringMatching(/^The texts in "en": .*more than the 1 kB/),
    ])
  })

  it('complains where the build does not know a page’s code, or no pages at all', () => {
    expect(check({ pages: [{ path: '/form', chunk: 'src/pages/Renamed.tsx' }] })).toEqual([
      'The manifest of the built site does not know src/pages/Renamed.tsx',
    ])
    expect(check({ pages: [] })).toEqual(['The built site names no page'])
  })
})
