import type { DateFieldValidation, GroupField } from 'payload'
import { localeOf, translate } from '#lib/words/translate.ts'
import { regionDate, today } from '#publicData/onDate.ts'

const validateConfirmed: DateFieldValidation = (value, { req }) =>
  !value || regionDate(new Date(value).getTime()) <= today() || translate(localeOf(req), 'admin.date_to_come')

/** The fixed text around it is part of the site. */
export const accessibilityField: GroupField = {
  name: 'accessibility',
  type: 'group',
  fields: [
    {
      name: 'confirmedOn',
      type: 'date',
      validate: validateConfirmed,
      admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' } },
    },
    { name: 'gaps', type: 'textarea', maxLength: 4000 },
    { name: 'contact', type: 'textarea', maxLength: 1000 },
    { name: 'mediator', type: 'textarea', maxLength: 1000 },
  ],
}
