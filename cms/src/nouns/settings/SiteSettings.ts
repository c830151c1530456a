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
import { wholeGlobalVersions } from '../../operations/collections/withAdminDefaults.ts'
import { actIsLogged, writeLogLine } from '../../operations/log/logAct.ts'
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
    admin: {
      description: {
        de: 'Nach ihm richten sich die Feiertage, an denen niemand als geöffnet gezeigt wird.',
        en: 'Decides on which public holidays nobody is shown as open.',
      },
    },
  },
  {
    name: 'localHolidayTowns',
    type: 'text',
    hasMany: true,
    maxLength: 80,
    label: { de: 'Gemeinden mit eigenem Feiertag', en: 'Municipalities with a holiday of their own' },
    admin: {
      description: {
        de: 'In Bayern jene, in denen Mariä Himmelfahrt Feiertag ist, in Sachsen und Thüringen Fronleichnam; sie heißen wie der Ort der Anbieter. Steht hier nichts, wird an diesem Tag nichts behauptet.',
        en: 'In Bavaria those that have Assumption Day, in Saxony and Thuringia Corpus Christi; named as the town of providers is. With nothing here, nothing is claimed on that day.',
      },
    },
  },
]

/** Bus that can be called; shown with the directions to providers in its area. */
const demandBusField: GroupField = {
  name: 'demandBus',
  type: 'group',
  label: { de: 'Rufbus', en: 'On-demand bus' },
  admin: {
    description: {
      de: 'Ein Bus, der auf Anruf fährt. Steht bei „Weg dorthin“. Ohne Namen und Nummer erscheint nichts.',
      en: 'A bus that comes when it is called. Stands beside “The way there”. Without name and number nothing is shown.',
    },
  },
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
      admin: {
        description: {
          de: 'Sie heißen wie der Ort der Anbieter. Steht hier nichts, gilt der Bus für die ganze Region.',
          en: 'Named as the town of providers is. With nothing here, the bus holds for the whole region.',
        },
      },
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
    description: {
      de: 'Jede Zeile ein Ort: Name; Gemeinde; PLZ; Breitengrad; Längengrad. Die Grade dürfen fehlen, dann zählt die Gemeinde. Die mitgelieferten Grade stammen von GeoNames (CC BY 4.0), einige von Hand.',
      en: 'One place a line: name; municipality; postcode; latitude; longitude. Degrees may be missing, then the municipality counts. Those supplied come from GeoNames (CC BY 4.0), some by hand.',
    },
  },
}

/** Address of the region's timetable service for bus and train; providers' pages link to it. */
const timetableField: TextField = {
  name: 'timetableUrl',
  type: 'text',
  label: { de: 'Fahrplanauskunft', en: 'Timetable service' },
  maxLength: 500,
  validate: validateTimetable,
  admin: {
    description: {
      de: 'Adresse einer Verbindung mit {from} und {to} (auch {fromLat}, {fromLon}, {toLat}, {toLon}) an den Stellen für Start und Ziel. Leer: kein Weg mit dem Bus.',
      en: 'Address of a connection, with {from} and {to} (also {fromLat}, {fromLon}, {toLat}, {toLon}) where start and destination stand. Empty: no way by bus.',
    },
  },
}

/** Greeting kept from one brochure to the next; the form under /edit writes it. */
const brochureGreeting: TextareaField = {
  name: 'brochureGreeting',
  type: 'textarea',
  label: { de: 'Grußwort des Hefts', en: 'Greeting of the booklet' },
  maxLength: maxGreeting,
  admin: {
    description: {
      de: 'Steht am Anfang des gedruckten Wegweisers. Eine leere Zeile trennt Absätze.',
      en: 'Stands at the beginning of the printed directory. An empty line parts paragraphs.',
    },
  },
}

/** Checkbox to keep words without a result, off by default; they are stored in the collection `unfound-words`. */
const unfoundWordsField: CheckboxField = {
  name: 'keepUnfoundWords',
  type: 'checkbox',
  label: { de: 'Merken, was niemand gefunden hat', en: 'Keep what nobody found' },
  defaultValue: false,
  admin: {
    description: {
      de: 'Behält einzelne Wörter abgeschickter Suchen ohne Treffer: nur das Wort, wie oft und zuletzt an welchem Tag, 90 Tage lang; nie Ziffern oder E-Mail-Adressen. Der Datenschutzhinweis muss es dann sagen.',
      en: 'Keeps single words of submitted searches without a hit: only the word, how often and the last day, for 90 days; never digits or email addresses. The privacy notice then has to say so.',
    },
  },
}

const slug = 'site-settings'

const kindOf = ({ context }: PayloadRequest) => (context.isRestoringVersion ? 'reset' : 'changed')

/** Settings of the association and its district, none of which are hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug,
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: {
    group: adminGroups.system,
    hideAPIURL: true,
    description: {
      de: 'Name, Verein, Kontakt und Region: was hier steht, zeigt die Seite sofort.',
      en: 'Name, association, contact and region: what stands here shows on the site at once.',
    },
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
      validate: validateEmail,
      admin: {
        description: {
          de: 'Öffentlich: steht auf der Seite „Kontakt“.',
          en: 'Public: stands on the page “Contact”.',
        },
      },
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
