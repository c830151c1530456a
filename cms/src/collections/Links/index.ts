import type { CollectionConfig } from 'payload'
import { staffWithTrash } from '#access/staffWithTrash.ts'
import { adminGroups, id } from '#fields/fields.ts'
import { collectionFields } from '#fields/nounFields.ts'
import { keepDeletion } from '#hooks/keepDeletion.ts'
import { normaliseFields } from '#hooks/normaliseFields.ts'
import { publicNounHooks } from '#hooks/publicNounHooks.ts'
import { linkFields } from '#shared/fields/linkFields'

export const Links: CollectionConfig = {
  slug: 'links',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'description', 'url', 'category'],
    defaultColumns: ['name', 'category', 'region', 'url'],
  },
  access: staffWithTrash,
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    ...publicNounHooks('links'),
    beforeValidate: [({ data = {} }) => normaliseFields(linkFields, data)],
    beforeChange: [keepDeletion],
  },
  fields: [
    id,
    ...collectionFields(linkFields, {
      name: { defaultValue: '' },
      url: { defaultValue: '', admin: { placeholder: 'https://www.beispiel.de' } },
      category: { index: true },
    }),
  ],
}
