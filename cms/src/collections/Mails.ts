import type { CollectionConfig } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { nobody } from '../access/nobody.ts'
import { groups, id } from './fields.ts'
import { logActs } from './hooks/logActs.ts'

/** The outbox: a mail is written here together with what it speaks of, and sent afterwards until it succeeds. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: { singular: { de: 'Mail', en: 'Mail' }, plural: { de: 'Postausgang', en: 'Outbox' } },
  admin: {
    group: groups.system,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'to', 'subject', 'sentAt', 'attempts', 'lastError'],
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: isAdmin },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [logActs('Mail')] },
  fields: [
    id,
    { name: 'to', type: 'text', label: { de: 'An', en: 'To' }, required: true },
    { name: 'subject', type: 'text', label: { de: 'Betreff', en: 'Subject' }, required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea' },
    { name: 'attempts', type: 'number', label: { de: 'Versuche', en: 'Attempts' }, defaultValue: 0 },
    { name: 'nextAttemptAt', type: 'date', index: true },
    { name: 'sentAt', type: 'date', label: { de: 'Gesendet', en: 'Sent' }, index: true },
    { name: 'lastError', type: 'text', label: { de: 'Letzter Fehler', en: 'Last error' } },
  ],
}
