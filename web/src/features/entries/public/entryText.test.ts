import { formatKm, serviceNames, townLine } from './entryText.ts'
import { testEntry } from './testEntry.ts'

describe('distance in words', () => {
  it('has whole kilometres, with the signs of the language', () => {
    expect(formatKm(3.44, 'de')).toBe('3')
    expect(formatKm(12.5, 'en')).toBe('13')
    expect(formatKm(1203, 'de')).toBe('1.203')
    expect(formatKm(1203, 'en')).toBe('1,203')
  })
})

describe('services and town', () => {
  it('lists services without the barrier-free prefix', () => {
    const services = 'Barrierefrei, Hausbesuche, Färben, Hausbesuche,'
    expect(serviceNames(testEntry({ services, barrierfree: true }))).toEqual(['Hausbesuche', 'Färben'])
    expect(serviceNames(testEntry({ services: 'Barrierefrei, ', barrierfree: true }))).toEqual([])
  })

  it('joins postcode and town without stray spaces', () => {
    expect(townLine({ plz: '97437', city: 'Haßfurt' })).toBe('97437 Haßfurt')
    expect(townLine({ plz: '', city: 'Haßfurt' })).toBe('Haßfurt')
  })
})
