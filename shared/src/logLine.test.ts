import { allTexts, type MessageId } from './catalogues.ts'
import { actText, type LogValues, logKinds, logVerbs, targetText, verbOf } from './logLine.ts'
import { nounsWith } from './nouns.ts'

const say = (id: MessageId, values: LogValues = {}) => `${id}(${Object.values(values).join()})`
const anyValues = { noun: 'news', count: 2, things: 'news', verb: 'changed' }

it.each(logKinds)('%s has its texts in both languages', (kind) => {
  const asked: MessageId[] = []
  const listen = (id: MessageId) => {
    asked.push(id)
    return id
  }
  expect(actText(listen, { kind, values: anyValues })).not.toBeNull()
  for (const id of asked) expect([allTexts.de[id], allTexts.en[id]]).not.toContain(undefined)
})

it('describes a bulk operation in the same words as each of its parts', () => {
  for (const [verb, kinds] of Object.entries(logVerbs))
    for (const kind of kinds) {
      const said = allTexts.de[`log.verb.${verb as keyof typeof logVerbs}`]
      expect(allTexts.de[`log.${kind}`]).toMatch(new RegExp(` ${said}$`))
    }
})

it('has a noun for each collection', () => {
  for (const noun of nounsWith('isLogged'))
    expect(actText(say, { kind: 'removed', values: { noun } })).toBe(`log.removed(log.noun.${noun}())`)
})

it.each([
  ['removed', { noun: 'spaceships' }],
  ['removed', {}],
  ['of_a_later_version', anyValues],
  ['', {}],
  ['several', { count: 2, things: 'spaceships', verb: 'changed' }],
] as [string, LogValues][])('has no words for %j of %j', (kind, values) => {
  expect(actText(say, { kind, values })).toBeNull()
})

it('counts the documents of a bulk operation', () => {
  const values = { count: 3, things: 'requests', verb: 'spam' }
  const told = 'log.several(3,log.things.requests(3),log.verb.spam())'
  expect(actText(say, { kind: 'several', values })).toBe(told)
  const kinds = [['entry_request_spam', 'change_spam'], ['removed', 'restored'], ['note_changed']] as const
  expect(kinds.map(verbOf)).toEqual(['spam', 'changed', 'changed'])
})

it("builds the line's subject from values, and uses the stored words if one was erased", () => {
  const values = { from: 'Pflege', into: 'Hilfe', count: 2 }
  const told = (changed: LogValues) => targetText(say, { kind: 'categories_merged', values: changed })
  expect(told(values)).toBe('log.categories_merged.target(Pflege,Hilfe,2)')
  expect(told({ ...values, from: '' })).toBeNull()
  expect(told({})).toBeNull()
  expect(targetText(say, { kind: 'removed', values: { noun: 'news' } })).toBeNull()
  const about = (noun: string, about: string) => targetText(say, { kind: 'changed', values: { noun, about } })
  expect([about('pages', 'imprint'), about('links', 'unnamed')]).toEqual(['page.imprint()', 'log.unnamed()'])
})

it('lists the row counts of an import, without zeros', () => {
  const told = (values: LogValues) => targetText(say, { kind: 'imported', values })
  expect(told({ file: 'a.xlsx', new: 2, changed: 0, faulty: 1 })).toBe(
    'a.xlsx: log.rows.new(2), log.rows.faulty(1)',
  )
  expect(told({ file: 'a.xlsx', new: 0, changed: 0, faulty: 0 })).toBe('a.xlsx: log.rows.none()')
  expect(told({})).toBeNull()
})
