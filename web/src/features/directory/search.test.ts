import { describe, expect, it } from 'vitest'
import { exampleQueries } from './exampleQueries.ts'
import { matchingCategories } from './matchingCategories.ts'

const categories = ['Apotheken', 'Augenärzte', 'Essen auf Rädern', 'Friseure', 'Zahnärzte']

describe('what the search says about categories', () => {
  it.each([
    ['augenaerzte', ['Augenärzte']],
    ['Friseur Ebern', ['Friseure']],
    ['rad', []],
    ['raeder', ['Essen auf Rädern']],
    ['ap', ['Apotheken']],
    ['', []],
    ['   ', []],
  ])('%s fits %s', (query, found) => {
    expect(matchingCategories(categories, query)).toEqual(found)
  })

  it('takes its examples from what there is', () => {
    const towns = [{ city: 'Ebern', lat: 50, lon: 10 }]
    expect(exampleQueries(categories, towns)).toEqual(['Augenärzte', 'Essen auf Rädern', 'Friseure', 'Ebern'])
    expect(exampleQueries([], [])).toEqual([])
  })
})
