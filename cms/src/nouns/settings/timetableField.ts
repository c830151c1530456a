import type { TextField } from 'payload'
import { validateTimetable } from '../../operations/collections/validate.ts'

/** Address of the region's timetable service for bus and train; providers' pages link to it. */
export const timetableField: TextField = {
  name: 'timetableUrl',
  type: 'text',
  label: { de: 'Fahrplanauskunft', en: 'Timetable service' },
  maxLength: 500,
  validate: validateTimetable,
  admin: {
    description: {
      de: 'Adresse einer Verbindung mit {from} und {to} (auch {fromLat}, {fromLon}, {toLat}, {toLon}) an den Stellen für Start und Ziel. Leer: kein Weg mit dem Bus.',
      en: 'Address of a connection, with {from} and {to} (also {fromLat}, {fromLon}, {toLat}, {toLon}) where start and destination stand. Empty: no way by bus.',
    },
  },
}
