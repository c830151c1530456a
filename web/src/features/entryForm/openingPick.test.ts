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

describe('the picker', () => {
  it('is stored as text, empty while nothing is picked', () => {
    expect(formatPicked(usualChoice)).toBe('')
    expect(parsePicked(formatPicked(half))).toEqual(half)
  })

  it('has input once it has a time, or a word instead', () => {
    expect(hasPickerInput(usualChoice)).toBe(false)
    expect(hasPickerInput(nextChoice(complete))).toBe(false)
    expect(hasPickerInput(half)).toBe(true)
    expect(hasPickerInput({ ...usualChoice, kind: 'closed' })).toBe(true)
  })

  it('continues with the day after the added ones', () => {
    expect(nextChoice({ ...complete, first: 'Mo', last: 'Fr' })).toMatchObject({ first: 'Sa', last: '' })
    expect(nextChoice({ ...complete, first: 'So', last: '' })).toMatchObject({ first: 'Mo', last: '' })
  })

  it('names the times that are missing', () => {
    expect(missingTimes(complete)).toEqual([])
    expect(missingTimes(usualChoice)).toEqual(['from', 'to'])
    expect(missingTimes(half)).toEqual(['from2'])
    expect(missingTimes({ ...usualChoice, from2: '14:00' })).toEqual(['to2'])
  })

  it('is overnight if the end is before the start', () => {
    const ends = ['08:00', '00:00', '20:00', ''].filter((to) =>
      isOvernight({ ...usualChoice, from: '18:00', to }),
    )
    expect(ends).toEqual(['08:00'])
  })
})

it.each([
  [{ first: 'Sa', last: '', ...morning }, 'Sa 08:00-12:00'],
  [{ first: 'Sa', last: 'Sa', ...morning }, 'Sa 08:00-12:00'],
  [{ ...morning, from2: '14:00', to2: '18:00' }, 'Mo-Fr 08:00-12:00, 14:00-18:00'],
  [{ kind: 'appointment' }, 'Mo-Fr nach Vereinbarung'],
  [{ first: 'So', last: '', kind: 'closed' }, 'So geschlossen'],
] as const)('the line of %j is %s', (picked, line) => {
  expect(openingText({ ...usualChoice, ...picked })).toBe(line)
})

it('lines move up when one is removed', () => {
  expect(withoutLine(full, 1)).toMatchObject({ open1: 'a', open2: 'c', open4: 'e', open5: '' })
})

describe('saving', () => {
  it('adds a complete line, once', () => {
    const values = withPickedLine({ ...emptyEntry, open1: 'Sa 8-12', picked: formatPicked(complete) })
    expect(values).toMatchObject({ open1: 'Sa 8-12', open2: 'Mo-Fr 08:00-12:00', open3: '' })
    expect(withPickedLine(values)).toEqual(values)
  })

  it('ignores a picker without input', () => {
    expect(addPickedLine(emptyEntry)).toEqual({ changes: {}, wrong: new Map() })
    expect(addPickedLine(full).wrong.size).toBe(0)
  })

  it.each([
    [{ ...emptyEntry, picked: formatPicked(half) }, 'opening-from2', 'opening_editor.missing'],
    [{ ...full, picked: formatPicked(complete) }, 'opening', 'opening_editor.noRoom'],
  ])('fails if a time is missing or all five lines are taken', (values, ...fault) => {
    expect(addPickedLine(values)).toEqual({ changes: {}, wrong: new Map([fault]) })
  })
})
