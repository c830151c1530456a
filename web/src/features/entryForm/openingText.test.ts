import { openingText, usualChoice, withoutLine } from './openingText.ts'

const morning = { from: '08:00', to: '12:00' }
const afternoon = { from: '14:00', to: '18:00' }

describe('an opening line', () => {
  it('names one day only once', () => {
    expect(openingText({ ...usualChoice, first: 'Sa', last: '', spans: [morning] })).toBe('Sa 08:00-12:00')
    expect(openingText({ ...usualChoice, first: 'Sa', last: 'Sa', spans: [morning] })).toBe('Sa 08:00-12:00')
  })

  it('holds a break at noon', () => {
    const line = openingText({ ...usualChoice, spans: [morning, afternoon] })
    expect(line).toBe('Mo-Fr 08:00-12:00, 14:00-18:00')
  })

  it('knows days without hours', () => {
    expect(openingText({ ...usualChoice, kind: 'appointment' })).toBe('Mo-Fr nach Vereinbarung')
    expect(openingText({ ...usualChoice, first: 'So', last: '', kind: 'closed' })).toBe('So geschlossen')
  })
})

describe('the five lines', () => {
  it('move up when one is removed', () => {
    expect(withoutLine(['a', 'b', 'c'], 1)).toEqual(['a', 'c', ''])
  })
})
