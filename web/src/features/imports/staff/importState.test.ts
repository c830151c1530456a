import type { ImportSummary } from '#shared/contract/imports'
import { pageOf } from '#shared/entryTable'
import { canMatch, importStates, repeatedFields } from '#shared/fields/importFields'
import {
  importAddress,
  percentOf,
  pollingIntervalOf,
  rowsDone,
  shownRowKind,
  uselessBecause,
} from './importState.ts'

const some = { state: 'ready', total: 10, current: 5, error: 2 } as ImportSummary

it('an import is polled exactly while it changes by itself', () => {
  const asked = importStates.map((state) => [state, pollingIntervalOf({ ...some, state })] as const)
  const changing = { planning: 1000, waiting: 3000, running: 3000, undoing: 3000 }
  expect(Object.fromEntries(asked.filter(([, interval]) => interval > 0))).toEqual(changing)
  const intervals = [{}, { service: 'silent' }, { service: 'off' }, { current: 2 }].map((more) =>
    pollingIntervalOf({ ...some, state: 'done', locating: { current: 1, total: 2, ...more } as never }),
  )
  expect(intervals).toEqual([3000, 3000, 0, 0])
})

it('progress counts good and bad rows, and is a hundred only at the end', () => {
  const done = (['running', 'undoing'] as const).map((state) => rowsDone({ ...some, state }))
  expect(done).toEqual([7, null])
  expect([percentOf(0, 0), percentOf(19_999, 20_000), percentOf(3, 3)]).toEqual([0, 99, 100])
})

it.each([
  ['allKnown', { unchanged: 2 }, 0],
  ['onlyFaulty', { unchanged: 2, faulty: 1 }, 0],
  ['noneGood', { faulty: 10 }, 0],
  ['onlyOut', {}, 10],
  [null, { new: 1 }, 0],
])('a file is useless because of %s if it has %j and %i rows are left out', (reason, rows, leftOut) => {
  const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0, ...rows }
  expect(uselessBecause({ state: 'ready', leftOut, counts })).toBe(reason)
})

it('columns may repeat only if ignored or joined, as other information and hours are, and need a name or an id', () => {
  const repeated = ['additionalInfo', 'additionalInfo', 'opened', 'opened', null, null] as const
  expect([...repeatedFields([...repeated, 'phone', 'name', 'name', 'name'])]).toEqual(['name'])
  const columns = [['name'], ['person'], ['uuid'], ['plz', null]] as const
  expect(columns.map(canMatch)).toEqual([true, true, true, false])
})

it('rows start with the first kind that has any, and have valid page numbers only', () => {
  const counts = { attention: 0, new: 0, changed: 2, unchanged: 0, faulty: 1, losing: 0, leftOut: 0 }
  const shown = ['', 'faulty', 'nonsense'].map((text) => shownRowKind(text, counts))
  expect(shown).toEqual(['changed', 'faulty', 'changed'])
  expect(shownRowKind('', { ...counts, attention: 1 })).toBe('attention')
  expect([0, 25, 26].map((rows) => pageOf('', rows, 25).pages)).toEqual([1, 1, 2])
  expect(['', '0', '2', '9', '1.5', 'x'].map((text) => pageOf(text, 60, 25).page)).toEqual([1, 1, 2, 3, 1, 1])
})

it('the address of an import omits what is usual', () => {
  const addresses = [importAddress('a'), importAddress('a', 'new')]
  expect(addresses).toEqual(['/edit/import?id=a', '/edit/import?id=a&rows=new'])
})
