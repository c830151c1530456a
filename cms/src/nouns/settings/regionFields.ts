import { text } from 'node:stream/consumers'
import { maxOutlineBytes, type OutlineFault, readOutline } from '@directory/shared/outline'
import type { GroupField, PayloadRequest, UploadField } from 'payload'
import { type Context, validateDegrees } from '../../operations/collections/validate.ts'
import { namedFile } from '../../operations/fileStore/fileStore.ts'
import { fileStoreOf } from '../../operations/fileStore/fileStoreOf.ts'
import { findOne } from '../../operations/find/find.ts'
import { inBothLanguages, localeOf, translate } from '../../operations/words/translate.ts'

export const regionField: GroupField = {
  name: 'region',
  type: 'group',
  label: { de: 'Region', en: 'Region' },
  admin: { description: inBothLanguages('admin.settings.region') },
  fields: [
    {
      name: 'key',
      type: 'text',
      label: { de: 'Kennung in Adressen', en: 'Key in addresses' },
      required: true,
      maxLength: 40,
      admin: { description: inBothLanguages('admin.settings.key') },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && value !== 'alle') || 'a–z, 0–9, -',
    },
    {
      name: 'label',
      type: 'text',
      label: { de: 'Bezeichnung', en: 'Label' },
      admin: { description: inBothLanguages('admin.settings.region.label') },
      required: true,
      maxLength: 80,
    },
    {
      name: 'aliases',
      type: 'text',
      hasMany: true,
      label: { de: 'Weitere Schreibweisen', en: 'Further spellings' },
      admin: { description: inBothLanguages('admin.settings.aliases') },
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
          admin: { description: inBothLanguages('admin.settings.lat') },
        },
        {
          name: 'lon',
          type: 'number',
          label: { de: 'Mitte: Längengrad', en: 'Centre: longitude' },
          required: true,
          validate: validateDegrees(180),
          admin: { description: inBothLanguages('admin.settings.lon') },
        },
        {
          name: 'radiusKm',
          type: 'number',
          label: { de: 'Umkreis in km', en: 'Radius in km' },
          required: true,
          min: 1,
          max: 500,
          admin: { description: inBothLanguages('admin.settings.radiusKm') },
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
  admin: { description: inBothLanguages('admin.settings.outline') },
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
