import type { CataloguePart } from './cataloguePart.ts'
import type { Catalogue } from './catalogues.ts'
import type { OutputOf, RefusalValues } from './contract.ts'
import type { Locale } from './locales.ts'
import type { Settings } from './settings.ts'

/** Came back (or is opened) without scripts. */
export interface SentForm {
  kind: 'new' | 'change' | 'report'
  values: Record<string, string>
  errors: { code: string; field?: string; message: string; values?: RefusalValues }[]
  /** Drawn by the server; absent if the form needs no code. */
  captchaId?: string
}

/** What the link of a mail opens, and why what was sent by it was refused. */
export interface OpenedLink {
  /** Null where it opens nothing; then `refusal` says why. */
  ask: OutputOf<'POST /api/verificationRequest'> | null
  /** Of links that ask the submitter of a request. */
  question?: OutputOf<'POST /api/question'> | null
  /** An answer that was refused. */
  typed?: string
  refusal?: { code: string; message: string }
}

/** Its place in the queue, or why it will not come. */
export type AwaitedBooklet = { place: number } | { code: string; values?: RefusalValues }

/** A filled-in form, a form that was just sent, the content of their link, an awaited booklet. */
export interface Visit {
  form?: SentForm
  /** The request that the page speaks of. */
  justSent?: true
  link?: OpenedLink
  booklet?: AwaitedBooklet
}

/** Travels in the document as JSON. */
export interface RenderedState extends Visit {
  /** Answers of calls, by address. */
  data: Record<string, unknown>
  /** Refusals of calls, by address. */
  errors: Record<string, { status: number; code: string }>
  /** For the footer: the browser's clock may be in another year. */
  year: number
  /** `PUBLIC_URL`, without a slash at the end. */
  publicUrl?: string
  /** If any, without parameters that the page does not use. */
  search?: string
  keepsPages?: true
}

/** Addresses of the built site's files. */
export interface PageAssets {
  scripts: string[]
  styles: string[]
  boot: string
  /** Fonts and script chunks for every page. */
  preloads?: string[]
  /** Outside the first load, by source file. */
  chunks?: Record<string, { scripts: string[]; styles: string[] }>
}

/** Above a limit, or for too long an address; made without rendering. */
export interface RefusalRequest extends Pick<PageRequest, 'texts'> {
  locale: Locale
  styles: readonly string[]
  settings: Pick<Settings, 'phone' | 'phoneText'>
  /** Minutes to wait before trying again; or why trying again is of no use. */
  reason: { minutes: number } | { words: string }
  /** Unchanged, so that no input is lost. */
  sent?: Readonly<Record<string, string>>
}

export interface PageRequest extends Visit {
  /** As requested; the path can be decoded. */
  url: string
  /** Within the process; rejects with `{ status, code }`. */
  load: (url: string) => Promise<unknown>
  /** Texts of the page's language, by key. */
  texts: (parts: readonly CataloguePart[]) => Catalogue
  /** Scheme and host, for canonical addresses. */
  origin: string
  /** `origin` is `PUBLIC_URL`; otherwise nothing stored elsewhere may be derived from it. */
  isKnownOrigin?: boolean
  /** The service worker is to keep pages. */
  keepsPages?: boolean
  year: number
  assets: PageAssets
}

export interface RenderedPage {
  status: number
  location?: string
  html: string
  /** Belongs to one visitor and must not be stored anywhere. */
  noStore?: boolean
  /** Hosts of the settings may frame it. */
  isFramed?: boolean
}
