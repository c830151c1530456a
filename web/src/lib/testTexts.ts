import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import { joinTexts } from '#shared/cataloguePart'
import { allTexts, catalogues } from '#shared/catalogues'
import { splitLocale } from '#shared/locales'
import type { PageRequest } from '#shared/renderedState'

/** In the language of an address; only the requested parts. */
export function textsFor(url: string): PageRequest['texts'] {
  const texts = catalogues[splitLocale(url).locale]
  return (parts) => joinTexts(parts.map((part) => texts[part]))
}

/** At an address, in its language. */
export function drawnAt(url: string, part: ReactElement): string {
  const { locale } = splitLocale(url)
  const routed = createElement(MemoryRouter, { initialEntries: [url] }, part)
  return renderToStaticMarkup(createElement(IntlProvider, { locale, messages: allTexts[locale] }, routed))
}
