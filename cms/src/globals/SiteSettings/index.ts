import type { GlobalConfig, GroupField, PayloadRequest } from 'payload'
import { isAdmin } from '#access/isAdmin.ts'
import { isStaff } from '#access/isStaff.ts'
import { afterCommit } from '#database/afterCommit.ts'
import { cleanTextsOf } from '#fields/cleanTexts.ts'
import { wholeGlobalVersions } from '#fields/collectionDefaults.ts'
import { adminGroups, row } from '#fields/fields.ts'
import { withTexts } from '#fields/withTexts.ts'
import { actIsLogged, writeLogLine } from '#hooks/log/logAct.ts'
import { rejectStaleGlobal } from '#hooks/rejectStaleForm.ts'
import {
  validateEmail,
  validateHosts,
  validatePlaces,
  validateSaid,
  validateTimetable,
} from '#hooks/validate.ts'
import { inEachLanguage } from '#lib/words/translate.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { byLocale } from '#shared/locales'
import { openDataLicences } from '#shared/openData'
import { maxGreeting } from '#shared/paper'
import { federalStates } from '#shared/publicHoliday'
import { accessibilityField } from './accessibilityField.ts'
import { outlineField, regionField } from './regionFields.ts'
import { retentionFields } from './retentionFields.ts'
import { switchVerificationRequests, verificationFields } from './verificationFields.ts'
import { voiceFields } from './voiceFields.ts'

/** Shown with the directions to providers in its area. */
const demandBusField: GroupField = {
  name: 'demandBus',
  type: 'group',
  fields: [
    row({ name: 'name', type: 'text', maxLength: 80 }, { name: 'phone', type: 'text', maxLength: 60 }),
    { name: 'towns', type: 'text', hasMany: true, maxLength: 80 },
  ],
}

const slug = 'site-settings'

const kindOf = ({ context }: PayloadRequest) => (context.isRestoringVersion ? 'reset' : 'changed')

/** None of these are hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug,
  label: inEachLanguage('admin.settings.one'),
  admin: { group: adminGroups.system, hideAPIURL: true, description: inEachLanguage('admin.settings.about') },
  access: { read: isStaff, readVersions: isAdmin, update: isAdmin },
  versions: { max: 20 },
  lockDocuments: false,
  hooks: {
    beforeValidate: [({ data, global }) => cleanTextsOf(global.fields)({ data })],
    beforeOperation: [rejectStaleGlobal, wholeGlobalVersions],
    beforeChange: [switchVerificationRequests],
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await afterCommit(req, () => publicDataOf(req.payload).refresh('settings', []))
        // There is nothing to go back to before the first save.
        const undo = previousDoc?.updatedAt && ({ undo: { kind: 'settings' } } as const)
        const about = { noun: slug, id: slug, stateAt: String(doc.updatedAt), ...undo }
        if (req.user && !req.context[actIsLogged])
          await writeLogLine(req, { kind: kindOf(req), noun: slug, name: '' }, about)
      },
    ],
  },
  fields: withTexts('admin.settings', [
    { name: 'siteTitle', type: 'text', required: true, maxLength: 80, validate: validateSaid },
    { name: 'association', type: 'text', required: true, maxLength: 120, validate: validateSaid },
    { name: 'contactEmail', type: 'text', required: true, maxLength: 254, validate: validateEmail },
    ...voiceFields,
    regionField,
    // Where a visitor may live, with or without providers.
    {
      name: 'places',
      type: 'textarea',
      maxLength: 200_000,
      validate: validatePlaces as never,
      admin: { rows: 12 },
    },
    // Then a provider without own hours for them is not shown as open.
    {
      name: 'federalState',
      type: 'select',
      required: true,
      defaultValue: 'BY',
      options: Object.entries(federalStates).map(([value, name]) => ({ value, label: byLocale(() => name) })),
    },
    { name: 'localHolidayTowns', type: 'text', hasMany: true, maxLength: 80 },
    outlineField,
    // The region's service for bus and train; providers' pages link to it.
    { name: 'timetableUrl', type: 'text', maxLength: 500, validate: validateTimetable },
    demandBusField,
    accessibilityField,
    // They may show our lists and search in a frame.
    { name: 'embedHosts', type: 'text', hasMany: true, maxRows: 50, maxLength: 253, validate: validateHosts },
    // Of those who agree (/open-data).
    {
      name: 'openData',
      type: 'select',
      options: Object.entries(openDataLicences).map(([value, { name }]) => ({
        value,
        label: byLocale(() => name),
      })),
    },
    { name: 'brochureGreeting', type: 'textarea', maxLength: maxGreeting },
    // In the collection `unfound-words`.
    { name: 'keepUnfoundWords', type: 'checkbox', defaultValue: false },
    // Once a month.
    { name: 'checkWebsites', type: 'checkbox', defaultValue: false },
    verificationFields,
    retentionFields,
  ]),
}
