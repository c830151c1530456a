import { shippedNumbers, shippedPharmacyService } from '@directory/shared/importantNumbers'
import type { ArrayField, Field, RowField, TextField } from 'payload'
import { validateWebsite } from '../../operations/collections/validate.ts'
import { inBothLanguages } from '../../operations/words/translate.ts'

/** Fields shown above a search for a pharmacy that is open at night. */
const pharmacyFields: RowField = {
  type: 'row',
  fields: [
    {
      name: 'pharmacyPhone',
      type: 'text',
      label: { de: 'Notdienst der Apotheken: Telefon', en: 'Pharmacies’ emergency service: phone' },
      maxLength: 60,
      defaultValue: shippedPharmacyService.pharmacyPhone,
      admin: { description: inBothLanguages('admin.settings.pharmacyPhone') },
    },
    {
      name: 'pharmacyPage',
      type: 'text',
      label: { de: 'Notdienst der Apotheken: Seite', en: 'Pharmacies’ emergency service: page' },
      maxLength: 300,
      defaultValue: shippedPharmacyService.pharmacyPage,
      validate: validateWebsite,
      admin: { description: inBothLanguages('admin.settings.pharmacyPage') },
    },
  ],
}

const phone: TextField = {
  name: 'phone',
  type: 'text',
  label: { de: 'Telefon', en: 'Phone' },
  maxLength: 60,
  admin: { description: inBothLanguages('admin.settings.phone') },
}

/** Important numbers: 112 and similar; the association adds local ones. */
const importantNumbers: ArrayField = {
  name: 'importantNumbers',
  type: 'array',
  label: { de: 'Wichtige Nummern', en: 'Important numbers' },
  labels: { singular: { de: 'Nummer', en: 'Number' }, plural: { de: 'Nummern', en: 'Numbers' } },
  maxRows: 12,
  defaultValue: shippedNumbers.map((number) => ({ ...number })),
  admin: { description: inBothLanguages('admin.settings.importantNumbers') },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          label: { de: 'Wer', en: 'Who' },
          required: true,
          maxLength: 60,
          admin: { description: inBothLanguages('admin.settings.label') },
        },
        { name: 'phone', type: 'text', label: { de: 'Nummer', en: 'Number' }, maxLength: 60 },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      label: { de: 'Wofür, wann', en: 'What for, when' },
      maxLength: 120,
      admin: { description: inBothLanguages('admin.settings.hint') },
    },
  ],
}

const people: ArrayField = {
  name: 'people',
  type: 'array',
  label: { de: 'Ansprechpartner', en: 'People' },
  labels: { singular: { de: 'Person', en: 'Person' }, plural: { de: 'Personen', en: 'People' } },
  maxRows: 24,
  admin: { description: inBothLanguages('admin.settings.people') },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: { de: 'Name', en: 'Name' }, required: true, maxLength: 80 },
        {
          name: 'task',
          type: 'text',
          label: { de: 'Aufgabe', en: 'Task' },
          maxLength: 120,
          admin: { description: inBothLanguages('admin.settings.task') },
        },
      ],
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'files',
      label: { de: 'Bild', en: 'Picture' },
      admin: { description: inBothLanguages('admin.settings.picture') },
    },
  ],
}

/** Fields for contact by phone. */
export const voiceFields: Field[] = [
  phone,
  {
    name: 'phoneHours',
    type: 'text',
    label: { de: 'Wann jemand abnimmt', en: 'When somebody answers' },
    maxLength: 120,
    admin: { description: inBothLanguages('admin.settings.phoneHours') },
  },
  {
    name: 'postalAddress',
    type: 'textarea',
    label: { de: 'Postanschrift', en: 'Postal address' },
    maxLength: 300,
    admin: { description: inBothLanguages('admin.settings.postalAddress') },
  },
  importantNumbers,
  pharmacyFields,
  people,
]
