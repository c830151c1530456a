import { joinTexts } from '@directory/shared/cataloguePart'
import { catalogues } from '@directory/shared/catalogues'
import { splitLocale } from '@directory/shared/locales'
import type { PageRequest } from '@directory/shared/renderedState'

/** Returns texts in the language of an address, for tests; only the requested parts. */
export function textsFor(url: string): PageRequest['texts'] {
  const texts = catalogues[splitLocale(url).locale]
  return (parts) => joinTexts(parts.map((part) => texts[part]))
}
