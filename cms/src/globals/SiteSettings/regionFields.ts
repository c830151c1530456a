import { text } from 'node:stream/consumers'
import type { GroupField, PayloadRequest, UploadField } from 'payload'
import { row } from '#fields/fields.ts'
import { type Context, validateDegrees } from '#hooks/validate.ts'
import { findBytes } from '#lib/fileBytes/fileBytes.ts'
import { findOne } from '#lib/find/find.ts'
import { localeOf, translate } from '#lib/words/translate.ts'
import { maxOutlineBytes, readOutline } from '#shared/outline'

export const regionField: GroupField = {
  name: 'region',
  type: 'group',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      maxLength: 40,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) && value !== 'alle') || 'a–z, 0–9, -', // 'alle': `allRegions`.
    },
    { name: 'label', type: 'text', required: true, maxLength: 80 },
    { name: 'aliases', type: 'text', hasMany: true },
    row(
      { name: 'lat', type: 'number', required: true, validate: validateDegrees(90) },
      { name: 'lon', type: 'number', required: true, validate: validateDegrees(180) },
      { name: 'radiusKm', type: 'number', required: true, min: 1, max: 500 },
    ),
  ],
}

export const outlineField: UploadField = {
  name: 'outline',
  type: 'upload',
  relationTo: 'files',
  validate: validateOutline,
}

/** Maps must be able to draw it. */
async function validateOutline(value: unknown, context: Context) {
  if (!value) return true
  const id = typeof value === 'string' ? value : (value as { id: string }).id
  const fault = await outlineFault(context.req, id)
  return fault === null || translate(localeOf(context.req), `admin.outline.${fault}`)
}

/** Null if maps can draw it. */
async function outlineFault(req: PayloadRequest, id: string) {
  const file = await findOne(req, 'files', id)
  // A missing file is reported elsewhere.
  if (!file?.filename) return null
  if ((file.filesize ?? 0) > maxOutlineBytes) return 'too_much'
  const bytes = await findBytes(req, file.id)
  if (!bytes) throw new Error(`The bytes of ${file.filename} are lost`)
  const outline = readOutline(await text(bytes.read()))
  return typeof outline === 'string' ? outline : null
}
