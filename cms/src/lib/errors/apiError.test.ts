import { allTexts } from '#shared/catalogues'
import type { ErrorCode } from '#shared/contract'
import cases from './apiError.fixture.json' with { type: 'json' }
import { apiError, type RefusalKey, refusalWords } from './apiError.ts'

const values = { count: 1, name: 'x', uses: 'x', max: 1, minutes: 1 }

it.each(cases as [number, string][])('%i is the status of %s', (status, codes) => {
  for (const code of codes.split(' ') as ErrorCode[])
    expect([code, apiError(code as RefusalKey, { values }).status]).toEqual([code, status])
})

it('is worded as the contract has it in German, and as the site has it in English', () => {
  expect(refusalWords('city_missing')).toBe(allTexts.de['contract.city_missing'])
  expect(refusalWords('city_missing', {}, 'en')).toBe('Please enter the town.')
})
