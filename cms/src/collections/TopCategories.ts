import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { groups, id } from './fields.ts'
import { logActs } from './hooks/logActs.ts'
import { refreshPublicModel } from './hooks/refreshPublicModel.ts'

export const TopCategories: CollectionConfig = {
  slug: 'top-categories',
  labels: {
    singular: { de: 'Oberkategorie', en: 'Top category' },
    plural: { de: 'Oberkategorien', en: 'Top categories' },
  },
  admin: {
    group: groups.directory,
    useAsTitle: 'labelDe',
    defaultColumns: ['labelDe', 'labelEn', 'order', 'image'],
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: 'order',
  hooks: {
    afterChange: [refreshPublicModel('topCategories'), logActs('Oberkategorie')],
    afterDelete: [refreshPublicModel('topCategories'), logActs('Oberkategorie')],
  },
  fields: [
    id,
    {
      type: 'row',
      fields: [
        {
          name: 'labelDe',
          type: 'text',
          label: { de: 'Bezeichnung deutsch', en: 'German label' },
          required: true,
          maxLength: 80,
        },
        {
          name: 'labelEn',
          type: 'text',
          label: { de: 'Bezeichnung englisch', en: 'English label' },
          required: true,
          maxLength: 80,
        },
      ],
    },
    {
      name: 'titleKey',
      type: 'text',
      label: { de: 'Schlüssel im Textkatalog', en: 'Catalogue key' },
      required: true,
      unique: true,
      maxLength: 80,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^top_categories\.[a-z0-9_]+$/.test(value)) ||
        'top_categories.… (a–z, 0–9, _)',
      defaultValue: () => `top_categories.${crypto.randomUUID().slice(0, 8)}`,
      admin: { position: 'sidebar' },
    },
    {
      name: 'order',
      type: 'number',
      label: { de: 'Reihenfolge', en: 'Order' },
      defaultValue: 0,
      admin: { position: 'sidebar' },
    },
    { name: 'image', type: 'upload', relationTo: 'files', label: { de: 'Bild', en: 'Image' } },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: { de: 'Kategorien', en: 'Categories' },
    },
  ],
}
