import type { CollectionConfig } from 'payload'
import { isStaff } from '../access/isStaff.ts'
import { notTrashed } from '../access/notTrashed.ts'
import { trashOrAdmin } from '../access/trashOrAdmin.ts'
import { emailField, groups, id, phoneField } from './fields.ts'
import { keepDeletion } from './hooks/keepDeletion.ts'
import { logActs } from './hooks/logActs.ts'
import { normaliseNews } from './hooks/normaliseNews.ts'
import { refreshReadModel } from './hooks/refreshReadModel.ts'
import { refuseStaleForm } from './hooks/refuseStaleForm.ts'
import { validateEmail, validateWebsite } from './validate.ts'
import { publicPaths, viewOnSite } from './viewOnSite.ts'

export const News: CollectionConfig = {
  slug: 'news',
  labels: { singular: { de: 'Neuigkeit', en: 'News item' }, plural: { de: 'Neuigkeiten', en: 'News' } },
  admin: {
    group: groups.content,
    ...viewOnSite(publicPaths.news),
    useAsTitle: 'title',
    defaultColumns: ['title', 'occurDate', 'updatedAt'],
    listSearchableFields: ['title', 'text'],
    description: {
      de: 'Die Meldungen der Seite „Neuigkeiten“, die neueste zuerst.',
      en: 'The items of the page “News”, newest first.',
    },
  },
  access: { read: notTrashed, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
  defaultSort: '-occurDate',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [refuseStaleForm],
    beforeValidate: [normaliseNews],
    beforeChange: [keepDeletion],
    afterChange: [refreshReadModel('news'), logActs('Neuigkeit')],
    afterDelete: [refreshReadModel('news'), logActs('Neuigkeit')],
  },
  fields: [
    id,
    {
      name: 'title',
      type: 'text',
      label: { de: 'Überschrift', en: 'Title' },
      required: true,
      maxLength: 200,
    },
    {
      name: 'text',
      type: 'textarea',
      label: { de: 'Text', en: 'Text' },
      required: true,
      maxLength: 20_000,
      admin: {
        rows: 10,
        description: { de: 'Zeilenumbrüche bleiben erhalten.', en: 'Line breaks are kept.' },
      },
    },
    {
      name: 'occurDate',
      type: 'date',
      label: { de: 'Datum', en: 'Date' },
      required: true,
      index: true,
      admin: {
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' },
        description: {
          de: 'Steht über der Meldung und bestimmt ihren Platz in der Liste.',
          en: 'Stands above the item and decides its place in the list.',
        },
      },
    },
    {
      name: 'website',
      type: 'text',
      label: { de: 'Internet', en: 'Website' },
      maxLength: 500,
      validate: validateWebsite as never,
    },
    emailField({ validate: validateEmail as never }),
    phoneField,
  ],
}
