import type { CollectionConfig, DateField } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { emailField, groups, id, phoneField } from '../../operations/collections/fields.ts'
import { keepDeletion } from '../../operations/collections/keepDeletion.ts'
import { withListSearch } from '../../operations/collections/listSearch.ts'
import { refuseStaleForm } from '../../operations/collections/refuseStaleForm.ts'
import { validateEmail, validateLastDay, validateWebsite } from '../../operations/collections/validate.ts'
import { publicPaths, viewOnSite } from '../../operations/collections/viewOnSite.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { logActs } from '../../operations/log/logActs.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'
import { validatePicture } from '../files/validatePicture.ts'
import { normaliseNews } from './normaliseNews.ts'
import { shownNews } from './shownNews.ts'

const day = (name: string, de: string, en: string, description: { de: string; en: string }): DateField => ({
  name,
  type: 'date',
  label: { de, en },
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayOnly', displayFormat: 'd.M.yyyy' },
    description,
  },
})

const news: CollectionConfig = {
  slug: 'news',
  labels: { singular: { de: 'Neuigkeit', en: 'News item' }, plural: { de: 'Neuigkeiten', en: 'News' } },
  admin: {
    group: groups.content,
    ...viewOnSite(publicPaths.news),
    useAsTitle: 'title',
    defaultColumns: ['title', 'occurDate', 'draft', 'showFrom', 'showUntil', 'updatedAt', 'deletedAt'],
    description: {
      de: 'Die Meldungen der Seite „Neuigkeiten“, die neueste zuerst.',
      en: 'The items of the page “News”, newest first.',
    },
  },
  access: { read: shownNews, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
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
        components: { Field: '/admin/NewsTextField.tsx#NewsTextField' },
        description: {
          de: 'Zeilenumbrüche bleiben erhalten. Adressen im Netz, Mailadressen und Telefonnummern werden auf der Seite von selbst zu Links.',
          en: 'Line breaks are kept. Web and mail addresses and telephone numbers become links on the page by themselves.',
        },
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
    {
      name: 'draft',
      type: 'checkbox',
      label: { de: 'Entwurf', en: 'Draft' },
      defaultValue: false,
      index: true,
      admin: {
        position: 'sidebar',
        description: { de: 'Entwürfe sieht nur die Redaktion.', en: 'Drafts are seen by staff only.' },
      },
    },
    day('showFrom', 'Zeigen ab', 'Show from', {
      de: 'Vorher sieht sie nur die Redaktion. Leer: sofort.',
      en: 'Before that day only staff see it. Empty: at once.',
    }),
    {
      ...day('showUntil', 'Zeigen bis', 'Show until', {
        de: 'Der letzte Tag, an dem sie zu sehen ist. Leer: immer.',
        en: 'The last day on which it is seen. Empty: for good.',
      }),
      validate: validateLastDay as never,
    },
    {
      name: 'picture',
      type: 'text',
      label: { de: 'Bild', en: 'Picture' },
      maxLength: 200,
      validate: validatePicture as never,
      admin: {
        position: 'sidebar',
        components: { Field: '/admin/PictureField.tsx#PictureField' },
        description: {
          de: 'Eines der Bilder unter den Dateien. Ein neues laden Sie unter „Neuigkeit bearbeiten“ der Website hoch.',
          en: 'One of the pictures among the files. A new one is uploaded at “Edit news item” of the site.',
        },
      },
    },
    {
      name: 'pictureAlt',
      type: 'text',
      label: { de: 'Was ist auf dem Bild zu sehen?', en: 'What does the picture show?' },
      maxLength: 300,
      admin: {
        position: 'sidebar',
        description: {
          de: 'Wird Menschen vorgelesen, die das Bild nicht sehen.',
          en: 'Is read out to people who cannot see the picture.',
        },
      },
    },
  ],
}

export const News = withListSearch(
  withAdminDefaults(news),
  { texts: ['title', 'text', 'email', 'website'], phones: ['phone'] },
  { de: 'Überschrift, Text, Telefon', en: 'title, text, phone' },
)
