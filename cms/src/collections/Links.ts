import type { CollectionConfig } from 'payload'
import { completeLinks } from '../access/completeLinks.ts'
import { isStaff } from '../access/isStaff.ts'
import { trashOrAdmin } from '../access/trashOrAdmin.ts'
import { atDesk } from './atDesk.ts'
import { emailField, groups, id, phoneField } from './fields.ts'
import { keepDeletion } from './hooks/keepDeletion.ts'
import { logActs } from './hooks/logActs.ts'
import { normaliseLink } from './hooks/normaliseLink.ts'
import { refreshReadModel } from './hooks/refreshReadModel.ts'
import { refuseStaleForm } from './hooks/refuseStaleForm.ts'
import { withListSearch } from './listSearch.ts'
import { validateEmail, validateWebsite } from './validate.ts'
import { publicPaths, viewOnSite } from './viewOnSite.ts'

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
  atDesk(links),
  {
    texts: ['name', 'description', 'url', 'category', 'region', 'email'],
    phones: ['phone'],
  },
  { de: 'Name, Beschreibung, Adresse, Kategorie', en: 'name, description, address, category' },
)
