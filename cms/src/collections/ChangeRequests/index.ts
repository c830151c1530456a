import type { CollectionConfig } from 'payload'
import { isStaff } from '#access/isStaff.ts'
import { adminGroups, hidden, id, writtenByServer } from '#fields/fields.ts'
import { changeLimits } from '#shared/rules/changeRules'

/** They arrive through the contract's API and end with a decision. */
export const ChangeRequests: CollectionConfig = {
  slug: 'change-requests',
  admin: {
    group: adminGroups.directory,
    useAsTitle: 'name',
    defaultColumns: ['createdAt', 'name', 'email', 'changeText'],
  },
  access: writtenByServer(isStaff),
  defaultSort: 'createdAt',
  fields: [
    id,
    { name: 'name', type: 'text', required: true, maxLength: changeLimits.name },
    { name: 'email', type: 'text', required: true, maxLength: changeLimits.email },
    { name: 'token', type: 'text', required: true, maxLength: changeLimits.token },
    { name: 'changeText', type: 'textarea', maxLength: changeLimits.changeText },
    // Empty: the token proves who asks. `provider`: it came without a token by the link of a mail to `entry`.
    { name: 'origin', type: 'select', options: ['provider'], ...hidden },
    // True if the provider says that it no longer exists.
    { name: 'gone', type: 'checkbox', defaultValue: false, ...hidden },
    // Anyone who holds the token may propose values field by field; `entry` is the entry that the token belongs to.
    { name: 'entry', type: 'text', index: true, ...hidden },
    { name: 'entryUpdatedAt', type: 'text', ...hidden },
    // Hidden: staff see it in the editorial area, and Payload's JSON editor would load from a third-party server.
    { name: 'proposal', type: 'json', ...hidden },
  ],
}
