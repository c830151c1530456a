import type { CheckboxField, GlobalConfig, GroupField, PayloadRequest, TextareaField } from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { anyone } from '../../operations/access/anyone.ts'
import { isAdmin } from '../../operations/access/isAdmin.ts'
import { isStaff } from '../../operations/access/isStaff.ts'
import { adminGroups } from '../../operations/collections/fields.ts'
import { rejectStaleGlobal } from '../../operations/collections/rejectStaleForm.ts'
import { validateEmail } from '../../operations/collections/validate.ts'
import { pathsOnSite, viewGlobalOnSite } from '../../operations/collections/viewOnSite.ts'
import { comparedInWords, date } from '../../operations/collections/withAdminDefaults.ts'
import { actIsLogged, writeLogLine } from '../../operations/log/logAct.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { accessibilityField } from './accessibilityField.ts'
import { brochureGreeting } from './brochureGreeting.ts'
import { demandBusField } from './demandBusField.ts'
import { holidayFields } from './holidayFields.ts'
import { placesField } from './placesField.ts'
import { outlineField, regionField } from './regionFields.ts'
import { retentionFields } from './retentionFields.ts'
import { switchVerificationRequests } from './switchVerificationRequests.ts'
import { timetableField } from './timetableField.ts'
import { unfoundWordsField } from './unfoundWordsField.ts'
import { verificationFields } from './verificationFields.ts'
import { voiceFields } from './voiceFields.ts'

const slug = 'site-settings'

const { preview, components } = viewGlobalOnSite(pathsOnSite.settings)

const kindOf = ({ context }: PayloadRequest) => (context.isRestoringVersion ? 'reset' : 'changed')

/** Hides a field from visitors, who need not know how the server works. */
const forStaff = <F extends GroupField | CheckboxField | TextareaField>(field: F): F => ({
  ...field,
  access: { read: isStaff },
})

/** Settings of the association and its district, none of which are hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug,
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: {
    group: adminGroups.system,
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
    beforeOperation: [rejectStaleGlobal],
    beforeChange: [switchVerificationRequests],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await afterCommit(req, () => readModelOf(req.payload).refresh('settings', []))
        if (req.user && !req.context[actIsLogged])
          await writeLogLine(
            req,
            { kind: kindOf(req), noun: slug, name: '' },
            {
              noun: slug,
              id: slug,
              stateAt: String(doc.updatedAt),
              // There is nothing to go back to before the first save.
              ...(previousDoc?.updatedAt && { undo: { kind: 'settings' } as const }),
            },
          )
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
    forStaff(placesField),
    ...holidayFields,
    outlineField,
    timetableField,
    demandBusField,
    accessibilityField,
    ...[brochureGreeting, unfoundWordsField, verificationFields, retentionFields].map(forStaff),
    { ...date('updatedAt'), index: false },
  ]),
}
