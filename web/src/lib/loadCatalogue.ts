import { type CataloguePart, partsUpTo } from '#shared/cataloguePart'
import type { Locale } from '#shared/locales'
import { CallError, callUrl } from './api.ts'
import type { CompiledCatalogue } from './intl.ts'

export const catalogueUrl = (locale: Locale, part: CataloguePart): string =>
  callUrl('GET /api/translations', { locale, part })

/** With the options of the document's preload; others would download it twice. */
async function fetchCatalogue(url: string): Promise<CompiledCatalogue> {
  const response = await fetch(url)
  if (!response.ok) throw new CallError(response.status, 'translations')
  return (await response.json()) as CompiledCatalogue
}

/** `known` only grows; a page is shown once its texts are in it. */
export function createCatalogues() {
  const known: Partial<Record<Locale, CompiledCatalogue>> = {}
  const loadedParts = new Set<string>()
  const requests = new Map<string, Promise<void>>()

  async function fetchPart(locale: Locale, url: string) {
    const texts = await fetchCatalogue(url)
    loadedParts.add(url)
    known[locale] = Object.assign({}, known[locale], texts)
  }

  /** Null if they are loaded. After a failure the next call tries again. */
  function load(locale: Locale, part: CataloguePart = 'public'): Promise<unknown> | null {
    const missing = partsUpTo(part)
      .map((one) => catalogueUrl(locale, one))
      .filter((url) => !loadedParts.has(url))
    if (missing.length === 0) return null
    const loading = missing.map((url) => {
      const request = requests.get(url) ?? fetchPart(locale, url).finally(() => requests.delete(url))
      requests.set(url, request)
      return request
    })
    return Promise.all(loading)
  }
  return { known, load }
}
