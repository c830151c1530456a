import type { CataloguePart } from './cataloguePart.ts'
import type { Catalogue } from './catalogues.ts'
import type { OutputOf, RefusalValues } from './contract.ts'
import type { Locale } from './locales.ts'
import type { Settings } from './settings.ts'

/** A form that came back (or is opened) without scripts. */
export interface SentForm {
  kind: 'new' | 'change' | 'report'
  /** Typed values by field name. */
  values: Record<string, string>
  /** Errors in the order in which they are shown. */
  errors: { code: string; field?: string; message: string; values?: RefusalValues }[]
  /** Id of the captcha that the server has drawn; absent if the form needs no code. */
  captchaId?: string
}

/** What the link of a mail opens, and why what was sent by it was refused. */
export interface OpenedLink {
  /** Null where it opens nothing; then `refusal` says why. */
  ask: OutputOf<'POST /api/verificationRequest'> | null
  /** The same, of the links that ask the submitter of a request. */
  question?: OutputOf<'POST /api/question'> | null
  /** An answer that was refused. */
  typed?: string
  refusal?: { code: string; message: string }
}

/** What became of a booklet that is not there: its place in the queue, or why it will not come. */
export type AwaitedBooklet = { place: number } | { code: string; values?: RefusalValues }

/** State of one visitor: a filled-in form, a form that was just sent, the content of their link, an awaited booklet. */
export interface Visit {
  form?: SentForm
  /** The visitor has just sent the request that the page speaks of. */
  justSent?: true
  link?: OpenedLink
  booklet?: AwaitedBooklet
}

/** What the server rendered a document with; travels in the document as JSON. */
export interface RenderedState extends Visit {
  /** Answers of calls, by address. */
  data: Record<string, unknown>
  /** Refusals of calls, by address. */
  errors: Record<string, { status: number; code: string }>
  /** For the footer: the browser's clock may be in another year. */
  year: number
  /** Scheme and host by which the site is known (`PUBLIC_URL`), without a slash at the end. */
  publicUrl?: string
  /** The query by which it was rendered, if any, without parameters that the page does not use. */
  search?: string
  /** The service worker is to keep pages for times without a connection. */
  keepsPages?: true
}

/** Addresses of the built site's files. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
  /** Small classic script that runs before the first paint. */
  boot: string
  /** Fonts and script chunks that every page needs. */
  preloads?: string[]
  /** Scripts and styles of pages outside the first load, by source file. */
  chunks?: Record<string, { scripts: string[]; styles: string[] }>
}

/** What the page is made of that is sent above a limit, or for too long an address; it is made without rendering. */
export interface RefusalRequest extends Pick<PageRequest, 'texts'> {
  locale: Locale
  styles: readonly string[]
  settings: Pick<Settings, 'phone' | 'phoneText'>
  /** Minutes to wait before trying again; or why trying again is of no use. */
  reason: { minutes: number } | { words: string }
  /** Fields of the posted form, unchanged, so that no input is lost. */
  sent?: Readonly<Record<string, string>>
}

/** What a page is rendered for. */
export interface PageRequest extends Visit {
  /** Path and query as requested; the path can be decoded. */
  url: string
  /** Answers a public GET within the process; rejects with `{ status, code }`. */
  load: (url: string) => Promise<unknown>
  /** Texts of the page's language, by key. */
  texts: (parts: readonly CataloguePart[]) => Catalogue
  /** Scheme and host, for canonical addresses. */
  origin: string
  /** True if `origin` is `PUBLIC_URL`; otherwise nothing stored elsewhere may be derived from it. */
  isKnownOrigin?: boolean
  /** True if the service worker is to keep pages. */
  keepsPages?: boolean
  /** The current year in the region, for the footer. */
  year: number
  assets: PageAssets
}

/** Result of rendering a page on the server. */
export interface RenderedPage {
  status: number
  /** Target of a redirect. */
  location?: string
  html: string
  /** True if the document belongs to one visitor and must not be stored anywhere. */
  noStore?: boolean
  /** True if hosts of the settings may frame it. */
  isFramed?: boolean
}
