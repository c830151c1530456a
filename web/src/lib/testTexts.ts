import { joinTexts } from '@directory/shared/cataloguePart'
import { catalogues } from '@directory/shared/catalogues'
import { splitLocale } from '@directory/shared/routes'
import type { RenderRequest } from '../app/entry-server.tsx'

/** The texts of the language of an address, for tests: only those parts that are asked for. */
export function textsFor(url: string): RenderRequest['texts'] {
  const texts = catalogues[splitLocale(url).locale]
  return (parts) => joinTexts(parts.map((part) => texts[part]))
}
