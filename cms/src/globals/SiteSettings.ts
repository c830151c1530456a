import type { GlobalConfig, PayloadRequest } from 'payload'
import { anyone } from '../access/anyone.ts'
import { isAdmin } from '../access/isAdmin.ts'
import { comparedInWords, date } from '../collections/atDesk.ts'
import { groups } from '../collections/fields.ts'
import { refuseStaleGlobal } from '../collections/hooks/refuseStaleForm.ts'
import { validateEmail } from '../collections/validate.ts'
import { publicPaths, viewGlobalOnSite } from '../collections/viewOnSite.ts'
import { afterCommit } from '../database/afterCommit.ts'
import { actIsLogged, writeLogLine } from '../services/logs/logAct.ts'
import { readModelOf } from '../services/readModel/readModel.ts'
import { askingFields } from './askingFields.ts'
import { holidayFields } from './holidayFields.ts'
import { outlineField, regionField } from './regionFields.ts'
import { retentionFields } from './retentionFields.ts'
import { switchAsking } from './switchAsking.ts'
import { unfoundWordsField } from './unfoundWordsField.ts'
import { voiceFields } from './voiceFields.ts'

const slug = 'site-settings'

const { preview, components } = viewGlobalOnSite(publicPaths.settings)

const verb = ({ context }: PayloadRequest) =>
  context.isRestoringVersion ? 'auf frühere Fassung zurückgesetzt' : 'geändert'

/** Everything about the association and its district; nothing of it is hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug,
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: {
    group: groups.system,
    preview,
    components: {
      ...components,
      views: { edit: { versions: { Component: '/admin/SettingsVersions.tsx#SettingsVersions' } } },
    },
    hideAPIURL: true,
    description: {
      de: 'Name, Verein, Kontakt und Region: was hier steht, zeigt die Seite sofort.',
      en: 'Name, association, contact and region: what stands here shows on the site at once.',
    },
  },
  access: { read: anyone, readVersions: isAdmin, update: isAdmin },
  versions: { max: 20 },
  hooks: {
    beforeOperation: [refuseStaleGlobal],
    beforeChange: [switchAsking],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await afterCommit(req, () => readModelOf(req.payload).refresh('settings', []))
        if (req.user && !req.context[actIsLogged])
          await writeLogLine(req, `Einstellungen ${verb(req)}`, '', {
            noun: slug,
            id: slug,
            stateAt: String(doc.updatedAt),
            // Before the first save there was nothing.
            ...(previousDoc?.updatedAt && { undo: { kind: 'settings' } as const }),
          })
        return doc
      },
    ],
  },
  fields: comparedInWords([
    {
      name: 'siteTitle',
      type: 'text',
      label: { de: 'Name der Seite', en: 'Site title' },
      required: true,
      maxLength: 80,
      admin: {
        description: {
          de: 'Steht oben auf jeder Seite und im Titel des Fensters.',
          en: 'Stands on top of every page and in the title of the window.',
        },
      },
    },
    {
      name: 'association',
      type: 'text',
      label: { de: 'Verein', en: 'Association' },
      required: true,
      maxLength: 120,
      admin: {
        description: {
          de: 'Wer die Seite betreibt; steht unten auf jeder Seite und in den Mails.',
          en: 'Who runs the site; stands at the foot of every page and in the mails.',
        },
      },
    },
    {
      name: 'contactEmail',
      type: 'text',
      label: { de: 'Kontakt-E-Mail', en: 'Contact email' },
      required: true,
      maxLength: 254,
      validate: validateEmail as never,
      admin: {
        description: {
          de: 'Öffentlich: steht auf der Seite „Kontakt“.',
          en: 'Public: stands on the page “Contact”.',
        },
      },
    },
    ...voiceFields,
    regionField,
    ...holidayFields,
    outlineField,
    unfoundWordsField,
    askingFields,
    retentionFields,
    { ...date('updatedAt'), index: false },
  ]),
}
