import { timetableHost, timetableHref } from './timetableUrl.ts'

const template = 'https://www.bus.example/suche?von={from}&nach={to}&x={toLat},{toLon}'

it('fills in start and destination, and leaves empty what is unknown', () => {
  const to = { name: 'Hauptstr. 1, 97437 Haßfurt', lat: 50.03, lon: 10.51 }
  expect(timetableHref(template, { name: 'Ebern & Co' }, to)).toBe(
    'https://www.bus.example/suche?von=Ebern%20%26%20Co&nach=Hauptstr.%201%2C%2097437%20Ha%C3%9Ffurt&x=50.03,10.51',
  )
  expect(timetableHref(template, null, { name: 'A {from}' })).toBe(
    'https://www.bus.example/suche?von=&nach=A%20%7Bfrom%7D&x=,',
  )
})

it('returns the host of a web address that contains a destination', () => {
  expect(timetableHost(template)).toBe('bus.example')
  for (const none of ['', 'https://bus.example/', 'javascript:alert({to})', 'bus.example/{to}'])
    expect(timetableHost(none)).toBe(null)
})
