import type { ImportSummary } from '@directory/shared/contract/imports'
import { canMatch, type ImportField, importStates } from '@directory/shared/fields/importFields'
import {
  ambiguousFields,
  importAddress,
  pageOf,
  percentOf,
  pollingIntervalOf,
  rowsDone,
  shownRowKind,
  stageOf,
  uselessBecause,
} from './importState.ts'

const counts = { new: 1, changed: 2, unchanged: 5, faulty: 2 }
const some = { state: 'ready', total: 10, current: 0, error: 2, counts } as ImportSummary

describe('the stage of an import', () => {
  it('is checking during the preview, and working once started', () => {
    expect([stageOf({ state: 'planning' }), stageOf({ state: 'waiting' })]).toEqual(['checking', 'working'])
  })

  it('is polled exactly while it changes by itself', () => {
    const asked = importStates.filter((state) => pollingIntervalOf({ ...some, state }) > 0)
    expect(asked).toEqual(['planning', 'waiting', 'running', 'undoing'])
    expect(pollingIntervalOf({ ...some, state: 'running' })).toBe(3000)
    const intervals = [{}, { service: 'silent' }, { service: 'off' }, { current: 2 }].map((more) =>
      pollingIntervalOf({ ...some, state: 'done', locating: { current: 1, total: 2, ...more } as never }),
    )
    expect(intervals).toEqual([3000, 3000, 0, 0])
  })
})

describe('progress', () => {
  it('counts good and bad rows', () => {
    expect(rowsDone({ ...some, state: 'running', current: 5 })).toBe(7)
    expect(rowsDone({ ...some, state: 'undoing', current: 5 })).toBeNull()
  })

  it('is a hundred only at the end', () => {
    expect([percentOf(0, 0), percentOf(19_999, 20_000), percentOf(3, 3)]).toEqual([0, 99, 100])
  })
})

describe('a file without importable rows', () => {
  const useless = (counts: object, leftOut = 0) =>
    uselessBecause({
      ...{ state: 'ready', leftOut },
      counts: { new: 0, changed: 0, unchanged: 0, faulty: 0, ...counts },
    })

  it('is explained by known, faulty or omitted rows', () => {
    expect([
      useless({ unchanged: 2 }),
      useless({ unchanged: 2, faulty: 1 }),
      useless({ faulty: 10 }),
      useless({}, 10),
      useless({ new: 1 }),
    ]).toEqual(['allKnown', 'onlyFaulty', 'noneGood', 'onlyOut', null])
  })
})

describe('columns', () => {
  it('may repeat only if ignored or joined', () => {
    expect([...ambiguousFields([null, 'name', null, 'phone', 'name', 'name'])]).toEqual(['name'])
    expect(ambiguousFields([null, null, 'name']).size).toBe(0)
    // Other information and hours are joined from several columns.
    expect(ambiguousFields(['additionalInfo', 'additionalInfo', 'opened', 'opened']).size).toBe(0)
  })

  it('need a name or a UUID', () => {
    const columns: (ImportField | null)[][] = [['name'], ['uuid'], ['plz', null]]
    expect(columns.map(canMatch)).toEqual([true, true, false])
  })
})

describe('rows in the address', () => {
  it('start with the first kind that has rows', () => {
    const counts = { attention: 0, new: 0, changed: 2, unchanged: 0, faulty: 1, losing: 0, leftOut: 0 }
    expect([
      shownRowKind('', counts),
      shownRowKind('faulty', counts),
      shownRowKind('nonsense', counts),
      shownRowKind('', { ...counts, attention: 1 }),
    ]).toEqual(['changed', 'faulty', 'changed', 'attention'])
  })

  it('have valid page numbers only', () => {
    expect([0, 25, 26].map((rows) => pageOf('', rows).pages)).toEqual([1, 1, 2])
    expect(['', '0', '2', '9', '1.5', 'x'].map((text) => pageOf(text, 60).page)).toEqual([1, 1, 2, 3, 1, 1])
  })

  it('omit default values', () => {
    expect(importAddress('a')).toBe('/edit/import?id=a')
    expect(importAddress('a', 'new')).toBe('/edit/import?id=a&rows=new')
  })
})
