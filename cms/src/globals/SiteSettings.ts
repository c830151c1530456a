import type { GlobalConfig } from 'payload'
import { anyone } from '../access/anyone.ts'
import { isAdmin } from '../access/isAdmin.ts'
import { groups } from '../collections/fields.ts'
import { validateDegrees, validateEmail } from '../collections/validate.ts'
import { afterCommit } from '../database/afterCommit.ts'
import { actIsLogged, writeLogLine } from '../services/logAct.ts'
import { publicModelOf } from '../services/publicModel.ts'

/** Everything about the association and its district; nothing of it is hard-coded in the site. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: { de: 'Einstellungen der Seite', en: 'Site settings' },
  admin: { group: groups.system },
  access: { read: anyone, readVersions: isAdmin, update: isAdmin },
  versions: { max: 20 },
  hooks: {
    afterChange: [
      async ({ doc, req }) => {
        await afterCommit(req, () => publicModelOf(req.payload).refresh('settings', []))
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
    },
    {
      name: 'association',
      type: 'text',
      label: { de: 'Verein', en: 'Association' },
      required: true,
      maxLength: 120,
    },
    {
      name: 'contactEmail',
      type: 'text',
      label: { de: 'Kontakt-E-Mail', en: 'Contact email' },
      required: true,
      maxLength: 254,
      validate: validateEmail as never,
    },
    {
      name: 'region',
      type: 'group',
      label: { de: 'Region', en: 'Region' },
      fields: [
        {
          name: 'key',
          type: 'text',
          label: { de: 'Kennung in Adressen', en: 'Key in addresses' },
          required: true,
          maxLength: 40,
          validate: (value: unknown) =>
            (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && value !== 'alle') || 'a–z, 0–9, -',
        },
        {
          name: 'label',
          type: 'text',
          label: { de: 'Bezeichnung', en: 'Label' },
          required: true,
          maxLength: 80,
        },
        {
          name: 'aliases',
          type: 'text',
          hasMany: true,
          label: { de: 'Weitere Schreibweisen', en: 'Further spellings' },
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
            },
            {
              name: 'lon',
              type: 'number',
              label: { de: 'Mitte: Längengrad', en: 'Centre: longitude' },
              required: true,
              validate: validateDegrees(180) as never,
            },
            {
              name: 'radiusKm',
              type: 'number',
              label: { de: 'Umkreis in km', en: 'Radius in km' },
              required: true,
              min: 1,
              max: 500,
            },
          ],
        },
      ],
    },
  ],
}
