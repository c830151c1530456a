import { emptyEntry } from './entryValues.ts'
import {
  addPickedLine,
  formatPicked,
  hasPickerInput,
  isOvernight,
  missingTimes,
  nextChoice,
  openingText,
  parsePicked,
  usualChoice,
  withoutLine,
  withPickedLine,
} from './openingPick.ts'

const morning = { from: '08:00', to: '12:00' }
const complete = { ...usualChoice, ...morning }
const half = { ...complete, to2: '18:00' }
const full = { ...emptyEntry, open1: 'a', open2: 'b', open3: 'c', open4: 'd', open5: 'e' }

it('the picker is stored as text, empty while nothing is picked', () => {
  expect(formatPicked(usualChoice)).toBe('')
  expect(parsePicked(formatPicked(half))).toEqual(half)
})

it.each([
  [{}, null, ['from', 'to'], false],
  [{ first: 'Sa', last: '', ...morning }, 'Sa 08:00-12:00', [], true],
  [{ first: 'Sa', last: 'Sa', ...morning }, 'Sa 08:00-12:00', [], true],
  [{ ...morning, from2: '14:00', to2: '18:00' }, 'Mo-Fr 08:00-12:00, 14:00-18:00', [], true],
  [{ ...morning, to2: '18:00' }, null, ['from2'], true],
  [{ from2: '14:00' }, null, ['to2'], true],
  [{ kind: 'appointment' }, 'Mo-Fr nach Vereinbarung', [], true],
  [{ first: 'So', last: '', kind: 'closed' }, 'So geschlossen', [], true],
] as const)(
  'the line of %j is %s, the times %j are missing, and it has input: %s',
  (picked, line, missing, has) => {
    const choice = { ...usualChoice, ...picked }
    expect([openingText(choice), missingTimes(choice), hasPickerInput(choice)]).toEqual([line, missing, has])
  },
)

it('the picker continues with the day after the added ones, without input', () => {
  expect(nextChoice({ ...complete, first: 'Mo', last: 'Fr' })).toMatchObject({ first: 'Sa', last: '' })
  expect(nextChoice({ ...complete, first: 'So', last: '' })).toMatchObject({ first: 'Mo', last: '' })
  expect(hasPickerInput(nextChoice(complete))).toBe(false)
})

it('a time is overnight if the end is before the start', () => {
  const ends = ['08:00', '00:00', '20:00', ''].filter((to) =>
    isOvernight({ ...usualChoice, from: '18:00', to }),
  )
  expect(ends).toEqual(['08:00'])
})

it('lines move up when one is removed', () => {
  expect(withoutLine(full, 1)).toMatchObject({ open1: 'a', open2: 'c', open4: 'e', open5: '' })
})

it('saving adds a complete line, once', () => {
  const values = withPickedLine({ ...emptyEntry, open1: 'Sa 8-12', picked: formatPicked(complete) })
  expect(values).toMatchObject({ open1: 'Sa 8-12', open2: 'Mo-Fr 08:00-12:00', open3: '' })
  expect(withPickedLine(values)).toEqual(values)
})

it.each([
  ['no input', emptyEntry, []],
  ['no input and no room', full, []],
  [
    'a time missing',
    { ...emptyEntry, picked: formatPicked(half) },
    [['opening-from2', 'opening_editor.missing']],
  ],
  ['no room', { ...full, picked: formatPicked(complete) }, [['opening', 'opening_editor.noRoom']]],
])('saving with %s adds no line', (_, values, wrong) => {
  expect(addPickedLine(values)).toEqual({ changes: {}, wrong: new Map(wrong as [string, string][]) })
})
