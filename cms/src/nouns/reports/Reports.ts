import { reportLimits, reportTopics } from '@directory/shared/report'
import { isStaff } from '../../operations/access/isStaff.ts'
import { nobody } from '../../operations/access/nobody.ts'
import { adminGroups, id } from '../../operations/collections/fields.ts'
import { withAdminDefaults } from '../../operations/collections/withAdminDefaults.ts'
import { inBothLanguages } from '../../operations/words/translate.ts'

const topicLabels = {
  phone: { de: 'Telefonnummer', en: 'Phone number' },
  hours: { de: 'Öffnungszeiten', en: 'Opening hours' },
  address: { de: 'Adresse', en: 'Address' },
  closed: { de: 'Gibt es nicht mehr', en: 'Does not exist any more' },
  other: { de: 'Etwas anderes', en: 'Something else' },
} satisfies Record<(typeof reportTopics)[number], { de: string; en: string }>

/** Reports of errors in public entries. They arrive through the contract's API and end with a decision. */
export const Reports = withAdminDefaults({
  slug: 'reports',
  labels: { singular: { de: 'Hinweis', en: 'Report' }, plural: { de: 'Hinweise', en: 'Reports' } },
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'name', 'topics', 'text'],
    description: inBothLanguages('admin.reports.about'),
  },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  defaultSort: 'createdAt',
  fields: [
    id,
    // Id of the entry; no relationship, because that could prevent an entry from being deleted.
    { name: 'entry', type: 'text', required: true, index: true, admin: { hidden: true } },
    {
      name: 'name',
      type: 'text',
      label: { de: 'Anbieter', en: 'Provider' },
      required: true,
    },
    {
      name: 'topics',
      type: 'select',
      hasMany: true,
      label: { de: 'Stimmt nicht', en: 'Is wrong' },
      options: reportTopics.map((value) => ({ value, label: topicLabels[value] })),
      admin: { description: inBothLanguages('admin.reports.topics') },
    },
    {
      name: 'text',
      type: 'textarea',
      label: { de: 'Hinweis', en: 'Report' },
      maxLength: reportLimits.text,
    },
    {
      name: 'sender',
      type: 'text',
      label: { de: 'Von', en: 'From' },
      maxLength: reportLimits.sender,
      admin: { description: inBothLanguages('admin.reports.sender') },
    },
    {
      name: 'email',
      type: 'text',
      label: { de: 'E-Mail', en: 'Email' },
      maxLength: reportLimits.email,
    },
  ],
})
