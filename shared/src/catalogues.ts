import { type CataloguePart, joinTexts } from './cataloguePart.ts'
import deAccessibility from './messages/de/accessibility.json' with { type: 'json' }
import deAccounts from './messages/de/accounts.json' with { type: 'json' }
import deAdmin from './messages/de/admin.json' with { type: 'json' }
import deBrochure from './messages/de/brochure.json' with { type: 'json' }
import deCalls from './messages/de/calls.json' with { type: 'json' }
import deCategories from './messages/de/categories.json' with { type: 'json' }
import deConfirm from './messages/de/confirm.json' with { type: 'json' }
import deContent from './messages/de/content.json' with { type: 'json' }
import deDirectory from './messages/de/directory.json' with { type: 'json' }
import deEntries from './messages/de/entries.json' with { type: 'json' }
import deForms from './messages/de/forms.json' with { type: 'json' }
import deHistory from './messages/de/history.json' with { type: 'json' }
import deHub from './messages/de/hub.json' with { type: 'json' }
import deImports from './messages/de/imports.json' with { type: 'json' }
import deMylist from './messages/de/mylist.json' with { type: 'json' }
import dePaper from './messages/de/paper.json' with { type: 'json' }
import deProvider from './messages/de/provider.json' with { type: 'json' }
import dePublic from './messages/de/public.json' with { type: 'json' }
import deReceived from './messages/de/received.json' with { type: 'json' }
import deReport from './messages/de/report.json' with { type: 'json' }
import deRequests from './messages/de/requests.json' with { type: 'json' }
import deReview from './messages/de/review.json' with { type: 'json' }
import deSearch from './messages/de/search.json' with { type: 'json' }
import deServer from './messages/de/server.json' with { type: 'json' }
import deStaff from './messages/de/staff.json' with { type: 'json' }
import enAccessibility from './messages/en/accessibility.json' with { type: 'json' }
import enAccounts from './messages/en/accounts.json' with { type: 'json' }
import enAdmin from './messages/en/admin.json' with { type: 'json' }
import enBrochure from './messages/en/brochure.json' with { type: 'json' }
import enCalls from './messages/en/calls.json' with { type: 'json' }
import enCategories from './messages/en/categories.json' with { type: 'json' }
import enConfirm from './messages/en/confirm.json' with { type: 'json' }
import enContent from './messages/en/content.json' with { type: 'json' }
import enDirectory from './messages/en/directory.json' with { type: 'json' }
import enEntries from './messages/en/entries.json' with { type: 'json' }
import enForms from './messages/en/forms.json' with { type: 'json' }
import enHistory from './messages/en/history.json' with { type: 'json' }
import enHub from './messages/en/hub.json' with { type: 'json' }
import enImports from './messages/en/imports.json' with { type: 'json' }
import enMylist from './messages/en/mylist.json' with { type: 'json' }
import enPaper from './messages/en/paper.json' with { type: 'json' }
import enProvider from './messages/en/provider.json' with { type: 'json' }
import enPublic from './messages/en/public.json' with { type: 'json' }
import enReceived from './messages/en/received.json' with { type: 'json' }
import enReport from './messages/en/report.json' with { type: 'json' }
import enRequests from './messages/en/requests.json' with { type: 'json' }
import enReview from './messages/en/review.json' with { type: 'json' }
import enSearch from './messages/en/search.json' with { type: 'json' }
import enServer from './messages/en/server.json' with { type: 'json' }
import enStaff from './messages/en/staff.json' with { type: 'json' }
import type { Locale } from './routes.ts'

/** ICU messages by key. */
export type Catalogue = Readonly<Record<string, string>>

const de = {
  public: dePublic,
  directory: deDirectory,
  provider: deProvider,
  search: deSearch,
  mylist: deMylist,
  paper: dePaper,
  forms: deForms,
  report: deReport,
  requests: deRequests,
  confirm: deConfirm,
  received: deReceived,
  accessibility: deAccessibility,
  staff: deStaff,
  review: deReview,
  imports: deImports,
  content: deContent,
  hub: deHub,
  history: deHistory,
  categories: deCategories,
  accounts: deAccounts,
  entries: deEntries,
  calls: deCalls,
  brochure: deBrochure,
  server: deServer,
  admin: deAdmin,
} satisfies Record<CataloguePart, Catalogue>

const en: Record<CataloguePart, Catalogue> = {
  public: enPublic,
  directory: enDirectory,
  provider: enProvider,
  search: enSearch,
  mylist: enMylist,
  paper: enPaper,
  forms: enForms,
  report: enReport,
  requests: enRequests,
  confirm: enConfirm,
  received: enReceived,
  accessibility: enAccessibility,
  staff: enStaff,
  review: enReview,
  imports: enImports,
  content: enContent,
  hub: enHub,
  history: enHistory,
  categories: enCategories,
  accounts: enAccounts,
  entries: enEntries,
  calls: enCalls,
  brochure: enBrochure,
  server: enServer,
  admin: enAdmin,
}

/** All texts of the interface. Not for the browser's script: a page asks the server for those it needs. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<CataloguePart, Catalogue>>>> = { de, en }

export type MessageId = { [Part in CataloguePart]: keyof (typeof de)[Part] }[CataloguePart]

const joined = (parts: Record<CataloguePart, Catalogue>) =>
  joinTexts(Object.values(parts)) as Record<MessageId, string>

/** All texts as one object, with each key known to the types. */
export const allTexts = { de: joined(de), en: joined(en) }
