import { describe, expect, it } from 'vitest'
import { readServiceArea, tidyServiceArea } from './serviceArea.ts'

describe('where somebody comes to', () => {
  it.each([
    ['', ''],
    ['  ', ''],
    ['ganzer Landkreis', 'ganzer Landkreis'],
    ['Im gesamten Landkreis', 'ganzer Landkreis'],
    ['Landkreis', 'ganzer Landkreis'],
    ['landkreisweit', 'ganzer Landkreis'],
    ['whole district', 'ganzer Landkreis'],
    ['15 km', '15 km'],
    ['15km', '15 km'],
    ['015 KM', '15 km'],
    ['bis 20 Kilometer', '20 km'],
    ['Umkreis von 10 km', '10 km'],
    ['im Umkreis von ca. 25 km', '25 km'],
    ['5 km Umkreis', '5 km'],
    ['within 12 kilometres', '12 km'],
    ['Ebern, Hofheim i.UFr.', 'Ebern, Hofheim i.UFr.'],
    ['Ebern; Eltmann und Zeil am Main', 'Ebern, Eltmann, Zeil am Main'],
    ['96106 Ebern / 97437  Haßfurt', 'Ebern, Haßfurt'],
    ['Ebern\nEbern\n Rauhenebrach ', 'Ebern, Rauhenebrach'],
  ])('%j becomes %j, and stays so', (typed, stored) => {
    expect(readServiceArea(typed)).not.toBeNull()
    expect(tidyServiceArea(typed)).toBe(stored)
    expect(tidyServiceArea(stored)).toBe(stored)
  })

  it.each([
    '0 km',
    '101 km',
    '7,5 km',
    '15',
    '-3 km',
    '15 km, Ebern',
    'Ebern, Landkreis',
    '?',
    ',',
    '10 Meilen',
    '1e2 km',
  ])('does not take %j for anything, and leaves it as it is', (typed) => {
    expect(readServiceArea(typed)).toBeNull()
    expect(tidyServiceArea(typed)).toBe(typed)
  })
})
