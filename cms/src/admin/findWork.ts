import { failedMails, failedMailsHref } from '@directory/shared/failedMails'
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload'
import { currentTime } from '../clock.ts'

/** Something to do, or to know of: how many, and where it is seen to. */
export interface Work {
  kind: keyof typeof workTexts
  count: number
  href: string
}

/** Of one, and of several. */
type Words = readonly [one: string, several: string]

/** The texts of each kind of work, most urgent first. */
export const workTexts = {
  entries: {
    de: ['Eintragsanfrage wartet auf Ihre Entscheidung', 'Eintragsanfragen warten auf Ihre Entscheidung'],
    en: ['entry request waits for your decision', 'entry requests wait for your decision'],
  },
  changes: {
    de: ['Änderungsanfrage wartet auf Ihre Entscheidung', 'Änderungsanfragen warten auf Ihre Entscheidung'],
    en: ['change request waits for your decision', 'change requests wait for your decision'],
  },
  reports: {
    de: [
      'Hinweis eines Lesers wartet darauf, geprüft zu werden',
      'Hinweise von Lesern warten darauf, geprüft zu werden',
    ],
    en: ['report of a reader waits to be checked', 'reports of readers wait to be checked'],
  },
  mails: {
    de: ['Mail ließ sich noch nicht senden', 'Mails ließen sich noch nicht senden'],
    en: ['mail could not be sent yet', 'mails could not be sent yet'],
  },
  ready: {
    de: ['Tabelle ist geprüft und wartet auf den Import', 'Tabellen sind geprüft und warten auf den Import'],
    en: [
      'spreadsheet is checked and waits to be imported',
      'spreadsheets are checked and wait to be imported',
    ],
  },
  running: {
    de: ['Import läuft gerade', 'Importe laufen gerade'],
    en: ['import is running', 'imports are running'],
  },
  failed: {
    de: [
      'Import ist in den letzten sieben Tagen gescheitert',
      'Importe sind in den letzten sieben Tagen gescheitert',
    ],
    en: ['import has failed during the last seven days', 'imports have failed during the last seven days'],
  },
  trashedEntries: {
    de: ['Anbieter liegt im Papierkorb', 'Anbieter liegen im Papierkorb'],
    en: ['provider lies in the trash', 'providers lie in the trash'],
  },
  trashedNews: {
    de: ['Neuigkeit liegt im Papierkorb', 'Neuigkeiten liegen im Papierkorb'],
    en: ['news item lies in the trash', 'news items lie in the trash'],
  },
  trashedLinks: {
    de: ['Link liegt im Papierkorb', 'Links liegen im Papierkorb'],
    en: ['link lies in the trash', 'links lie in the trash'],
  },
} satisfies Record<string, { de: Words; en: Words }>

const weekMs = 7 * 24 * 60 * 60 * 1000
const underWay = ['receiving', 'planning', 'waiting', 'running', 'rolling-back', 'undoing']

interface Query {
  kind: Work['kind']
  collection: CollectionSlug
  where: Where
  href: string
  trash?: boolean
}

const trashOf = (kind: Work['kind'], collection: CollectionSlug): Query => ({
  kind,
  collection,
  where: { deletedAt: { exists: true } },
  href: `/admin/collections/${collection}/trash`,
  trash: true,
})

const queries = (now: number): Query[] => [
  {
    kind: 'entries',
    collection: 'entries',
    where: { state: { equals: 'pending' } },
    href: '/edit/pending_entries',
  },
  { kind: 'changes', collection: 'change-requests', where: {}, href: '/edit/pending_changes' },
  { kind: 'reports', collection: 'reports', where: {}, href: '/edit/pending_changes' },
  {
    kind: 'mails',
    collection: 'mails',
    where: failedMails,
    href: failedMailsHref,
  },
  { kind: 'ready', collection: 'imports', where: { state: { equals: 'ready' } }, href: '/edit/import' },
  { kind: 'running', collection: 'imports', where: { state: { in: underWay } }, href: '/edit/import' },
  {
    kind: 'failed',
    collection: 'imports',
    where: {
      state: { equals: 'failed' },
      createdAt: { greater_than: new Date(now - weekMs).toISOString() },
    },
    href: '/edit/import',
  },
  trashOf('trashedEntries', 'entries'),
  trashOf('trashedNews', 'news'),
  trashOf('trashedLinks', 'links'),
]

/** The open work that this account may see; kinds with a count of 0 are left out. */
export async function findWork(payload: Payload, user: TypedUser, now = currentTime()): Promise<Work[]> {
  const counted = await Promise.all(
    queries(now).map(async ({ kind, collection, where, href, trash }) => {
      const count = await payload
        .count({ collection, where, overrideAccess: false, user, ...(trash && { trash }) })
        .catch((error: { status?: number }) => {
          if (error.status === 403) return { totalDocs: 0 }
          throw error
        })
      return { kind, href, count: count.totalDocs }
    }),
  )
  return counted.filter(({ count }) => count > 0)
}
