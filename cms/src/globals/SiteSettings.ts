import type { GlobalConfig } from 'payload'
import { anyone } from '../access/anyone.ts'
import { isAdmin } from '../access/isAdmin.ts'
import { groups } from '../collections/fields.ts'
import { validateDegrees, validateEmail } from '../collections/validate.ts'
import { publicPaths, viewGlobalOnSite } from '../collections/viewOnSite.ts'
import { afterCommit } from '../database/afterCommit.ts'
import { actIsLogged, writeLogLine } from '../services/logs/logAct.ts'
import { readModelOf } from '../services/readModel/readModel.ts'

/** Everything about the association and its district; nothing of it is hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: {
    group: groups.system,
    ...viewGlobalOnSite(publicPaths.settings),
    description: {
      de: 'Name, Verein, Kontakt und Region: was hier steht, zeigt die Seite sofort.',
      en: 'Name, association, contact and region: what stands here shows on the site at once.',
    },
  },
  access: { read: anyone, readVersions: isAdmin, update: isAdmin },
  versions: { max: 20 },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await afterCommit(req, () => readModelOf(req.payload).refresh('settings', []))
        if (req.user && !req.context[actIsLogged]) await writeLogLine(req, 'Einstellungen geändert', '')
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
      validate: validateEmail as never,
      admin: {
        description: {
          de: 'Öffentlich: steht auf der Seite „Kontakt“.',
          en: 'Public: stands on the page “Contact”.',
        },
      },
    },
    {
      name: 'region',
      type: 'group',
      label: { de: 'Region', en: 'Region' },
      admin: {
        description: {
          de: 'Der Landkreis, nach dem Besucher Anbieter und Links eingrenzen können.',
          en: 'The district to which visitors can narrow providers and links.',
        },
      },
      fields: [
        {
          name: 'key',
          type: 'text',
          label: { de: 'Kennung in Adressen', en: 'Key in addresses' },
          required: true,
          maxLength: 40,
          admin: {
            description: {
              de: 'Steht in Adressen der Seite. Wer sie ändert, macht alte Verweise und die Region der Links ungültig.',
              en: 'Stands in addresses of the site. Changing it breaks old addresses and the region of the links.',
            },
          },
          validate: (value: unknown) =>
            (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && value !== 'alle') || 'a–z, 0–9, -',
        },
        {
          name: 'label',
          type: 'text',
          label: { de: 'Bezeichnung', en: 'Label' },
          admin: {
            description: {
              de: 'Wie die Region auf der Seite heißt.',
              en: 'What the region is called on the site.',
            },
          },
          required: true,
          maxLength: 80,
        },
        {
          name: 'aliases',
          type: 'text',
          hasMany: true,
          label: { de: 'Weitere Schreibweisen', en: 'Further spellings' },
          admin: {
            description: {
              de: 'Links, in denen eines dieser Wörter steht, zählen zur Region.',
              en: 'Links in which one of these words stands count as of the region.',
            },
          },
        },
        {
          type: 'row',
          fields: [
            {
              name: 'lat',
              type: 'number',
              label: { de: 'Mitte: Breitengrad', en: 'Centre: latitude' },
              required: true,
              validate: validateDegrees(90) as never,
              admin: {
                description: {
                  de: 'In Grad, zum Beispiel 50,052819.',
                  en: 'In degrees, for example 50.052819.',
                },
              },
            },
            {
              name: 'lon',
              type: 'number',
              label: { de: 'Mitte: Längengrad', en: 'Centre: longitude' },
              required: true,
              validate: validateDegrees(180) as never,
              admin: {
                description: {
                  de: 'In Grad, zum Beispiel 10,610798.',
                  en: 'In degrees, for example 10.610798.',
                },
              },
            },
            {
              name: 'radiusKm',
              type: 'number',
              label: { de: 'Umkreis in km', en: 'Radius in km' },
              required: true,
              min: 1,
              max: 500,
              admin: {
                description: {
                  de: 'So weit um die Mitte gehören Anbieter zur Region.',
                  en: 'Providers this far around the centre belong to the region.',
                },
              },
            },
          ],
        },
      ],
    },
  ],
}
