import { text } from 'node:stream/consumers'
import { maxOutlineBytes, type OutlineFault, readOutline } from '@directory/shared/outline'
import type { GroupField, PayloadRequest, UploadField } from 'payload'
import { type Context, validateDegrees } from '../../operations/collections/validate.ts'
import { namedFile } from '../../operations/fileStore/fileStore.ts'
import { fileStoreOf } from '../../operations/fileStore/fileStoreOf.ts'
import { findOne } from '../../operations/find/find.ts'
import { localeOf, translate } from '../../operations/words/translate.ts'

export const regionField: GroupField = {
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
          validate: validateDegrees(90),
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
          validate: validateDegrees(180),
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
}

/** Outlines drawn below the pins of a map, so that a map without tiles is still usable. */
export const outlineField: UploadField = {
  name: 'outline',
  type: 'upload',
  relationTo: 'files',
  validate: validateOutline,
  label: { de: 'Umrisse für die Karte', en: 'Outlines for the map' },
  admin: {
    description: {
      de: 'Eine GeoJSON-Datei mit Gemeinden, Orten, Flüssen oder Straßen, höchstens 200 kB; ihr „attribution“ nennt die Quelle. Ohne sie zeigt die Karte den Umkreis und die Orte des Verzeichnisses.',
      en: 'A GeoJSON file with municipalities, towns, rivers or roads, 200 kB at most; its “attribution” names the source. Without it the map shows the region and the towns of the directory.',
    },
  },
}

/** Refuses a file that maps cannot draw. */
async function validateOutline(value: unknown, context: Context): Promise<true | string> {
  if (!value) return true
  const fault = await outlineFault(
    context.req,
    typeof value === 'string' ? value : (value as { id: string }).id,
  )
  return fault === null || translate(localeOf(context.req), `admin.outline.${fault}`)
}

/** Returns what is wrong with a stored file as an outline for maps, or null. */
async function outlineFault(req: PayloadRequest, id: string): Promise<OutlineFault | null> {
  const file = await findOne(req.payload, 'files', id, { req })
  // A missing file is reported elsewhere.
  if (!file?.filename) return null
  if ((file.filesize ?? 0) > maxOutlineBytes) return 'too_much'
  const bytes = await fileStoreOf(req.payload).find(namedFile(file))
  if (!bytes) throw new Error(`The bytes of ${file.filename} are lost`)
  const outline = readOutline(await text(bytes.read()))
  return typeof outline === 'string' ? outline : null
}
