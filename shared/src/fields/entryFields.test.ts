import { type CataloguePart, partsUpTo } from '../cataloguePart.ts'
import { catalogues } from '../catalogues.ts'
import { contentOrder } from '../entry.ts'
import { proposalKeys } from '../proposal.ts'
import { sampleContent } from './entryFields.fixture.ts'
import { contactNames, entryField, entryFieldNames, fieldLabel, hiddenEntryFields } from './entryFields.ts'
import { formFieldGroups } from './formFieldGroups.ts'
import { entryFormNames } from './formOrder.ts'
import { columnFields, columnLabel, headerOf, importFields } from './importFields.ts'

const sample = sampleContent(1)
const sorted = (names: readonly string[]) => [...names].sort()

const textsOf = (part: CataloguePart) => partsUpTo(part).flatMap((one) => Object.keys(catalogues.de[one]))

it.each(entryFieldNames)('the field %s has its texts in the catalogue parts of its form and page', (name) => {
  const { hint = [], page = [], isFact } = entryField(name)
  if (isFact) expect(textsOf('public')).toContain(fieldLabel(name))
  expect(textsOf('requests')).toEqual(expect.arrayContaining([fieldLabel(name), hint].flat()))
  expect(textsOf('provider')).toEqual(expect.arrayContaining([page].flat()))
  expect(textsOf('imports')).toContain(columnLabel(name))
})

it('every field has a limit if it is text', () => {
  const texts = entryFieldNames.filter((name) => typeof sample[name] === 'string')
  expect(texts.filter((name) => !entryField(name).limit)).toEqual([])
})

it('every field has a column heading of its own', () => {
  expect(new Set(columnFields.map(headerOf)).size).toBe(entryFieldNames.length)
})

it('every field for contact has a page label, and the usual ones have an icon', () => {
  for (const name of contactNames) expect(entryField(name)).toMatchObject({ page: expect.any(String) })
  for (const name of ['phone', 'mobile', 'email', 'website'] as const)
    expect(entryField(name)).toMatchObject({ icon: expect.any(String) })
})

it('every field occurs once in every order', () => {
  const all = sorted(entryFieldNames)
  const whole = sorted(['opened', ...entryFieldNames.filter((name) => !/^open\d/.test(name))])
  expect(sorted(columnFields)).toEqual(all)
  expect(sorted(contentOrder)).toEqual(sorted(['opened', ...all]))
  expect(sorted(entryFormNames)).toEqual(sorted(['categoryNew', ...all]))
  expect(sorted(formFieldGroups.flatMap(({ names }) => names))).toEqual(sorted(entryFormNames))
  expect(sorted(proposalKeys)).toEqual(whole)
  const columns = 'uuid checkedAt opened houseNumber areaCode firstName person plzCity phoneEmail address'
  expect(sorted(importFields)).toEqual(sorted([...columns.split(' '), ...all]))
})

it('every field differs from the hidden fields', () => {
  for (const name of Object.keys(hiddenEntryFields))
    expect([...contentOrder, ...importFields, ...entryFormNames, ...proposalKeys]).not.toContain(name)
})
