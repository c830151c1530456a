import type { CataloguePart } from '@directory/shared/cataloguePart'
import type { OutputOf } from '@directory/shared/contract'
import type { Locale } from '@directory/shared/locales'
import type { Settings } from '@directory/shared/settings'
import type { ComponentType } from 'react'
import type { Thing } from 'schema-dts'
import { callUrl, type GetKey, type UrlInput } from './api.ts'
import type { MessageId, TextValues } from './intl.ts'

/** Returns the absolute address of a (German) path, in the language of the page. */
export type ToAbsoluteUrl = (path: string) => string

export interface PageContext {
  /** Decoded path parameters. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  locale: Locale
  /** Always known on the server; in the browser once they have arrived. */
  settings: Settings | undefined
}

/** Reads the answer of a call from `load`; undefined while it is missing or if it failed. */
export type ReadAnswer = <K extends GetKey>(key: K, input?: UrlInput<K>) => OutputOf<K> | undefined

/** A message, a message with values (for keys that come from data, too), or plain text. */
export type PageText = MessageId | { id: string; values?: TextValues } | { text: string }

export interface Page {
  route: { path: string }
  /** Fetches the code of the page. */
  code: () => Promise<{ default: ComponentType }>
  /** Source file of that code, by which the server finds the built files that the document names. */
  chunk: string
  /** Addresses (`callUrl`) of the public GETs to load before rendering; settings are always included. */
  load?: (context: PageContext) => string[]
  /** Catalogue part that the page needs, title included; the default is the part for every visitor. */
  texts?: CataloguePart
  title: PageText | ((context: PageContext, read: ReadAnswer) => PageText)
  /** Description for search engines; the default describes the whole site. */
  description?: PageText | ((context: PageContext, read: ReadAnswer) => PageText)
  /** The server's status, 200 by default; a redirect names the (German) path. A refused load takes precedence. */
  status?: (context: PageContext, read: ReadAnswer) => 200 | 404 | { redirect: string }
  /** Returns the (German) path for search engines, null for none; the default is the path without its query. */
  canonical?: (context: PageContext, read: ReadAnswer) => string | null
  /** Returns JSON-LD for search engines. Only the server calls it: guard its imports with `import.meta.env.SSR`. */
  structuredData?: (
    context: PageContext,
    read: ReadAnswer,
    absoluteUrl: ToAbsoluteUrl,
    text: (id: MessageId, values?: TextValues) => string,
  ) => Thing[]
  /** Texts of a shared link in place of title and description; links to `noindex` pages need it to show anything. */
  shareTexts?: { title: PageText; description: PageText }
  noindex?: boolean
  /** True if other sites may show the page in a frame: without the site's header and without scripts. */
  isFramed?: boolean
  /** If `chunk` is the frame of the staff's pages: the source file of the page inside. */
  chunkBehindLogin?: string
  /** True if the document belongs to one visitor: neither the server nor any cache stores it. */
  noStore?: boolean
  /** Restricts the page to logged-in users, or to administrators. Rendered only in the browser. */
  staff?: boolean | 'admin'
}

/** Result of a matched address: a page in a language. */
export interface PageInLocale {
  page: Page
  locale: Locale
}

export function definePage(page: Page): Page {
  return page
}

export function answerReader(answerOf: (url: string) => unknown): ReadAnswer {
  return ((key: GetKey, input?: object) => answerOf(callUrl(key, input as never))) as ReadAnswer
}

/** Words a message by its key. */
export type Format = (id: string, values?: TextValues) => string

export function resolveText(text: PageText, format: Format): string {
  if (typeof text === 'string') return format(text)
  return 'text' in text ? text.text : format(text.id, text.values)
}

export function pageTitle({ title }: Page, context: PageContext, read: ReadAnswer, format: Format): string {
  return resolveText(typeof title === 'function' ? title(context, read) : title, format)
}

/** Returns the title of the browser's tab; a page without a title of its own has the site's. */
export function documentTitle(title: string, siteTitle: string): string {
  return title ? `${title} – ${siteTitle}` : siteTitle
}
