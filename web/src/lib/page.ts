import type { CataloguePart } from '@directory/shared/cataloguePart'
import type { OutputOf } from '@directory/shared/contract'
import type { Locale } from '@directory/shared/routes'
import type { Settings } from '@directory/shared/settings'
import type { ComponentType } from 'react'
import { callUrl, type GetKey, type UrlInput } from './api.ts'
import type { MessageId, Values } from './intl.ts'

export interface PageContext {
  /** Decoded parameters of the path. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  locale: Locale
  /** Known on the server always, in the browser as soon as they have arrived. */
  settings: Settings | undefined
}

/** Answer of a call that `load` asked for, or undefined while (or because) there is none. */
export type Read = <K extends GetKey>(key: K, input?: UrlInput<K>) => OutputOf<K> | undefined

/** A message, a message with values (also for keys that come from data), or text as it is. */
export type Text = MessageId | { id: string; values?: Values } | { text: string }

export interface Page {
  route: { path: string }
  component: ComponentType
  /** Addresses (`callUrl`) of the public GETs to have before rendering; settings are always there. */
  load?: (context: PageContext) => string[]
  /** Whose texts it needs, title included; without it those for everybody. */
  texts?: CataloguePart
  title: Text | ((context: PageContext, read: Read) => Text)
  /** For search engines; the default speaks about the whole site. */
  description?: Text | ((context: PageContext, read: Read) => Text)
  /** Answer of the server, 200 by default; a redirect names the (German) path. Refused loads decide first. */
  status?: (context: PageContext, read: Read) => 200 | 404 | { redirect: string }
  /** The (German) path that search engines should know; the default is the path without its query. */
  canonical?: (context: PageContext) => string
  noindex?: boolean
  /** The source file of a component that is fetched only when somebody comes here, see `lazyPage`. */
  chunk?: string
  /** Where `chunk` only lets in who is logged in: the source file of what they came for. */
  chunkBehindLogin?: string
  /** Fetches `chunk`; null where it is here. */
  preload?: () => Promise<unknown> | null
  /** Belongs to one visitor: neither the server nor any cache on the way keeps it. */
  noStore?: boolean
  /** Only for people who are logged in, or administrators. Rendered in the browser only; the component may be lazy. */
  staff?: boolean | 'admin'
}

export function definePage(page: Page): Page {
  return page
}

export function readFrom(answers: (url: string) => unknown): Read {
  return ((key: GetKey, input?: object) => answers(callUrl(key, input as never))) as Read
}

export function resolveText(text: Text, format: (id: string, values?: Values) => string): string {
  if (typeof text === 'string') return format(text)
  return 'text' in text ? text.text : format(text.id, text.values)
}

export function pageTitle(
  page: Page,
  context: PageContext,
  read: Read,
  format: (id: string, values?: Values) => string,
): string {
  return resolveText(typeof page.title === 'function' ? page.title(context, read) : page.title, format)
}

/** What stands in the browser's tab; the home page is the site itself. */
export function documentTitle(page: Page, title: string, siteTitle: string): string {
  return page.route.path === '/' || page.route.path === '/homepage' ? siteTitle : `${title} – ${siteTitle}`
}
