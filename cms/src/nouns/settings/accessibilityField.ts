import type { DateFieldValidation, GroupField } from 'payload'
import { inBothLanguages, localeOf, translate } from '../../operations/words/translate.ts'
import { regionDate } from '../../readModel/onDate.ts'
import { today } from '../../readModel/today.ts'

const validateConfirmed: DateFieldValidation = (value, { req }) =>
  !value || regionDate(new Date(value).getTime()) <= today() || translate(localeOf(req), 'admin.date_to_come')

/** What staff fill in for the accessibility statement; the fixed text around it is part of the site. */
export const accessibilityField: GroupField = {
  name: 'accessibility',
  type: 'group',
  label: { de: 'Erklärung zur Barrierefreiheit', en: 'Accessibility statement' },
  admin: { description: inBothLanguages('admin.settings.accessibility') },
  fields: [
    {
      name: 'confirmedOn',
      type: 'date',
      validate: validateConfirmed,
      label: { de: 'Bestätigt am', en: 'Confirmed on' },
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' },
        description: inBothLanguages('admin.settings.confirmedOn'),
      },
    },
    {
      name: 'gaps',
      type: 'textarea',
      maxLength: 4000,
      label: { de: 'Was noch nicht barrierefrei ist', en: 'What is not accessible yet' },
      admin: { description: inBothLanguages('admin.settings.gaps') },
    },
    {
      name: 'contact',
      type: 'textarea',
      maxLength: 1000,
      label: { de: 'Wem man eine Barriere meldet', en: 'Contact for reporting a barrier' },
      admin: { description: inBothLanguages('admin.settings.contact') },
    },
    {
      name: 'mediator',
      type: 'textarea',
      maxLength: 1000,
      label: { de: 'Schlichtungsstelle', en: 'Mediating body' },
      admin: { description: inBothLanguages('admin.settings.mediator') },
    },
  ],
}
