import { linkFields } from '@directory/shared/linkFields'
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { keepDeletion } from '../../operations/collections/keepDeletion.ts'
import { normaliseFields } from '../../operations/collections/normaliseFields.ts'
import { collectionFields } from '../../operations/collections/nounFields.ts'
import { rejectStaleForm } from '../../operations/collections/rejectStaleForm.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'

const normaliseLink: CollectionBeforeValidateHook = ({ data }) => {
  if (data) normaliseFields(linkFields, data)
  return data
}

const links: CollectionConfig = {
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
    beforeValidate: [normaliseLink],
    beforeChange: [keepDeletion],
    afterChange: [refreshReadModel('links'), createLogHook('links')],
    afterDelete: [refreshReadModel('links'), createLogHook('links')],
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

export const Links = withAdminDefaults(links)
