import { shippedNumbers } from '@directory/shared/importantNumbers'
import type { ArrayField, Field, TextField } from 'payload'
import { pharmacyFields } from './pharmacyFields.ts'

const label = (de: string, en: string) => ({ de, en })

const phone: TextField = {
  name: 'phone',
  type: 'text',
  label: label('Telefon', 'Phone'),
  maxLength: 60,
  admin: {
    description: label(
      'Öffentlich: steht unten auf jeder Seite, auf „Kontakt“ und „Hilfe“ und überall, wo jemand nicht weiterkommt.',
      'Public: stands at the foot of every page, on “Contact” and “Help” and wherever somebody is stuck.',
    ),
  },
}

/** 112 and the like; the association fills in what is local. */
const importantNumbers: ArrayField = {
  name: 'importantNumbers',
  type: 'array',
  label: label('Wichtige Nummern', 'Important numbers'),
  labels: { singular: label('Nummer', 'Number'), plural: label('Nummern', 'Numbers') },
  maxRows: 12,
  defaultValue: shippedNumbers.map((number) => ({ ...number })),
  admin: {
    description: label(
      'Stehen auf der Startseite und auf „Hilfe“. Eine Zeile ohne Nummer zeigt die Seite nicht.',
      'Stand on the home page and on “Help”. The site does not show a line without a number.',
    ),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          label: label('Wer', 'Who'),
          required: true,
          maxLength: 60,
          admin: { description: label('Wer unter der Nummer abnimmt.', 'Who answers there.') },
        },
        { name: 'phone', type: 'text', label: label('Nummer', 'Number'), maxLength: 60 },
      ],
    },
    {
      name: 'hint',
      type: 'text',
      label: label('Wofür, wann', 'What for, when'),
      maxLength: 120,
      admin: { description: label('Steht klein unter der Nummer.', 'Stands below the number.') },
    },
  ],
}

const people: ArrayField = {
  name: 'people',
  type: 'array',
  label: label('Ansprechpartner', 'People'),
  labels: { singular: label('Person', 'Person'), plural: label('Personen', 'People') },
  maxRows: 24,
  admin: {
    description: label('Stehen auf „Kontakt“ und „Über uns“.', 'Stand on “Contact” and “About us”.'),
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: label('Name', 'Name'), required: true, maxLength: 80 },
        {
          name: 'task',
          type: 'text',
          label: label('Aufgabe', 'Task'),
          maxLength: 120,
          admin: {
            description: label('Wofür man sich an diese Person wendet.', 'What to turn to this person for.'),
          },
        },
      ],
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'files',
      label: label('Bild', 'Picture'),
      admin: {
        description: label(
          'Am besten quadratisch; ohne Bild steht der Name allein.',
          'Square is best; without one the name stands alone.',
        ),
      },
    },
  ],
}

/** How people reach people. */
export const voiceFields: Field[] = [
  phone,
  {
    name: 'phoneHours',
    type: 'text',
    label: label('Wann jemand abnimmt', 'When somebody answers'),
    maxLength: 120,
    admin: {
      description: label(
        'Zum Beispiel: Montag bis Freitag, 9 bis 12 Uhr.',
        'For example: Montag bis Freitag, 9 bis 12 Uhr.',
      ),
    },
  },
  {
    name: 'postalAddress',
    type: 'textarea',
    label: label('Postanschrift', 'Postal address'),
    maxLength: 300,
    admin: {
      description: label(
        'Wohin Briefe gehen; steht auf „Kontakt“.',
        'Where letters go; stands on “Contact”.',
      ),
    },
  },
  importantNumbers,
  pharmacyFields,
  people,
]
