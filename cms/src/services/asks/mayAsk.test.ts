import { describe, expect, it } from 'vitest'
import { isUnfinished } from './mayAsk.ts'

describe('a page that has to be filled in', () => {
  it.each([
    [true, ''],
    [true, '<p> </p>'],
    [true, '<p>Vertreten durch: [Vorname Nachname]</p>'],
    [true, '<p>[<strong>Straße</strong> und Hausnummer]</p>'],
    [true, '<p>nach [Anzahl] Tagen</p>'],
    [true, '<p>Wird sie abgelehnt, löschen wir sie nach [30] Tagen, siehe [Name]</p>'],
    [false, '<p>Seniorennetz e. V., Hauptstraße 1</p>'],
    [false, '<p>Siehe Fußnote [1].</p>'],
  ])('%s: %s', (unfinished, html) => expect(isUnfinished(html)).toBe(unfinished))
})
