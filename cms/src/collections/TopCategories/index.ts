import type { CollectionConfig } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { collectionFields, translationPaths } from '#fields/nounFields.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import { topCategoryFields } from '#shared/fields/topCategoryFields'

export const TopCategories: CollectionConfig = {
  slug: 'top-categories',
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    defaultColumns: ['name', ...translationPaths('names'), 'order', 'image'],
  },
  access: { read: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
  defaultSort: 'order',
  hooks: publicNounHooks('top-categories'),
  fields: [
    id,
    ...collectionFields(topCategoryFields, {
      titleKey: {
        unique: true,
        validate: (value: unknown) =>
          (typeof value === 'string' && /^top_categories\.[a-z0-9_]+$/.test(value)) ||
          'top_categories.… (a–z, 0–9, _)',
        defaultValue: () => `top_categories.${crypto.randomUUID().slice(0, 8)}`,
        admin: { position: 'sidebar' },
      },
      order: { defaultValue: 0, admin: { position: 'sidebar' } },
    }),
  ],
}
