import type { FieldHook } from 'payload'
import { isAdmin } from '../access/isAdmin.ts'
import { nobody } from '../access/nobody.ts'
import { adminGroups, id } from '../collections/fields.ts'
import { withAdminDefaults } from '../collections/withAdminDefaults.ts'
import { findOne } from '../find/find.ts'
import { securityEventKinds } from './securityEventKinds.ts'

const when = { pickerAppearance: 'dayAndTime', displayFormat: 'd.M.yyyy HH:mm:ss' } as const

/** Looks up the name for each reader; it is never stored, so that a deleted account leaves no name behind. */
const lookUpName: FieldHook = async ({ siblingData, req }) => {
  const { account } = siblingData as { account?: string | null }
  if (!account) return null
  req.context.accountNames ??= new Map()
  const cache = req.context.accountNames as Map<string, Promise<string | null>>
  const name =
    cache.get(account) ??
    findOne(req.payload, 'users', account, { req }).then((user) => user?.username ?? null)
  cache.set(account, name)
  return name
}

/**
 * Logins, refusals and changes of rights. Only the server writes them; they are kept for a limited time and in no
 * backup.
 */
export const SecurityEvents = withAdminDefaults({
  slug: 'security-events',
  labels: {
    singular: { de: 'Sicherheitsereignis', en: 'Security event' },
    plural: { de: 'Sicherheitsprotokoll', en: 'Security log' },
  },
  admin: {
    group: adminGroups.system,
    useAsTitle: 'act',
    defaultColumns: ['timestamp', 'act', 'accountName', 'address', 'count'],
    description: {
      de: 'Anmeldungen, Abweisungen und Änderungen an Zugängen. Der Server schreibt es, niemand kann es ändern; Namen von Zugängen, die es nicht gibt, stehen nie darin.',
      en: 'Logins, refusals and changes of accounts. The server writes it, nobody can change it; names of accounts that do not exist never stand in it.',
    },
  },
  access: { read: isAdmin, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-timestamp',
  timestamps: false,
  fields: [
    id,
    {
      name: 'timestamp',
      type: 'date',
      label: { de: 'Zeitpunkt', en: 'Time' },
      required: true,
      index: true,
      admin: { date: when },
    },
    {
      name: 'act',
      type: 'select',
      label: { de: 'Was', en: 'What' },
      required: true,
      index: true,
      options: Object.entries(securityEventKinds).map(([value, label]) => ({ value, label })),
      admin: {
        description: {
          de: 'Abgewiesen wird auch, wessen Anmeldung nur abgelaufen ist.',
          en: 'A call with an expired login also counts as refused.',
        },
      },
    },
    {
      name: 'account',
      type: 'text',
      label: { de: 'Kennung des Benutzers', en: 'Account id' },
      index: true,
      admin: {
        description: {
          de: 'Wer es getan oder versucht hat; leer, wenn es kein bekannter Zugang war.',
          en: 'Who did or tried it; empty if no known account did.',
        },
      },
    },
    {
      name: 'accountName',
      type: 'text',
      virtual: true,
      label: { de: 'Benutzer', en: 'User' },
      hooks: { afterRead: [lookUpName] },
      admin: {
        description: {
          de: 'Wie der Zugang jetzt heißt; leer, wenn es ihn nicht mehr gibt.',
          en: 'The present name of the account; empty if it was deleted.',
        },
      },
    },
    {
      name: 'target',
      type: 'text',
      label: { de: 'Betrifft', en: 'Target' },
      admin: {
        description: {
          de: 'Kennung des Benutzers oder Dokuments, oder welcher Aufruf.',
          en: 'Id of the account or document, or name of the call.',
        },
      },
    },
    {
      name: 'address',
      type: 'text',
      label: { de: 'Netzadresse (gekürzt)', en: 'Network address (shortened)' },
      admin: {
        description: {
          de: 'Ohne die letzten Stellen; leer, wo viele Adressen zusammengezählt sind.',
          en: 'Without its last digits; empty if many addresses are counted together.',
        },
      },
    },
    {
      name: 'requestId',
      type: 'text',
      label: { de: 'Kennung der Anfrage', en: 'Request id' },
      admin: {
        description: {
          de: 'Dieselbe wie in der Ausgabe des Servers.',
          en: 'The same as in the output of the server.',
        },
      },
    },
    {
      name: 'count',
      type: 'number',
      label: { de: 'Wie oft', en: 'How often' },
      required: true,
      defaultValue: 1,
      admin: {
        description: {
          de: 'Gleiche Ereignisse kurz hintereinander stehen in einer Zeile.',
          en: 'Repeated events within a short time share one line.',
        },
      },
    },
    {
      name: 'lastAt',
      type: 'date',
      label: { de: 'Zuletzt', en: 'Last time' },
      admin: {
        date: when,
        description: { de: 'Wenn es mehr als einmal war.', en: 'If it happened more than once.' },
      },
    },
  ],
})
