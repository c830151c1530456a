import { formatKm, serviceNames } from './entryText.ts'
import { testEntry } from './testEntry.ts'

it('a distance has whole kilometres, with the signs of the language', () => {
  expect([formatKm(3.44, 'de'), formatKm(12.5, 'en')]).toEqual(['3', '13'])
  expect([formatKm(1203, 'de'), formatKm(1203, 'en')]).toEqual(['1.203', '1,203'])
})

it('services are listed without the barrier-free prefix', () => {
  const services = 'Barrierefrei, Hausbesuche, Färben, Hausbesuche,'
  expect(serviceNames(testEntry({ services, barrierfree: true }))).toEqual(['Hausbesuche', 'Färben'])
  expect(serviceNames(testEntry({ services: 'Barrierefrei, ', barrierfree: true }))).toEqual([])
})
