import fc from 'fast-check'
import { cleanTime, wrongEventField } from './newsFields.ts'

it('accepts a time in any notation, with invisible characters, and refuses an impossible one', () => {
  const spelling = fc.constantFrom('H:M', 'H.M Uhr', ' H\u200b:M\u00ad ')
  const [hours, minutes] = [fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 70 })]
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  fc.assert(
    fc.property(hours, minutes, spelling, fc.boolean(), (hour, minute, spell, isPadded) => {
      const shown = isPadded ? twoDigits(hour) : String(hour)
      const eventTime = spell.replace('H', shown).replace('M', twoDigits(minute))
      expect(cleanTime(eventTime)).toBe(`${twoDigits(hour)}:${twoDigits(minute)}`)
      const isTime = hour < 24 && minute < 60
      const wrong = wrongEventField({ eventDate: '2027-01-01', eventTime })
      expect(wrong).toEqual(isTime ? null : { field: 'eventTime', code: 'event_time_invalid' })
    }),
  )
})

it('requires a day for a time or place, and an end after the start', () => {
  const day = { eventDate: '2027-01-01' }
  expect(wrongEventField({ eventPlace: 'Rathaus' })?.field).toBe('eventDate')
  expect(wrongEventField({ ...day, eventPlace: 'Rathaus', eventTime: '\u200b' })).toBeNull()
  expect(wrongEventField({ ...day, eventEndTime: '15:00' })?.field).toBe('eventTime')
  expect(wrongEventField({ ...day, eventTime: '15:00', eventEndTime: '14:00' })?.field).toBe('eventEndTime')
  expect(wrongEventField({ ...day, eventTime: '9:00', eventEndTime: '10:00' })).toBeNull()
})
