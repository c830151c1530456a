import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogues } from '../shared/src/catalogues.ts'
import { contract } from '../shared/src/contract.ts'
import { locales, splitLocale } from '../shared/src/locales.ts'
import { routes } from '../shared/src/routes.ts'
import { filesIn, isTest } from './lib/fingerprint.mjs'
import { fromRoot } from './lib/paths.mjs'

const read = (file) => readFileSync(fromRoot(file), 'utf8')
const documents = ['README.md', 'CONTRIBUTING.md', ...markdown('docs')].filter(
  (file) => file !== 'docs/performance.md',
)
const sources = filesIn(['cms/src']).filter((file) => /\.tsx?$/.test(file) && !isTest(file))

function markdown(folder) {
  const names = readdirSync(fromRoot(folder)).filter((name) => name.endsWith('.md'))
  return names.map((name) => path.posix.join(folder, name))
}

const textsOf = (locale) => Object.values(catalogues[locale]).flatMap((part) => Object.entries(part))
const shown = new Set(locales.flatMap(textsOf).map(([, text]) => text))

const prose = (file) =>
  read(file)
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '``')
    .replace(/\s+/g, ' ')

/** What a text of the site says in quotation marks without naming a part of the site. */
const quotations = new Set([
  ...['(gelöscht)', '15 km', 'npm run build', '14.03.2026', 'ja', 'nein', 'FeatureCollection'],
  ...['angerufen, Montag wieder', 'called, again on Monday'],
  ...['Mo-Fr 08:00-12:00', 'Apothekennotdienst', 'pharmacy on duty', 'attribution'],
  // Of the iPhone.
  ...['Maximale Kompatibilität', 'Most Compatible'],
])
/** Without those that have a value to be filled in. */
const quoted = (text) => [...text.matchAll(/„([^“”{}]+)“|“([^“”{}]+)”/g)].map(([, de, en]) => de ?? en)

describe('a name of a screen, a menu or a button', () => {
  it('is in italics in documents, worded as on the site, like headings of documents', () => {
    const headings = documents.flatMap((file) =>
      [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, text]) => text),
    )
    const names = documents.flatMap((file) =>
      [...prose(file).matchAll(/(?<![*\w])\*([^*\s][^*]*)\*(?![*\w])/g)].map(([, name]) => ({ file, name })),
    )
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ name }) => !shown.has(name) && !headings.includes(name))).toEqual([])
  })

  it.each(locales)('is in quotation marks in texts, worded as on the site: %s', (locale) => {
    const wrong = textsOf(locale).flatMap(([key, text]) =>
      quoted(text).flatMap((name) => (shown.has(name) || quotations.has(name) ? [] : [`${key}: ${name}`])),
    )
    expect(wrong).toEqual([])
  })
})

describe('an address', () => {
  const calls = Object.keys(contract).map((call) => call.replace(/^\w+ /, ''))
  const patterns = Object.values(routes).map((route) => route.path)
  const doors =
    '/admin /cms /api /source /open-data /metrics /api/openapi.json /cms/api /cms/api/contract/…'.split(' ')
  const isThere = (address) => {
    const parts = splitLocale(address.replace(/[?#].*$/, '')).path.split('/')
    const fits = (pattern) => {
      const names = pattern.split('/')
      const fitsAt = (name, i) => name === parts[i] || (name.startsWith(':') && parts[i] !== undefined)
      return names.length === parts.length && names.every(fitsAt)
    }
    return doors.includes(address) || calls.includes(address) || patterns.some(fits)
  }

  it('in a document is a page, a call or a server path', () => {
    const elsewhere = /^\/(?:etc|opt|proc|tmp|var|srv|backups)(?:\/|$)/
    const current = documents.filter((file) => !/proof|upgrading/.test(file))
    const addresses = current.flatMap((file) => [
      ...read(file).matchAll(/`(?:(?:GET|POST) )?(\/[a-z][^\s`]*)`/g),
    ])
    const wrong = addresses.filter(([, address]) => !elsewhere.test(address) && !isThere(address))
    expect(wrong.map(([, address]) => address)).toEqual([])
  })

  it('of the staff area in texts, mails and command output is a page', () => {
    const texts = locales.flatMap(textsOf).map(([, text]) => text)
    const code = [...sources, ...filesIn(['scripts']).filter((file) => !isTest(file))].map(read)
    const named = [...texts, ...code].flatMap((text) =>
      [...text.matchAll(/(?<=['"`( }])(?:\/en)?\/edit\b(?:\/[\w-]+)*/g)].map(([address]) => address),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((address) => !isThere(address))).toEqual([])
  })
})
