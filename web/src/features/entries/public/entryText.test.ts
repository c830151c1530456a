import { splitOpening, translateOpening } from '@directory/shared/openingHours'
import { formatKm, openingLines, serviceNames, townLine } from './entryText.ts'
import { testEntry } from './testEntry.ts'

describe('distance in words', () => {
  it('has whole kilometres, with the signs of the language', () => {
    expect(formatKm(3.44, 'de')).toBe('3')
    expect(formatKm(12.5, 'en')).toBe('13')
    expect(formatKm(1203, 'de')).toBe('1.203')
    expect(formatKm(1203, 'en')).toBe('1,203')
  })
})

describe('opening lines', () => {
  it.each([
    ['Mo-Fr 08:00-17:00', 'Mo-Fr 08:00-17:00'],
    ['Di, Do 14:00-17:00', 'Tu, Th 14:00-17:00'],
    ['Mi-So 09:00', 'We-Su 09:00'],
    ['So, Mo geschlossen', 'Su, Mo closed'],
    ['Sa off', 'Sa closed'],
    ['Sa, So nach Vereinbarung', 'Sa, Su by appointment'],
    ['So, Feiertage geschlossen', 'Su, public holidays closed'],
    ['Rufbereitschaft Mo-So 00:00-24:00', 'Rufbereitschaft Mo-Su 00:00-24:00'],
    ['Montag bis Freitag 8 bis 12 Uhr', 'Monday to Friday 8 to 12'],
    ['Do und Fr 9-12', 'Th and Fr 9-12'],
    ['So sind wir da', 'So sind wir da'],
    ['jeden ersten Montag im Monat.', 'jeden ersten Montag im Monat.'],
  ])('%s reads %s in English', (line, english) => {
    expect(translateOpening(line, 'en')).toBe(english)
  })

  it.each([
    ['Tu-Th 9-12', 'Di-Do 9-12'],
    ['We, Su off', 'Mi, So geschlossen'],
    ['Mo-Fr 08:00-17:00', 'Mo-Fr 08:00-17:00'],
    ['nach Vereinbarung', 'nach Vereinbarung'],
  ])('%s reads %s in German', (line, german) => {
    expect(translateOpening(line, 'de')).toBe(german)
  })

  it('leaves empty lines out', () => {
    const entry = testEntry({ open1: 'Di 9-12', open3: 'Do 9-12' })
    expect(openingLines(entry, 'en')).toEqual(['Tu 9-12', 'Th 9-12'])
  })

  it('splits days from hours, and nothing else', () => {
    expect(splitOpening('Mo, Di 08:00-12:00')).toEqual({ days: 'Mo, Di', hours: '08:00-12:00' })
    const closed = { days: 'Su, public holidays', hours: 'closed' }
    expect(splitOpening('Su, public holidays closed')).toEqual(closed)
    expect(splitOpening('So sind wir da')).toEqual({ days: '', hours: 'So sind wir da' })
    expect(splitOpening('nach Vereinbarung')).toEqual({ days: '', hours: 'nach Vereinbarung' })
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
