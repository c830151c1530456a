import type { ComponentType } from 'react'
import type { Thing } from 'schema-dts'
import type { CataloguePart } from '#shared/cataloguePart'
import type { OutputOf } from '#shared/contract'
import type { Locale } from '#shared/locales'
import type { Settings } from '#shared/settings'
import { callUrl, type GetKey, type UrlInput } from './api.ts'
import type { MessageId, TextValues } from './intl.ts'

/** Of a (German) path, in the language of the page. */
export type ToAbsoluteUrl = (path: string) => string

export interface PageContext {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  locale: Locale
  settings: Settings
}

/** Undefined while it is missing or if it failed. */
export type ReadAnswer = <K extends GetKey>(key: K, input?: UrlInput<K>) => OutputOf<K> | undefined

/** `id` may come from data. */
type PageText = MessageId | { id: string; values?: TextValues } | { text: string }

export interface Page {
  route: { path: string }
  code: () => Promise<{ default: ComponentType }>
  /** By it the server finds the built files that the document names. */
  chunk: string
  /** `callUrl`s of the public GETs to load before rendering; settings are always included. */
  load?: (context: PageContext) => string[]
  /** Title included; the default is the part for every visitor. */
  texts?: CataloguePart
  title: PageText | ((context: PageContext, read: ReadAnswer) => PageText)
  /** The default describes the whole site. */
  description?: PageText | ((context: PageContext, read: ReadAnswer) => PageText)
  /** 200 by default; a redirect names the (German) path. A refused load takes precedence. */
  status?: (context: PageContext, read: ReadAnswer) => 200 | 404 | { redirect: string }
  /** (German) path, null for none; the default is the path without its query. */
  canonical?: (context: PageContext, read: ReadAnswer) => string | null
  /** Only the server calls it, `status` and `canonical`: `import.meta.env.SSR` guards what they import. */
  structuredData?: (
    context: PageContext,
    read: ReadAnswer,
    absoluteUrl: ToAbsoluteUrl,
    text: Format,
  ) => Thing[]
  /** Links to `noindex` pages need it to show anything. */
  shareTexts?: { title: PageText; description: PageText }
  noindex?: boolean
  /** In frames of other sites: without the site's header and without scripts. */
  isFramed?: boolean
  /** If `chunk` is the frame of the staff's pages: the source file of the page inside. */
  chunkBehindLogin?: string
  /** Belongs to one visitor: neither the server nor any cache stores it. */
  noStore?: boolean
  /** Rendered only in the browser. */
  staff?: boolean | 'admin'
}

export function answerReader(answerOf: (url: string) => unknown): ReadAnswer {
  return ((key: GetKey, input?: object) => answerOf(callUrl(key, input as never))) as ReadAnswer
}

export type Format = (id: string, values?: TextValues) => string

export function resolveText(text: PageText, format: Format): string {
  if (typeof text === 'string') return format(text)
  return 'text' in text ? text.text : format(text.id, text.values)
}

export function pageTitle({ title }: Page, context: PageContext, read: ReadAnswer, format: Format): string {
  return resolveText(typeof title === 'function' ? title(context, read) : title, format)
}

/** A page without a title of its own has the site's. */
export function documentTitle(title: string, siteTitle: string): string {
  return title ? `${title} – ${siteTitle}` : siteTitle
}
