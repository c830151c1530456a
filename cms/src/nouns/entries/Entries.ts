import { allTexts } from '@directory/shared/catalogues'
import { type EntryFieldName, entryField, openKeys } from '@directory/shared/entryFields'
import { reviewLabel } from '@directory/shared/staffLabels'
import type { CollectionAfterDeleteHook, CollectionConfig, Field, PayloadRequest } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { rejectStaleForm } from '../../operations/collections/rejectStaleForm.ts'
import {
  validateClosures,
  validateDegrees,
  validateEmail,
  validatePostcode,
  validateServiceArea,
  validateWebsite,
} from '../../operations/collections/validate.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { forgetFormerValues } from '../../operations/journal/forgetFormerValues.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'
import { nameOfCategory } from '../categories/findCategory.ts'
import { rememberFormerName } from '../categories/formerNames.ts'
import { deleteVerifications } from '../verifications/verifyEntry.ts'
import { acceptTextForms } from './acceptTextForms.ts'
import { keepLifecycleFields, normaliseEntry, rejectAreaWithoutVisits } from './normaliseEntry.ts'
import { writtenByOperation } from './writeEntry.ts'

const types = {
  flag: 'checkbox',
  tristate: 'checkbox',
  degrees: 'number',
  services: 'textarea',
  text: 'textarea',
} as const
const validators = {
  postcode: validatePostcode,
  email: validateEmail,
  website: validateWebsite,
  closures: validateClosures,
  area: validateServiceArea,
} as const

/** Returns the label of a field, the same in the admin UI and in the editorial area. */
function entryLabel(name: EntryFieldName): { de: string; en: string } {
  const key = reviewLabel(name)
  return { de: allTexts.de[key], en: allTexts.en[key] }
}

/** Allows writing fields that only the server sets (matches, token, mail). */
const isWrittenByOperation = ({ req }: { req: PayloadRequest }) => req.context[writtenByOperation] === true

/** Deletes the verification of a permanently deleted entry. */
const deleteVerification: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteVerifications(req, [String(id)])
  await forgetFormerValues(req, 'entries', String(id))
}

/** Returns the Payload field for an entry field; labels are those of the editorial area. */
function content(name: EntryFieldName, more: object = {}): Field {
  const { kind, limit, required } = entryField(name)
  return {
    name,
    type: kind in types ? types[kind as keyof typeof types] : 'text',
    label: entryLabel(name),
    ...(limit && { maxLength: limit }),
    ...(required && { required }),
    ...(kind in validators && { validate: validators[kind as keyof typeof validators] }),
    ...more,
  } as Field
}

const row = (...fields: Field[]): Field => ({ type: 'row', fields })

