import { type CataloguePart, catalogueParts, joinTexts, partsUpTo } from '@directory/shared/cataloguePart'
import type { Locale } from '@directory/shared/routes'
import { CallError, callUrl } from './api.ts'
import type { CompiledCatalogue } from './intl.ts'

export const catalogueUrl = (locale: Locale, part: CataloguePart): string =>
  callUrl('GET /api/translations', { locale, part })

/** Asked for plainly, in the words of the document's preload: another request would load it once more. */
async function fetchCatalogue(url: string): Promise<CompiledCatalogue> {
  const response = await fetch(url)
  if (!response.ok) throw new CallError(response.status, 'translations')
  return (await response.json()) as CompiledCatalogue
}

/**
 * The texts of a document: those of its page, and others as soon as somebody is about to go where they are needed.
 * `known` grows; whoever shows a page has waited for its texts.
 */
export function createCatalogues() {
  const known: Partial<Record<Locale, CompiledCatalogue>> = {}
  const arrived = new Map<string, CompiledCatalogue>()
  const underWay = new Map<string, Promise<void>>()

  async function fetchPart(locale: Locale, url: string): Promise<void> {
    arrived.set(url, await fetchCatalogue(url))
    known[locale] = joinTexts(catalogueParts.map((part) => arrived.get(catalogueUrl(locale, part)) ?? {}))
  }

  /** What a page of this part needs; null where it is here already. A failure is forgotten, and the next one asks again. */
  function load(locale: Locale, part: CataloguePart = 'public'): Promise<unknown> | null {
    const missing = partsUpTo(part)
      .map((one) => catalogueUrl(locale, one))
      .filter((url) => !arrived.has(url))
    if (missing.length === 0) return null
    const loading = missing.map((url) => {
      const request = underWay.get(url) ?? fetchPart(locale, url).finally(() => underWay.delete(url))
      underWay.set(url, request)
      return request
    })
    return Promise.all(loading)
  }
  return { known, load }
}
