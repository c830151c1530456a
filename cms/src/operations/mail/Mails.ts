import { isAdmin } from '../access/isAdmin.ts'
import { nobody } from '../access/nobody.ts'
import { id } from '../collections/fields.ts'
import { withAdminDefaults } from '../collections/withAdminDefaults.ts'
import { createLogHook } from '../log/createLogHook.ts'

/** The outbox: a mail is written here in the transaction of its cause, and sent afterwards until it succeeds. */
export const Mails = withAdminDefaults({
  slug: 'mails',
  labels: { singular: { de: 'Mail', en: 'Mail' }, plural: { de: 'Postausgang', en: 'Outbox' } },
  admin: {
    // Admins find it in the editorial area; here is raw access, which nothing leads to.
    group: false,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'to', 'subject', 'sentAt', 'held', 'attempts', 'lastError'],
    description: {
      de: 'Mails an Besucher. Was sich nicht senden ließ, versucht der Server von selbst wieder.',
      en: 'Mails to visitors. What could not be sent the server tries again by itself.',
    },
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: isAdmin },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [createLogHook('mails')] },
  fields: [
    id,
    { name: 'to', type: 'text', label: { de: 'An', en: 'To' }, required: true },
    { name: 'subject', type: 'text', label: { de: 'Betreff', en: 'Subject' }, required: true },
    { name: 'text', type: 'textarea', label: { de: 'Text', en: 'Text' }, required: true },
    { name: 'html', type: 'textarea', label: { de: 'Text als HTML', en: 'Text as HTML' } },
    /** Where a POST takes the receiver off the list (RFC 8058). */
    { name: 'unsubscribe', type: 'text', admin: { hidden: true } },
    // By name; each is written as `{name}` in text, HTML and address until the mail is sent, and then deleted.
    { name: 'secrets', type: 'json', access: { read: nobody }, admin: { hidden: true } },
    // Only of mails that strangers cause: how the budget of a receiver knows an address. See `operations/mail/receiverBudget.ts`.
    { name: 'receiver', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'held',
      type: 'text',
      label: { de: 'Zurückgehalten', en: 'Held back' },
      admin: {
        description: {
          de: 'Warum diese Mail nicht gesendet wird.',
          en: 'Why this mail is not sent.',
        },
      },
    },
    { name: 'attempts', type: 'number', label: { de: 'Versuche', en: 'Attempts' }, defaultValue: 0 },
    {
      name: 'nextAttemptAt',
      type: 'date',
      label: { de: 'Nächster Versuch', en: 'Next attempt' },
      index: true,
    },
    {
      name: 'sentAt',
      type: 'date',
      label: { de: 'Gesendet', en: 'Sent' },
      index: true,
      admin: {
        description: {
          de: 'Leer, solange die Mail wartet.',
          en: 'Empty as long as the mail waits.',
        },
      },
    },
    {
      name: 'lastError',
      type: 'text',
      label: { de: 'Letzter Fehler', en: 'Last error' },
      admin: {
        description: {
          de: 'Was der Mailserver zuletzt geantwortet hat.',
          en: 'What the mail server answered last.',
        },
      },
    },
  ],
})
