import type { CollectionConfig, FieldHook } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { adminGroups, id, writtenByServer } from '#fields/fields.ts'
import { findOne } from '#lib/find/find.ts'
import { securityEventKinds } from '#lib/securityEvents/securityEventKinds.ts'

const when = { pickerAppearance: 'dayAndTime', displayFormat: 'd.M.yyyy HH:mm:ss' } as const

const lookUpName: FieldHook = async ({ siblingData, req }) => {
  const { account } = siblingData as { account?: string | null }
  return account ? ((await findOne(req, 'users', account))?.username ?? null) : null
}

/** Only the server writes them; kept for a limited time and in no backup. */
export const SecurityEvents: CollectionConfig = {
  slug: 'security-events',
  admin: {
    group: adminGroups.system,
    useAsTitle: 'act',
    defaultColumns: ['timestamp', 'act', 'accountName', 'address', 'count'],
  },
  access: writtenByServer(isAdmin),
  defaultSort: '-timestamp',
  timestamps: false,
  fields: [
    id,
    { name: 'timestamp', type: 'date', required: true, index: true, admin: { date: when } },
    { name: 'act', type: 'select', required: true, index: true, options: [...securityEventKinds] },
    { name: 'account', type: 'text', index: true },
    { name: 'accountName', type: 'text', virtual: true, hooks: { afterRead: [lookUpName] } },
    { name: 'target', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'requestId', type: 'text' },
    { name: 'count', type: 'number', required: true, defaultValue: 1 },
    { name: 'lastAt', type: 'date', admin: { date: when } },
  ],
}
