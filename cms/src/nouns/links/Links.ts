import type { CollectionConfig } from 'payload'
import { isStaff } from '../../operations/access/isStaff.ts'
import { trashOrAdmin } from '../../operations/access/trashOrAdmin.ts'
import { emailField, groups, id, phoneField } from '../../operations/collections/fields.ts'
import { keepDeletion } from '../../operations/collections/keepDeletion.ts'
import { withListSearch } from '../../operations/collections/listSearch.ts'
import { refuseStaleForm } from '../../operations/collections/refuseStaleForm.ts'
import { validateEmail, validateWebsite } from '../../operations/collections/validate.ts'
import { publicPaths, viewOnSite } from '../../operations/collections/viewOnSite.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { logActs } from '../../operations/log/logActs.ts'
import { refreshReadModel } from '../../readModel/live/refreshReadModel.ts'
import { completeLinks } from './completeLinks.ts'
import { normaliseLink } from './normaliseLink.ts'

const links: CollectionConfig = {
  slug: 'links',
  labels: { singular: { de: 'Link', en: 'Link' }, plural: { de: 'Links', en: 'Links' } },
  admin: {
    group: groups.content,
    ...viewOnSite(publicPaths.links),
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'region', 'url', 'deletedAt'],
    description: {
      de: 'Verweise auf andere Seiten. Ohne Name oder Adresse sieht ihn nur die Redaktion.',
      en: 'Links to other sites. One without name or address is seen by staff only.',
    },
  },
  access: {
    read: completeLinks,
    readVersions: isStaff,
    create: isStaff,
    update: isStaff,
    delete: trashOrAdmin,
  },
  defaultSort: 'name',
  trash: true,
  versions: { maxPerDoc: 20 },
  hooks: {
    beforeOperation: [refuseStaleForm],
    beforeValidate: [normaliseLink],
    beforeChange: [keepDeletion],
    afterChange: [refreshReadModel('links'), logActs('Link')],
    afterDelete: [refreshReadModel('links'), logActs('Link')],
  },
  fields: [
    id,
    { name: 'name', type: 'text', label: { de: 'Name', en: 'Name' }, maxLength: 150, defaultValue: '' },
    {
      name: 'url',
      type: 'text',
      label: { de: 'Internet-Adresse', en: 'Address' },
      maxLength: 500,
      defaultValue: '',
      validate: validateWebsite as never,
      admin: { placeholder: 'https://www.beispiel.de' },
    },
    {
      name: 'description',
      type: 'textarea',
      label: { de: 'Beschreibung', en: 'Description' },
      maxLength: 2000,
    },
    {
      name: 'category',
      type: 'text',
      label: { de: 'Kategorie', en: 'Category' },
      maxLength: 80,
      index: true,
      admin: {
        description: {
          de: 'Die Überschrift, unter der der Link auf der Seite steht.',
          en: 'The heading under which the link stands on the site.',
        },
      },
    },
    {
      name: 'region',
      type: 'text',
      label: { de: 'Region', en: 'Region' },
      maxLength: 80,
      admin: {
        description: {
          de: 'Kennung der Region, leer für überregional',
          en: 'Key of the region, empty for nationwide',
        },
      },
    },
    emailField({ validate: validateEmail as never }),
    phoneField,
  ],
}

export const Links = withListSearch(
  withAdminDefaults(links),
  {
    texts: ['name', 'description', 'url', 'category', 'region', 'email'],
    phones: ['phone'],
  },
  { de: 'Name, Beschreibung, Adresse, Kategorie', en: 'name, description, address, category' },
)
