import { logFieldsOf } from '#hooks/log/insertLogLine.ts'
import type { PersonFound } from '#shared/contract/administration'
import { onServer } from '#testSuite.ts'
import { createPersonMatcher } from './person.ts'

const nobody = { name: '', email: '', phone: '', username: '' }
const person = { ...nobody, name: 'Änne Zwölfer-Maibaum' }

it.each([
  ['Erika Mustermann', 'Frau Mustermann rief an', true],
  ['Mustermann, Erika', 'MUSTERMANNS Garten', true],
  ['Dr. Anna von Berg', 'Fr. Berg', true],
  ['Erika Mustermann', 'Erika rief an', false],
  ['Erika Mustermann', 'Mustermannstraße', false],
  ['Li Ng', 'Ng', false],
  ['Mustermann', 'Mustermann', true],
])('the surname of “%s” in “%s” is found: %s', (name, text, isFound) => {
  const matcher = createPersonMatcher({ ...nobody, name })
  expect((matcher.withSurname ?? matcher).isIn(text)).toBe(isFound)
  if (matcher.withSurname) expect(matcher.isIn(text)).toBe(false)
})

onServer('a person named by surname only', async (server) => {
  const admin = await server.signIn('Admin')
  const find = (): Promise<PersonFound> => admin.post('/api/findPerson', person)
  const erase = (choices: object = {}) =>
    admin.post('/api/erasePerson', { ...person, choices, confirm: person.name })
  await server.content.entry({ name: 'Praxis Zwölfer-Maibaum' })
  for (const entry of [
    'Frau Zwölfer-Maibaum',
    'Bäckerei Zwoelfer-Maibaum',
    'Änne Zwölfer-Maibaum; Zwölfer-Maibaums Garten',
    'Anna Maibaum',
  ])
    await server.payload.create({
      collection: 'logs',
      data: { timestamp: new Date().toISOString(), user: 'admin', action: 'Import', entry },
    })

  it('is offered per log line, and only counted elsewhere', async () => {
    const found = await find()
    const ofLog = found.decisions.filter(({ of }) => of === 'logs')
    expect(ofLog.map(({ label, choices, proposed }) => [label, choices, proposed]).sort()).toEqual([
      ['Import: Bäckerei Zwoelfer-Maibaum', ['clear', 'keep'], 'clear'],
      ['Import: Frau Zwölfer-Maibaum', ['clear', 'keep'], 'clear'],
    ])
    expect([found.decisions.length, found.others, found.namesakes?.entries]).toEqual([2, { logs: 1 }, 1])
  })

  it('is removed from the chosen lines, and the remaining ones are reported', async () => {
    const { decisions } = await find()
    const keyOf = (name: string) => decisions.find(({ label }) => label.includes(name))?.key ?? ''
    const choices = { [keyOf('Frau')]: 'clear', [keyOf('Bäckerei')]: 'keep' }
    const { left, refused } = await erase(choices)
    expect(refused).toEqual([])
    expect(left.decisions).toMatchObject([{ label: 'Import: Bäckerei Zwoelfer-Maibaum' }])
    expect(left.namesakes.entries).toBe(1)
    const text = (await server.docs('logs')).map(({ entry }) => entry).join('\n')
    expect(text.match(/Zwölfer|Zwoelfer/g)).toEqual(['Zwoelfer'])
    expect(text).toContain('Frau (gelöscht)')
    expect(text).toContain('(gelöscht); (gelöscht) Garten')
    expect(text).toContain('Anna Maibaum')
  })

  it('is removed from values and text of a log line', async () => {
    const merged = { from: 'Änne Zwölfer-Maibaum', into: 'Zwölfer-Maibaum GmbH' }
    const act = { kind: 'providers_merged', ...merged } as const
    const line = { timestamp: new Date().toISOString(), user: 'admin', ...logFieldsOf(act) }
    await server.payload.create({ collection: 'logs', data: line })
    await erase()
    const docs = await server.docs('logs', { kind: 'providers_merged' })
    expect(docs[0]).toMatchObject({
      values: { from: '', into: '(gelöscht) GmbH' },
      entry: '(gelöscht) › (gelöscht) GmbH',
    })
    expect(JSON.stringify(docs)).not.toContain('Zwölfer')
  })
})
