import { maxGreeting } from '@directory/shared/paper'
import { federalStates } from '@directory/shared/publicHoliday'
import type {
  CheckboxField,
  Field,
  GlobalConfig,
  GroupField,
  PayloadRequest,
  TextareaField,
  TextField,
} from 'payload'
import { afterCommit } from '../../database/afterCommit.ts'
import { isAdmin } from '../../operations/access/isAdmin.ts'
import { isStaff } from '../../operations/access/isStaff.ts'
import { adminGroups } from '../../operations/collections/fields.ts'
import { rejectStaleGlobal } from '../../operations/collections/rejectStaleForm.ts'
import { validateEmail, validatePlaces, validateTimetable } from '../../operations/collections/validate.ts'
import { pathsOnSite, viewOnSite } from '../../operations/collections/viewOnSite.ts'
import { wholeGlobalVersions } from '../../operations/collections/wholeVersions.ts'
import { actIsLogged, writeLogLine } from '../../operations/log/logAct.ts'
import { inBothLanguages } from '../../operations/words/translate.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { accessibilityField } from './accessibilityField.ts'
import { outlineField, regionField } from './regionFields.ts'
import { retentionFields } from './retentionFields.ts'
import { switchVerificationRequests, verificationFields } from './verificationFields.ts'
import { voiceFields } from './voiceFields.ts'

/** Public holidays, on which a provider without own hours for them is not shown as open. */
const holidayFields: Field[] = [
  {
    name: 'federalState',
    type: 'select',
    label: { de: 'Bundesland', en: 'Federal state' },
    required: true,
    defaultValue: 'BY',
    options: Object.entries(federalStates).map(([value, name]) => ({ value, label: { de: name, en: name } })),
    admin: { description: inBothLanguages('admin.settings.federalState') },
  },
  {
    name: 'localHolidayTowns',
    type: 'text',
    hasMany: true,
    maxLength: 80,
    label: { de: 'Gemeinden mit eigenem Feiertag', en: 'Municipalities with a holiday of their own' },
    admin: { description: inBothLanguages('admin.settings.localHolidayTowns') },
  },
]

/** Bus that can be called; shown with the directions to providers in its area. */
const demandBusField: GroupField = {
  name: 'demandBus',
  type: 'group',
  label: { de: 'Rufbus', en: 'On-demand bus' },
  admin: { description: inBothLanguages('admin.settings.demandBus') },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', maxLength: 80, label: { de: 'Name', en: 'Name' } },
        { name: 'phone', type: 'text', maxLength: 60, label: { de: 'Telefon', en: 'Phone' } },
      ],
    },
    {
      name: 'towns',
      type: 'text',
      hasMany: true,
      maxLength: 80,
      label: { de: 'Fährt in diesen Orten', en: 'Serves these towns' },
      admin: { description: inBothLanguages('admin.settings.towns') },
    },
  ],
}

/** All places where a visitor may live, with or without providers. */
const placesField: TextareaField = {
  name: 'places',
  type: 'textarea',
  label: { de: 'Gemeinden und Ortsteile', en: 'Municipalities and villages' },
  maxLength: 200_000,
  validate: validatePlaces as never,
  admin: {
    rows: 12,
    description: inBothLanguages('admin.settings.places'),
  },
}

/** Address of the region's timetable service for bus and train; providers' pages link to it. */
const timetableField: TextField = {
  name: 'timetableUrl',
  type: 'text',
  label: { de: 'Fahrplanauskunft', en: 'Timetable service' },
  maxLength: 500,
  validate: validateTimetable,
  admin: { description: inBothLanguages('admin.settings.timetableUrl') },
}

/** Greeting kept from one brochure to the next; the form under /edit writes it. */
const brochureGreeting: TextareaField = {
  name: 'brochureGreeting',
  type: 'textarea',
  label: { de: 'Grußwort des Hefts', en: 'Greeting of the booklet' },
  maxLength: maxGreeting,
  admin: { description: inBothLanguages('admin.settings.brochureGreeting') },
}

/** Checkbox to keep words without a result, off by default; they are stored in the collection `unfound-words`. */
const unfoundWordsField: CheckboxField = {
  name: 'keepUnfoundWords',
  type: 'checkbox',
  label: { de: 'Merken, was niemand gefunden hat', en: 'Keep what nobody found' },
  defaultValue: false,
  admin: { description: inBothLanguages('admin.settings.keepUnfoundWords') },
}

const slug = 'site-settings'

const kindOf = ({ context }: PayloadRequest) => (context.isRestoringVersion ? 'reset' : 'changed')

/** Settings of the association and its district, none of which are hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug,
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: {
    group: adminGroups.system,
    ...viewOnSite(pathsOnSite.settings),
    hideAPIURL: true,
    description: inBothLanguages('admin.settings.about'),
  },
  access: { read: isStaff, readVersions: isAdmin, update: isAdmin },
  versions: { max: 20 },
  lockDocuments: false,
  hooks: {
    beforeOperation: [rejectStaleGlobal, wholeGlobalVersions],
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
  fields: [
    {
      name: 'siteTitle',
      type: 'text',
      label: { de: 'Name der Seite', en: 'Site title' },
      required: true,
      maxLength: 80,
      admin: { description: inBothLanguages('admin.settings.siteTitle') },
    },
    {
      name: 'association',
      type: 'text',
      label: { de: 'Verein', en: 'Association' },
      required: true,
      maxLength: 120,
      admin: { description: inBothLanguages('admin.settings.association') },
    },
    {
      name: 'contactEmail',
      type: 'text',
      label: { de: 'Kontakt-E-Mail', en: 'Contact email' },
      required: true,
      maxLength: 254,
      validate: validateEmail,
      admin: { description: inBothLanguages('admin.settings.contactEmail') },
    },
    ...voiceFields,
    regionField,
    placesField,
    ...holidayFields,
    outlineField,
    timetableField,
    demandBusField,
    accessibilityField,
    brochureGreeting,
    unfoundWordsField,
    verificationFields,
    retentionFields,
  ],
}
