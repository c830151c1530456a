import { topCategoryFields } from '@directory/shared/topCategoryFields'
import { isAdmin } from '../../operations/access/isAdmin.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { collectionFields } from '../../operations/collections/nounFields.ts'
import { rejectStaleForm } from '../../operations/collections/rejectStaleForm.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'

const sentenceHelp = {
  de: 'Steht auf der Seite des Themas unter der Überschrift.',
  en: 'Stands below the heading on the page of the top category.',
}

const fields = collectionFields(topCategoryFields, {
  sentenceDe: { admin: { description: sentenceHelp } },
  sentenceEn: { admin: { description: sentenceHelp } },
  titleKey: {
    unique: true,
    validate: (value: unknown) =>
      (typeof value === 'string' && /^top_categories\.[a-z0-9_]+$/.test(value)) ||
      'top_categories.… (a–z, 0–9, _)',
    defaultValue: () => `top_categories.${crypto.randomUUID().slice(0, 8)}`,
    admin: {
      position: 'sidebar',
      description: {
        de: 'Unter diesem Namen stehen beide Bezeichnungen in den Textkatalogen. Bleibt am besten, wie er ist.',
        en: 'Under this name both labels stand in the text catalogues. Best left as it is.',
      },
    },
  },
  order: {
    defaultValue: 0,
    admin: {
      position: 'sidebar',
      description: { de: 'Kleinere Zahlen stehen weiter vorn.', en: 'Smaller numbers come first.' },
    },
  },
})

export const TopCategories = withAdminDefaults({
  slug: 'top-categories',
  labels: {
    singular: { de: 'Thema', en: 'Top category' },
    plural: { de: 'Themen', en: 'Top categories' },
  },
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'labelDe',
    defaultColumns: ['labelDe', 'labelEn', 'order', 'image'],
    description: {
      de: 'Die Karten auf der Seite „Dienstleistungen“, jede mit Bild und den Kategorien, die zu ihr gehören.',
      en: 'The cards on the page “Services”, each with a picture and the categories that belong to it.',
    },
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: 'order',
  hooks: {
    beforeOperation: [rejectStaleForm],
    afterChange: [refreshReadModel('topCategories'), createLogHook('top-categories')],
    afterDelete: [refreshReadModel('topCategories'), createLogHook('top-categories')],
  },
  fields: [id, { type: 'row', fields: fields.slice(0, 2) }, ...fields.slice(2)],
})
