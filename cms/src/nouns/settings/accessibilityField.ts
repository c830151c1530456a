import type { DateFieldValidation, GroupField } from 'payload'
import { localeOf, translate } from '../../operations/words/translate.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { today } from '../../readModel/today.ts'

const validateConfirmed: DateFieldValidation = (value, { req }) =>
  !value || regionDate(new Date(value).getTime()) <= today() || translate(localeOf(req), 'admin.date_to_come')

/** What staff fill in for the accessibility statement; the fixed text around it is part of the site. */
export const accessibilityField: GroupField = {
  name: 'accessibility',
  type: 'group',
  label: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  admin: {
    description: {
      de: 'Steht unter /accessibility und im Fuß jeder Seite, sobald sie mit einem Datum bestätigt ist.',
      en: 'Shown at /accessibility and linked in the footer of every page once it is confirmed with a date.',
    },
  },
  fields: [
    {
      name: 'confirmedOn',
      type: 'date',
      validate: validateConfirmed,
      label: { de: 'Bestätigt am', en: 'Confirmed on' },
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' },
        description: {
          de: 'Lesen Sie die Erklärung einmal im Jahr und setzen Sie das Datum neu. Ohne Datum ist sie nicht öffentlich.',
          en: 'Read the statement once a year and renew the date. Without a date it is not public.',
        },
      },
    },
    {
      name: 'gaps',
      type: 'textarea',
      maxLength: 4000,
      label: { de: 'Was noch nicht barrierefrei ist', en: 'What is not accessible yet' },
      admin: {
        description: {
          de: 'Eine Zeile für jede Stelle, mit dem Grund. Leer: Ihnen ist nichts bekannt.',
          en: 'A line for each place, with the reason. Empty: you know of none.',
        },
      },
    },
    {
      name: 'contact',
      type: 'textarea',
      maxLength: 1000,
      label: { de: 'Wem man eine Barriere meldet', en: 'Contact for reporting a barrier' },
      admin: {
        description: {
          de: 'Nur wenn es jemand anderes ist als in der Kontaktseite; deren Telefon und Mail stehen ohnehin da.',
          en: 'Only if it differs from the contact page, whose phone and mail are shown anyway.',
        },
      },
    },
    {
      name: 'mediator',
      type: 'textarea',
      maxLength: 1000,
      label: { de: 'Schlichtungsstelle', en: 'Mediating body' },
      admin: {
        description: {
          de: 'Name, Anschrift, Telefon, Mail. Leer: die des Bundes (§ 16 BGG).',
          en: 'Name, address, phone, mail. Empty: that of the federation (§ 16 BGG).',
        },
      },
    },
  ],
}
