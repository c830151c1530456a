import fc from 'fast-check'
import { currentPlaces } from './entryMarks.ts'
import { addDays, regionToday } from './moment.ts'
import { normalisePlaces, readPlaces } from './typedPlaces.ts'

const today = regionToday()
const dotted = (date: string) => date.split('-').reverse().join('.')

it.each([
  ['frei', 'free', today],
  ['Plätze frei', 'free', today],
  ['FREI, Stand: 3.1.2026', 'free', '2026-01-03'],
  ['warteliste, Stand 03.01.2026', 'waitingList', '2026-01-03'],
])('free places typed as %j are stored with a date, and stay unchanged', (typed, state, date) => {
  const stored = normalisePlaces(typed)
  expect(stored).toBe(`${state === 'free' ? 'frei' : 'Warteliste'}, Stand ${dotted(date)}`)
  expect([readPlaces(stored), normalisePlaces(stored)]).toEqual([{ state, date }, stored])
})

it.each([
  ...['ja', 'freitags', 'frei, Stand 31.13.2026', 'frei, Stand 29.02.2025'],
  `frei, Stand ${dotted(addDays(today, 1))}`,
])('%j says nothing of free places', (wrong) => {
  expect([readPlaces(wrong), normalisePlaces(wrong)]).toEqual([null, `?${wrong}`])
})

it('blanks are no answer about free places', () => expect(normalisePlaces(' ')).toBe(''))

it('an answer about free places is valid for thirty days', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((back) => addDays(today, -back))
  fc.assert(
    fc.property(fc.constantFrom('frei', 'Warteliste'), day, day, (word, said, on) => {
      const holds = said <= on && Date.parse(on) - Date.parse(said) <= 30 * 86_400_000
      expect(currentPlaces(`${word}, Stand ${dotted(said)}`, on) !== null).toBe(holds)
    }),
  )
})
