import { describe, expect, it } from 'vitest'
import { originOf, parsePosition } from './position.ts'

describe('where distances are measured from', () => {
  const ebern = { city: 'Ebern', lat: 50.0948, lon: 10.7938 }
  const own = { lat: 50, lon: 10 }

  it('is the town of the address before the own place', () => {
    expect(originOf('Ebern', [ebern], own)).toBe(ebern)
    expect(originOf('', [ebern], own)).toBe(own)
    expect(originOf('Atlantis', [ebern], null)).toBeNull()
  })

  it('reads the kept place, however broken', () => {
    expect(parsePosition('{"latitude":50,"longitude":10}')).toEqual(own)
    for (const broken of [
      null,
      '',
      'null',
      '{',
      '{"latitude":"50","longitude":10}',
      '{"latitude":500,"longitude":1}',
    ]) {
      expect(parsePosition(broken)).toBeNull()
    }
  })
})