const entries: CollectionConfig = {
  slug: 'entries',
  // `Entry` is the public form of an entry.
  typescript: { interface: 'StoredEntry' },
  labels: { singular: { de: 'Anbieter', en: 'Provider' }, plural: { de: 'Anbieter', en: 'Providers' } },
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'street', 'plz', 'city', 'phone', 'mobile', 'email', 'services'],
    defaultColumns: ['name', 'category', 'city', 'phone', 'state', 'updatedAt'],
    description: {
      de: 'Alle Anbieter des Verzeichnisses. Gelöschte liegen im Papierkorb und lassen sich wiederherstellen.',
      en: 'All providers of the directory. Deleted ones lie in the trash and can be restored.',
    },
  },
  access: {
    read: isStaff,
    readVersions: isStaff,
    create: isStaff,
    update: isStaff,
    delete: trashOrAdmin,
  },
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 50 },
  hooks: {
    beforeOperation: [rejectStaleForm, acceptTextForms],
    beforeValidate: [normaliseEntry, rejectAreaWithoutVisits],
    beforeChange: [keepLifecycleFields, rememberFormerName],
    afterChange: [refreshReadModel('entries'), createLogHook('entries', { categoryName: nameOfCategory })],
    afterDelete: [deleteVerification, refreshReadModel('entries'), createLogHook('entries')],
  },
  fields: [
    id,
    {
      name: 'state',
      type: 'select',
      label: { de: 'Stand', en: 'State' },
      required: true,
      defaultValue: 'published',
      index: true,
      access: { create: isWrittenByOperation, update: isWrittenByOperation },
      options: [
        { value: 'pending', label: { de: 'Eintragsanfrage', en: 'Pending request' } },
        { value: 'published', label: { de: 'Veröffentlicht', en: 'Published' } },
      ],
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          de: 'Eintragsanfragen werden in der Redaktion unter „Eintragsanfragen“ veröffentlicht oder abgelehnt.',
          en: 'Pending requests are published or declined in the editorial area under “Entry requests”.',
        },
      },
    },
    content('category', {
      type: 'relationship',
      relationTo: 'categories',
      maxLength: undefined,
      index: true,
      admin: {
        description: {
          de: 'Die Liste, in der Besucher den Anbieter finden.',
          en: 'The list in which visitors find the provider.',
        },
      },
    }),
    content('name', { index: true }),
    content('street'),
    row(content('plz'), content('city', { index: true })),
    row(content('phone'), content('mobile')),
    row(content('email'), content('website')),
    content('services', {
      admin: {
        description: {
          de: 'Mit Komma getrennt. Danach wird auch gesucht.',
          en: 'Separated by commas. The search looks here, too.',
        },
      },
    }),
    content('barrierfree', {
      defaultValue: false,
      admin: {
        description: {
          de: 'Ohne Stufen zu erreichen. Besucher können danach auswählen.',
          en: 'To be reached without steps. Visitors can choose by it.',
        },
      },
    }),
    {
      type: 'collapsible',
      label: { de: 'Öffnungszeiten', en: 'Opening hours' },
      admin: {
        description: {
          de: 'Eine Zeile je Angabe, zum Beispiel „Mo-Fr 08:00-12:00“.',
          en: 'One line each, for example “Mo-Fr 08:00-12:00”; the site translates the days.',
        },
      },
      fields: openKeys.map((key, i) =>
        content(key, {
          label: { de: `Zeile ${i + 1}`, en: `Line ${i + 1}` },
          admin: i === 0 ? { placeholder: 'Mo-Fr 08:00-12:00' } : {},
        }),
      ),
    },
    content('closedDates', {
      admin: {
        placeholder: '01.08.2026-21.08.2026, 24.12.2026',
        description: {
          de: 'Tage, an denen niemand da ist, mit Komma getrennt.',
          en: 'Days on which nobody is there, separated by commas.',
        },
      },
    }),
    row(
      content('homeVisits', {
        admin: {
          components: { Field: '/admin/TristateField.tsx#TristateField' },
          description: {
            de: 'Keine Angabe: Es gilt, was in den Leistungen steht.',
            en: 'Not said: what the services say counts.',
          },
        },
      }),
      content('serviceArea', {
        admin: {
          placeholder: '15 km',
          description: {
            de: 'Wohin jemand kommt: „ganzer Landkreis“, „15 km“ um die Adresse, oder Orte mit Komma dazwischen.',
            en: 'Where somebody comes to: “ganzer Landkreis” (whole district), “15 km” around the address, or towns separated by commas.',
          },
        },
      }),
    ),
    content('additionalInfo'),
    row(
      content('lat', {
        label: { de: 'Breitengrad', en: 'Latitude' },
        validate: validateDegrees(90),
        admin: {
          description: {
            de: 'In Grad, zum Beispiel 50,03. Leer: kein Punkt auf der Karte.',
            en: 'In degrees, for example 50.03. Empty: no mark on the map.',
          },
        },
      }),
      content('lon', {
        label: { de: 'Längengrad', en: 'Longitude' },
        validate: validateDegrees(180),
        admin: {
          description: {
            de: 'In Grad, zum Beispiel 10,51.',
            en: 'In degrees, for example 10.51.',
          },
        },
      }),
    ),
    {
      name: 'token',
      type: 'text',
      label: { de: 'Token', en: 'Token' },
      unique: true,
      index: true,
      access: { create: isWrittenByOperation, update: isWrittenByOperation },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          de: 'Weist aus, wer den Eintrag beantragt hat.',
          en: 'Proves who asked for this entry.',
        },
      },
    },
    {
      name: 'submitterEmail',
      type: 'text',
      label: { de: 'E-Mail des Einreichers', en: 'Submitter’s email' },
      access: { create: isWrittenByOperation, update: isWrittenByOperation },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          de: 'Nicht öffentlich. Dorthin gehen die Mails zu diesem Eintrag.',
          en: 'Not public. Mails about this entry go there.',
        },
      },
    },
    {
      name: 'formerNames',
      type: 'json',
      label: { de: 'Frühere Namen', en: 'Former names' },
      access: { create: isWrittenByOperation, update: isWrittenByOperation },
      admin: { hidden: true },
    },
  ],
}

export const Entries = withAdminDefaults(entries)
