import type { CollectionConfig } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { nobody } from '#access/nobody.ts'
import { id } from '#fields/fields.ts'
import { createLogHook } from '#hooks/log/createLogHook.ts'

/** The outbox: written in the transaction of its cause, sent afterwards until that succeeds. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  admin: {
    // Admins find it in the editorial area; here is raw access, which nothing leads to.
    group: false,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'to', 'subject', 'sentAt', 'held', 'attempts', 'lastError'],
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: isAdmin },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [createLogHook('mails')] },
  fields: [
    id,
    { name: 'to', type: 'text', required: true },
    { name: 'subject', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea' },
    /** Where a POST takes the receiver off the list (RFC 8058). */
    { name: 'unsubscribe', type: 'text', admin: { hidden: true } },
    // By name; each is written as `{name}` in text, HTML and address until the mail is sent, then deleted.
    { name: 'secrets', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    // Only of mails that strangers cause: see `mail/receiverBudget.ts`.
    { name: 'receiver', type: 'text', index: true, admin: { hidden: true } },
    { name: 'held', type: 'text' },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date', index: true },
    { name: 'lastError', type: 'text' },
  ],
}
