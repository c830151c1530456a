import type { CollectionConfig } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { keepDeletion } from '../../operations/collections/keepDeletion.ts'
import { rejectStaleForm } from '../../operations/collections/rejectStaleForm.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { createLogHook } from '../../operations/log/createLogHook.ts'

const tips: CollectionConfig = {
  slug: 'tips',
  labels: { singular: { de: 'Tipp', en: 'Tip' }, plural: { de: 'Tipps', en: 'Tips' } },
  admin: { group: adminGroups.content, useAsTitle: 'title' },
  access: { read: isStaff, readVersions: isStaff, create: isStaff, update: isStaff, delete: trashOrAdmin },
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [rejectStaleForm],
    beforeChange: [keepDeletion],
    afterChange: [createLogHook('tips')],
    afterDelete: [createLogHook('tips')],
  },
  fields: [id, { name: 'title', type: 'text', label: { de: 'Titel', en: 'Title' } }],
}

export const Tips = withAdminDefaults(tips)
