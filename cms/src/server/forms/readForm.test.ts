import { entryFormNames } from '#shared/fields/formOrder'
import { typedFields } from '#shared/fields/typedFields'
import { inputLimit } from '#shared/inputLimit'
import { changeLimits, changeProblems } from '#shared/rules/changeRules'
import { entryProblems, maxLengthOf } from '#shared/rules/entryRules'
import { reportFrom, reportLimits, reportProblems } from '#shared/rules/reportRules'
import { readForm, toChange } from './readForm.ts'

const long = 'Mo 8-12 '.repeat(12_000)
const valuesOf = (name: string, text: string) => readForm({ [name]: text })
const tooLong = (field: string) => expect.objectContaining({ code: 'too_long', field })

it.each(entryFormNames.filter((name) => maxLengthOf(name) !== undefined))(
  'truncates a too long text to one still too long: %s',
  (name) => {
    const values = valuesOf(name, long)
    expect(String(values[name]).length).toBeLessThan(25_000)
    expect(entryProblems(typedFields(values), { isTown: () => true })).toContainEqual(tooLong(name))
  },
)

it.each(Object.keys(changeLimits).filter((name) => name !== 'reason'))('… in a change: %s', (name) => {
  expect(changeProblems(toChange(valuesOf(name, long)))).toContainEqual(tooLong(name))
})

it.each(Object.keys(reportLimits))('… in a report: %s', (name) => {
  expect(reportProblems(reportFrom(valuesOf(name, long)))).toContainEqual(tooLong(name))
})

it('reads a text of the maximum length', () => {
  const text = 'x'.repeat(inputLimit(changeLimits.changeText))
  expect(valuesOf('changeText', text)).toEqual({ changeText: text })
})
