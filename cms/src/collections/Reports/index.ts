import type { CollectionConfig } from 'payload'
import { isStaff } from '#access/isStaff.ts'
import { adminGroups, id, writtenByServer } from '#fields/fields.ts'
import { reportLimits, reportTopics } from '#shared/rules/reportRules'

/** They arrive through the contract's API and end with a decision. */
export const Reports: CollectionConfig = {
  slug: 'reports',
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'name', 'topics', 'text'],
  },
  access: writtenByServer(isStaff),
  defaultSort: 'createdAt',
  fields: [
    id,
    // No relationship, which could prevent an entry from being deleted.
    { name: 'entry', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'name', type: 'text', required: true },
    { name: 'topics', type: 'select', hasMany: true, options: [...reportTopics] },
    { name: 'text', type: 'textarea', maxLength: reportLimits.text },
    { name: 'sender', type: 'text', maxLength: reportLimits.sender },
    { name: 'email', type: 'text', maxLength: reportLimits.email },
  ],
}
