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
  labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
  admin: {
    group: adminGroups.content,
    useAsTitle: 'name',
    listSearchableFields: ['name', 'description', 'url', 'category'],
    defaultColumns: ['name', 'category', 'region', 'url'],
    description: {
      de: 'Verweise auf andere Seiten. Ohne Name oder Adresse sieht ihn nur die Redaktion.',
      en: 'Links to other sites. One without name or address is seen by staff only.',
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
      category: {
        index: true,
        admin: {
          description: {
            de: 'Die Überschrift, unter der der Link auf der Seite steht.',
            en: 'The heading under which the link stands on the site.',
          },
        },
      },
      region: {
        admin: {
          description: {
            de: 'Kennung der Region, leer für überregional',
            en: 'Key of the region, empty for nationwide',
          },
        },
      },
    }),
  ],
}

export const Links = withAdminDefaults(links)
