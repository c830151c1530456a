import type { Locale } from '@directory/shared/routes'
import { CallError, callUrl } from './api.ts'
import type { Catalogue } from './intl.ts'

export const catalogueUrl = (locale: Locale): string => callUrl('GET /api/translations', { locale })

/** Asked for plainly, in the words of the document's preload: another request would load it once more. */
async function fetchCatalogue(locale: Locale): Promise<Catalogue> {
  const response = await fetch(catalogueUrl(locale))
  if (!response.ok) throw new CallError(response.status, 'translations')
  return (await response.json()) as Catalogue
}

/**
 * The languages of a document: its own, and the other as soon as somebody is about to change to it.
 * `known` grows; whoever shows a language has waited for it.
 */
export function createCatalogues() {
  const known: Partial<Record<Locale, Catalogue>> = {}
  const underWay = new Map<Locale, Promise<void>>()

  /** Null where it is here already. A failure is forgotten, and the next one asks again. */
  function load(locale: Locale): Promise<void> | null {
    if (known[locale]) return null
    const loading =
      underWay.get(locale) ??
      fetchCatalogue(locale)
        .then((catalogue) => {
          known[locale] = catalogue
        })
        .finally(() => underWay.delete(locale))
    underWay.set(locale, loading)
    return loading
  }
  return { known, load }
}
