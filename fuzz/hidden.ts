import { contentOf } from '@directory/cms/testContent.ts'
import type { Payload } from 'payload'

/** Returns a marker that is recognisable anywhere, even in an address. */
const mark = (name: string) => `verborgen${name}verborgen`
const marked = /verborgen\w+?verborgen/g

/** Handles content that is not public. */
export function hidden(payload: Payload) {
  return {
    /** Creates content of each kind with unique markers. */
    async plant(): Promise<void> {
      const content = contentOf(payload)
      await content.entry({
        state: 'pending',
        name: mark('PendingName'),
        email: `${mark('PendingMail')}@example.org`,
        phone: `09521 ${mark('PendingPhone')}`,
        services: mark('PendingServices'),
        category: mark('PendingCategory'),
        submitterEmail: `${mark('Submitter')}@example.org`,
      })
      const deletedAt = new Date(0).toISOString()
      await content.entry({
        name: mark('TrashedName'),
        email: `${mark('TrashedMail')}@example.org`,
        deletedAt,
      })
      await content.entry({
        name: 'Mit Einreicher',
        submitterEmail: `${mark('HiddenSubmitter')}@example.org`,
      })
      await content.news({ title: mark('TrashedNews'), deletedAt })
      await content.news({ title: mark('DraftNews'), draft: true })
      await content.news({ title: mark('ComingNews'), showFrom: '9999-01-01' })
      await content.link({ name: mark('TrashedLink'), deletedAt })
      const create = (collection: 'change-requests' | 'reports' | 'logs' | 'mails' | 'users', data: object) =>
        payload.create({ collection, data: data as never })
      await create('change-requests', {
        name: mark('ChangeName'),
        email: `${mark('ChangeMail')}@example.org`,
        token: 'zzzzzzzzzz',
        changeText: mark('ChangeText'),
      })
      await create('reports', {
        entry: crypto.randomUUID(),
        name: mark('ReportName'),
        text: mark('ReportText'),
        sender: mark('ReportSender'),
        email: `${mark('ReportMail')}@example.org`,
      })
      await create('logs', { timestamp: deletedAt, user: 'x', action: mark('Log') })
      await create('mails', {
        to: `${mark('Mail')}@example.org`,
        subject: mark('Subject'),
        text: mark('MailText'),
        sentAt: deletedAt,
      })
      await create('users', { username: mark('User'), password: mark('Password'), role: 'Editor' })
    },

    /** Returns the markers that are still private, whatever staff have changed meanwhile, and all tokens. */
    async found(): Promise<{ ofStaff: string[]; ofAdmins: string[] }> {
      const ofStaff = new Set<string>()
      const ofAdmins = new Set<string>()
      let known = ''
      const note = (list: Set<string>, doc: object) => {
        for (const word of JSON.stringify(doc).match(marked) ?? []) list.add(word)
      }
      for (const collection of [
        'entries',
        'news',
        'links',
        'change-requests',
        'reports',
        'logs',
        'mails',
        'users',
      ] as const) {
        const { docs } = await payload.db.find<Record<string, unknown>>({
          collection,
          limit: 0,
          pagination: false,
        })
        for (const doc of docs) {
          const { submitterEmail, token, ...rest } = doc
          if (typeof token === 'string' && token.length > 7) ofStaff.add(token)
          note(ofStaff, { submitterEmail })
          const isOfAdmins = collection === 'mails' || collection === 'users'
          const isHidden =
            doc.state === 'pending' ||
            doc.deletedAt ||
            doc.draft ||
            String(doc.showFrom ?? '') > new Date().toISOString() ||
            collection === 'change-requests' ||
            collection === 'reports' ||
            collection === 'logs'
          if (isOfAdmins) note(ofAdmins, rest)
          else if (isHidden) note(ofStaff, rest)
          else known += JSON.stringify(rest)
        }
      }
      known += JSON.stringify(await payload.findGlobal({ slug: 'site-settings' }))
      const only = (list: Set<string>) => [...list].filter((word) => !known.includes(word))
      return { ofStaff: only(ofStaff), ofAdmins: only(ofAdmins).filter((word) => !ofStaff.has(word)) }
    },
  }
}
