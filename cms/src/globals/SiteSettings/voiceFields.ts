import type { ArrayField, Field } from 'payload'
import { row } from '#fields/fields.ts'
import { validateWebsite } from '#hooks/validate.ts'
import { shippedNumbers, shippedPharmacyService } from '#shared/importantNumbers'

/** Above a search for a pharmacy that is open at night. */
const { pharmacyPhone, pharmacyPage } = shippedPharmacyService
const pharmacyFields = row(
  { name: 'pharmacyPhone', type: 'text', maxLength: 60, defaultValue: pharmacyPhone },
  {
    name: 'pharmacyPage',
    type: 'text',
    maxLength: 300,
    defaultValue: pharmacyPage,
    validate: validateWebsite,
  },
)

/** 112 and similar; the association adds local ones. */
const importantNumbers: ArrayField = {
  name: 'importantNumbers',
  type: 'array',
  maxRows: 12,
  defaultValue: shippedNumbers.map((number) => ({ ...number })),
  fields: [
    row(
      { name: 'label', type: 'text', required: true, maxLength: 60 },
      { name: 'phone', type: 'text', maxLength: 60 },
    ),
    { name: 'hint', type: 'text', maxLength: 120 },
  ],
}

const people: ArrayField = {
  name: 'people',
  type: 'array',
  maxRows: 24,
  fields: [
    row(
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      { name: 'task', type: 'text', maxLength: 120 },
    ),
    { name: 'picture', type: 'upload', relationTo: 'files' },
  ],
}

export const voiceFields: Field[] = [
  { name: 'phone', type: 'text', maxLength: 60 },
  { name: 'phoneHours', type: 'text', maxLength: 120 },
  // For staff, where something does not work.
  { name: 'operator', type: 'text', maxLength: 120 },
  { name: 'postalAddress', type: 'textarea', maxLength: 300 },
  importantNumbers,
  pharmacyFields,
  people,
]
