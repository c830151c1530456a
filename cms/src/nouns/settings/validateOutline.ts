import type { OutlineFault } from '@directory/shared/outline'
import { type Context, inLanguage } from '../../operations/collections/validate.ts'
import { outlineFault } from '../files/outlineFault.ts'

const words: Record<OutlineFault, readonly [de: string, en: string]> = {
  too_much: [
    'Die Datei ist zu groß: höchstens 200 kB. Vereinfachen Sie die Umrisse, zum Beispiel mit mapshaper.org.',
    'The file is too large: 200 kB at most. Simplify the outlines, for example with mapshaper.org.',
  ],
  no_json: ['Die Datei ist kein JSON.', 'The file is no JSON.'],
  no_collection: [
    'Die Datei ist kein GeoJSON mit einer „FeatureCollection“.',
    'The file is no GeoJSON with a “FeatureCollection”.',
  ],
  no_places: [
    'Die Datei enthält nichts, was gezeichnet werden kann: nur Flächen, Linien und Punkte in Grad (WGS 84).',
    'The file holds something that cannot be drawn: only areas, lines and points in degrees (WGS 84).',
  ],
}

/** A file that no map could draw is refused where it is chosen. */
export async function validateOutline(
  value: string | { id: string } | null | undefined,
  context: Context,
): Promise<true | string> {
  if (!value) return true
  const fault = await outlineFault(context.req, typeof value === 'string' ? value : value.id)
  return fault === null || inLanguage(context, ...words[fault])
}
