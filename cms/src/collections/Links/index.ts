import { linkFields } from '@directory/shared/fields/linkFields'
import type { CollectionConfig } from 'payload'
import { isStaff } from '../../access/isStaff.ts'
import { trashOrAdmin } from '../../access/trashOrAdmin.ts'
import { adminGroups, id } from '../../fields/fields.ts'
import { collectionFields } from '../../fields/nounFields.ts'
import { keepDeletion } from '../../hooks/keepDeletion.ts'
import { createLogHook } from '../../hooks/log/createLogHook.ts'
import { normaliseFields } from '../../hooks/normaliseFields.ts'
import { rejectStaleForm } from '../../hooks/rejectStaleForm.ts'
import { refreshPublicData } from '../../publicData/live/refreshPublicData.ts'

export const Links: CollectionConfig = {
  slug: 'links',
  admin: {
    group: adminGroups.content,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'description', 'url', 'category'],
    defaultColumns: ['name', 'category', 'region', 'url'],
  },
  access: { read: isStaff, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [rejectStaleForm],
    beforeValidate: [({ data = {} }) => normaliseFields(linkFields, data)],
    beforeChange: [keepDeletion],
    afterChange: [refreshPublicData('links'), createLogHook('links')],
    afterDelete: [refreshPublicData('links'), createLogHook('links')],
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
