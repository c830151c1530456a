import path from 'node:path'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type SanitizedConfig } from 'payload'
import germanTexts from './admin/payloadTexts/de.json' with { type: 'json' }
import englishTexts from './admin/payloadTexts/en.json' with { type: 'json' }
import { backupEndpoint } from './contract/backupEndpoint.ts'
import { closedEndpoints, contractEndpoints } from './contract/endpoints.ts'
import { createDatabaseAdapter } from './database/adapter.ts'
import { migrations } from './database/migrations/index.ts'
import type { Environment } from './environment.ts'
import { DifferentEntries } from './flows/duplicates/DifferentEntries.ts'
import { ImportParts } from './flows/imports/ImportParts.ts'
import { Imports } from './flows/imports/Imports.ts'
import { withReports } from './flows/review/undoDecision.ts'
import { createLogger } from './logging/createLogger.ts'
import { Categories } from './nouns/categories/Categories.ts'
import { TopCategories } from './nouns/categories/TopCategories.ts'
import { ChangeRequests } from './nouns/changeRequests/ChangeRequests.ts'
import { Decisions } from './nouns/decisions/Decisions.ts'
import { Entries } from './nouns/entries/Entries.ts'
import { withEntries } from './nouns/entries/withEntries.ts'
import { FileRevisions } from './nouns/files/FileRevisions.ts'
import { createFiles } from './nouns/files/Files.ts'
import { Links } from './nouns/links/Links.ts'
import { News } from './nouns/news/News.ts'
import { Pages } from './nouns/pages/Pages.ts'
import { Reports } from './nouns/reports/Reports.ts'
import { RequestNotes } from './nouns/requestNotes/RequestNotes.ts'
import { SiteSettings } from './nouns/settings/SiteSettings.ts'
import { SecondFactors } from './nouns/users/SecondFactors.ts'
import { Sessions } from './nouns/users/Sessions.ts'
import { createUsers } from './nouns/users/Users.ts'
import { Keys } from './nouns/verificationRequests/linkSecrets.ts'
import { VerificationRequests } from './nouns/verificationRequests/VerificationRequests.ts'
import { Verifications } from './nouns/verifications/Verifications.ts'
import { UnfoundWords } from './nouns/words/UnfoundWords.ts'
import { nameFields } from './operations/collections/nameFields.ts'
import { withAdminDefaults } from './operations/collections/withAdminDefaults.ts'
import { JournalNotes } from './operations/journal/JournalNotes.ts'
import { Logs } from './operations/log/Logs.ts'
import { Mails } from './operations/mail/Mails.ts'
import { outboxEmail } from './operations/mail/outboxEmail.ts'
import { noteRefusal } from './operations/securityEvents/noteRefusal.ts'
import { SecurityEvents } from './operations/securityEvents/SecurityEvents.ts'
import { answerConflict } from './operations/transaction/answerConflict.ts'

const refusals = [
  'QueryError',
  'ValidationError',
  'APIError',
  'ApiError',
  'UnauthorizedError',
  'AuthenticationError',
  'FileUploadError',
  'Forbidden',
  'Locked',
  'LockedAuth',
  'MissingFile',
  'NotFound',
]

/** A table of contents: what there is, with the settings of one server. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the one list of what the CMS is made of
export async function createConfig(settings: Environment): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: settings.secret,
    logger: createLogger(settings.logFormat),
    email: outboxEmail(settings.mailFrom),
    db: await createDatabaseAdapter({ url: settings.databaseUrl, migrations }),
    collections: [
      withReports(Entries),
      withEntries(Categories),
      TopCategories,
      ChangeRequests,
      Reports,
      RequestNotes,
      Decisions,
      DifferentEntries,
      Verifications,
      FileRevisions,
      News,
      Links,
      Pages,
      createFiles(settings),
      withAdminDefaults(createUsers(settings.publicUrl?.startsWith('https:') ?? false)),
      Sessions,
      SecondFactors,
      Mails,
      VerificationRequests,
      Keys,
      Imports,
      ImportParts,
      Logs,
      JournalNotes,
      SecurityEvents,
      UnfoundWords,
    ],
    globals: [SiteSettings],
    endpoints: [...contractEndpoints, ...closedEndpoints, backupEndpoint],
    routes: { admin: '/admin', api: '/cms/api' },
    graphQL: { disable: true },
    maxDepth: 2,
    csrf: settings.allowedOrigins,
    hooks: { afterError: [noteRefusal, nameFields, answerConflict] },
    i18n: {
      supportedLanguages: { de, en },
      fallbackLanguage: 'de',
      // In place of Payload's own texts, where these are technical, say what is not so here, or do not say "Sie".
      translations: { de: germanTexts, en: englishTexts } as never,
    },
    custom: { sendsMail: settings.smtpUrl !== null },
    admin: {
      user: 'users',
      dateFormat: 'd. MMMM yyyy HH:mm',
      // The site's own name is in its settings, which a configuration cannot read.
      meta: {
        titleSuffix: '· Admin',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      // Base folder of our own components' paths; they are built into `app/(payload)/admin/importMap.js`.
      importMap: { baseDir: import.meta.dirname },
      components: {
        header: ['/admin/BackToDesk.tsx#BackToDesk'],
        views: { dashboard: { Component: '/admin/Dashboard.tsx#Dashboard' } },
        providers: ['/admin/TakenOver.tsx#TakenOver', '/admin/SameSession.tsx#SameSession'],
      },
    },
    // A malformed request is not an internal error. The security log counts what is refused, `/metrics` all.
    loggingLevels: Object.fromEntries(refusals.map((name) => [name, false])),
    telemetry: false,
    bodyParser: { limits: { fileSize: 20 * 1024 * 1024 } },
    upload: { limits: { fileSize: 20 * 1024 * 1024 }, abortOnLimit: true },
    // Payload would start a process for that with each server that is not in production; `npm run migration` does it.
    typescript: { outputFile: path.resolve(import.meta.dirname, 'payload-types.ts'), autoGenerate: false },
    onInit: (payload) => {
      // Only sessions of our own open a door; Payload's sessionless tokens could not be ended.
      payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'local-jwt')
    },
  })
  return withHiddenFolders(config)
}

/** Hides paths on the machine from the admin UI, which sends all enumerable settings to browsers. */
function withHiddenFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { upload } of config.collections)
    if (upload.staticDir) Object.defineProperty(upload, 'staticDir', { enumerable: false })
  Object.defineProperty(config.admin.importMap, 'baseDir', { enumerable: false })
  return config
}
