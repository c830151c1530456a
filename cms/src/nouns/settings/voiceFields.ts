import { shippedNumbers, shippedPharmacyService } from '@directory/shared/importantNumbers'
import type { ArrayField, Field, RowField, TextField } from 'payload'
import { validateWebsite } from '../../operations/collections/validate.ts'

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
      admin: {
        description: {
          de: 'Steht über einer Suche nach „Apothekennotdienst“. Ohne Nummer und Seite erscheint nichts.',
          en: 'Stands above a search for “pharmacy on duty”. Without number and page nothing is shown.',
        },
      },
    },
    {
      name: 'pharmacyPage',
      type: 'text',
      label: { de: 'Notdienst der Apotheken: Seite', en: 'Pharmacies’ emergency service: page' },
      maxLength: 300,
      defaultValue: shippedPharmacyService.pharmacyPage,
      validate: validateWebsite,
      admin: {
        description: {
          de: 'Wo steht, welche Apotheke Dienst hat.',
          en: 'Where it says which pharmacy is on duty.',
        },
      },
    },
  ],
}

const phone: TextField = {
  name: 'phone',
  type: 'text',
  label: { de: 'Telefon', en: 'Phone' },
  maxLength: 60,
  admin: {
    description: {
      de: 'Öffentlich: steht unten auf jeder Seite, auf „Kontakt“ und „Hilfe“ und überall, wo jemand nicht weiterkommt.',
      en: 'Public: stands at the foot of every page, on “Contact” and “Help” and wherever somebody is stuck.',
    },
  },
}

/** Important numbers: 112 and similar; the association adds local ones. */
const importantNumbers: ArrayField = {
  name: 'importantNumbers',
  type: 'array',
  label: { de: 'Wichtige Nummern', en: 'Important numbers' },
  labels: { singular: { de: 'Nummer', en: 'Number' }, plural: { de: 'Nummern', en: 'Numbers' } },
  maxRows: 12,
  defaultValue: shippedNumbers.map((number) => ({ ...number })),
  admin: {
    description: {
      de: 'Stehen auf der Startseite und auf „Hilfe“. Eine Zeile ohne Nummer zeigt die Seite nicht.',
      en: 'Stand on the home page and on “Help”. The site does not show a line without a number.',
    },
  },
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
          admin: { description: { de: 'Wer unter der Nummer abnimmt.', en: 'Who answers there.' } },
        },
        { name: 'phone', type: 'text', label: { de: 'Nummer', en: 'Number' }, maxLength: 60 },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      label: { de: 'Wofür, wann', en: 'What for, when' },
      maxLength: 120,
      admin: { description: { de: 'Steht klein unter der Nummer.', en: 'Stands below the number.' } },
    },
  ],
}

const people: ArrayField = {
  name: 'people',
  type: 'array',
  label: { de: 'Ansprechpartner', en: 'People' },
  labels: { singular: { de: 'Person', en: 'Person' }, plural: { de: 'Personen', en: 'People' } },
  maxRows: 24,
  admin: {
    description: { de: 'Stehen auf „Kontakt“ und „Über uns“.', en: 'Stand on “Contact” and “About us”.' },
  },
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
          admin: {
            description: {
              de: 'Wofür man sich an diese Person wendet.',
              en: 'What to turn to this person for.',
            },
          },
        },
      ],
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'files',
      label: { de: 'Bild', en: 'Picture' },
      admin: {
        description: {
          de: 'Am besten quadratisch; ohne Bild steht der Name allein.',
          en: 'Square is best; without one the name stands alone.',
        },
      },
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
    admin: {
      description: {
        de: 'Zum Beispiel: Montag bis Freitag, 9 bis 12 Uhr.',
        en: 'For example: Montag bis Freitag, 9 bis 12 Uhr.',
      },
    },
  },
  {
    name: 'postalAddress',
    type: 'textarea',
    label: { de: 'Postanschrift', en: 'Postal address' },
    maxLength: 300,
    admin: {
      description: {
        de: 'Wohin Briefe gehen; steht auf „Kontakt“.',
        en: 'Where letters go; stands on “Contact”.',
      },
    },
  },
  importantNumbers,
  pharmacyFields,
  people,
]
