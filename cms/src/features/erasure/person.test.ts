import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createMailTransport } from '#mail/mailTransport.ts'
import type { Person } from '#shared/contract/administration'
import { inheritedWords } from '#shared/inheritedWords.fixture'
import { makeFolder } from '#testFolder.ts'
import { dataFilesNaming } from './dataFiles.ts'
import texts from './person.fixture.json' with { type: 'json' }
import { createPersonMatcher, fieldsNaming, isTooVague } from './person.ts'
import { createChooser, type NamingPlace } from './places.ts'

const nobody: Person = { name: '', email: '', phone: '', username: '' }
const matcher = (known: Partial<Person>) => createPersonMatcher({ ...nobody, ...known })

describe.each(Object.entries(texts))('by a known %s', (field, { known, found, others }) => {
  const isIn = (text: string) => known.map((value) => matcher({ [field]: value }).isIn(text))
  it.each(found)('finds the person in “%s”', (text) => expect(isIn(text)).not.toContain(false))
  it.each(others)('finds nobody in “%s”', (text) => expect(isIn(text)).not.toContain(true))
})

it('matches the name without umlaut dots', () => {
  expect(matcher({ name: 'Jürgen Müller' }).isIn('Jurgen Muller')).toBe(true)
  expect(matcher({ name: 'Jurgen Muller' }).isIn('Jürgen Müller')).toBe(true)
})

it('compares name words and account only as a whole', () => {
  const known = matcher({ name: 'Jürgen Müller', username: 'Juergen' })
  const { isName, isAccount } = known
  expect(['müller', 'MUELLER', 'jürgen'].every(isName)).toBe(true)
  expect(['muellerin', 'mu'].some(isName)).toBe(false)
  expect(['juergen', 'Jürgen', 'juergen2'].map(isAccount)).toEqual([true, true, false])
  expect(matcher({ name: 'Jürgen' }).isAccount('')).toBe(false)
  const line = { user: 'juergen', action: 'juergen', undoneBy: 'Jürgen', entry: 'Juergen' }
  expect(fieldsNaming(known, line)).toEqual(['user', 'undoneBy', 'entry'])
})

it('removes the person from a text', () => {
  const contact = { email: 'j.mueller@example.org', phone: '09521 1234567' }
  const { without } = matcher({ name: 'Jürgen Müller', ...contact })
  const said = 'Fragen an Jürgen Müller (0 95 21) 1 23 45 67, J.Mueller@example.org oder Anna Müller.'
  expect(without(said)).toBe('Fragen an (gelöscht) ((gelöscht), (gelöscht) oder Anna Müller.')
  expect(without('<p><b>Jürgen</b> Müller</p>')).toBe('<p><b>(gelöscht)</b></p>')
  expect(without('nichts davon')).toBe('nichts davon')
})

it('rejects too vague a search', () => {
  for (const known of [{}, { name: 'Ot' }, { phone: '112' }, { email: 'example.org' }, { name: '  ' }])
    expect(isTooVague({ ...nobody, ...known })).toBe(true)
  const enough = { name: 'Ott', phone: '09521 1', email: 'a@b.example', username: 'ed' }
  for (const [field, text] of Object.entries(enough))
    for (const typed of [text, ` ${text} `]) expect(isTooVague({ ...nobody, [field]: typed })).toBe(false)
})

it('finds the person beside HTML entities named like inherited properties', () => {
  const { isIn, without } = matcher({ name: 'Jürgen Müller' })
  for (const word of inheritedWords) {
    expect([word, isIn(`&${word}; J&uuml;rgen M&uuml;ller`), isIn(`&${word};`)]).toEqual([word, true, false])
    expect(without(`&${word}; Jürgen Müller`)).toBe(`&${word}; (gelöscht)`)
  }
})

it('finds the person in a stored mail wherever its lines break', async () => {
  const dataDir = makeFolder()
  const send = createMailTransport({ smtpUrl: null, dataDir })
  const from = { name: '', address: 'a@example.org' }
  const mail = { from, to: 'b@example.org', html: '', date: new Date() }
  for (const lead of ['', 'ä'])
    for (let before = 0; before < 70; before++) {
      const said = `${lead}${'x'.repeat(before)} Jürgen Müller ${'y'.repeat(40)}`
      const id = `${lead}${before}`
      await send({ ...mail, id: `subject-${id}`, subject: said, text: 'x' })
      await send({ ...mail, id: `text-${id}`, subject: 'x', text: said })
    }
  await send({ ...mail, id: 'other', subject: 'Jürgen Maier', text: 'Anna Müller' })
  const found: string[] = []
  for await (const file of dataFilesNaming(matcher({ name: 'Jürgen Müller' }), dataDir)) found.push(file)
  expect([found.length, found.filter((file) => file.includes('other'))]).toEqual([280, []])
})

it('finds the person in a PDF and a text, but in no picture, backup or cache', async () => {
  const dataDir = makeFolder()
  const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 37>>stream
BT /F 9 Tf 9 9 Td (Nora \\116obel) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`
  const files = { 'a.pdf': pdf, 'b.txt': 'Nora Nobel', 'c.bin': '\0Nora Nobel', 'directory.db': 'Nora Nobel' }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dataDir, name), text)
  await mkdir(path.join(dataDir, 'tiles'))
  await writeFile(path.join(dataDir, 'tiles', 'x'), 'Nora Nobel')
  const found: string[] = []
  for await (const file of dataFilesNaming(matcher({ name: 'Nora Nobel' }), dataDir)) found.push(file)
  expect(found.sort()).toEqual(['a.pdf', 'b.txt'])
})

it('versions are deleted unless their document is kept', () => {
  const entry: NamingPlace = { kind: 'document', of: 'entries', doc: { id: 'x' }, fields: ['name'] }
  const version = (parent: string): NamingPlace => ({ kind: 'version', of: 'entries', id: 'v', parent })
  const places = [entry, version('x'), version('gone')]
  expect(places.map(createChooser(places, {}))).toEqual(['keep', 'keep', 'delete'])
  expect(places.map(createChooser(places, { 'entries:x': 'clear' }))).toEqual(['clear', 'delete', 'delete'])
})
