import path from 'node:path'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type EmailAdapter, type SanitizedConfig } from 'payload'
import { catalogues, payloadTexts } from '#shared/catalogues'
import { byLocale, defaultLocale } from '#shared/locales'
import { Categories } from './collections/Categories/index.ts'
import { ChangeRequests } from './collections/ChangeRequests/index.ts'
import { Decisions } from './collections/Decisions/index.ts'
import { DifferentEntries } from './collections/DifferentEntries/index.ts'
import { Entries } from './collections/Entries/index.ts'
import { FileParts } from './collections/FileParts/index.ts'
import { Files } from './collections/Files/index.ts'
import { ImportParts } from './collections/ImportParts/index.ts'
import { Imports } from './collections/Imports/index.ts'
import { JournalNotes } from './collections/JournalNotes/index.ts'
import { Links } from './collections/Links/index.ts'
import { Logs } from './collections/Logs/index.ts'
import { Mails } from './collections/Mails/index.ts'
import { News } from './collections/News/index.ts'
import { Pages } from './collections/Pages/index.ts'
import { Reports } from './collections/Reports/index.ts'
import { RequestNotes } from './collections/RequestNotes/index.ts'
import { SecondFactors } from './collections/SecondFactors/index.ts'
import { noteRefusal } from './collections/SecurityEvents/hooks/noteRefusal.ts'
import { SecurityEvents } from './collections/SecurityEvents/index.ts'
import { Sessions } from './collections/Sessions/index.ts'
import { TopCategories } from './collections/TopCategories/index.ts'
import { UnfoundWords } from './collections/UnfoundWords/index.ts'
import { createUsers } from './collections/Users/index.ts'
import { VerificationRequests } from './collections/VerificationRequests/index.ts'
import { Keys } from './collections/VerificationRequests/linkSecrets.ts'
import { Verifications } from './collections/Verifications/index.ts'
import { createDatabaseAdapter } from './database/adapter.ts'
import { backupEndpoint } from './endpoints/backupEndpoint.ts'
import { contractEndpoints } from './endpoints/endpoints.ts'
import { type Environment, environment } from './environment.ts'
import { reportsFollowEntries } from './features/review/reportsFollowEntries.ts'
import { collectionDefaults } from './fields/collectionDefaults.ts'
import { SiteSettings } from './globals/SiteSettings/index.ts'
import { createLogger } from './lib/logging/createLogger.ts'
import { answerRefusal } from './lib/transaction/answerRefusal.ts'
import { migrations } from './migrations/index.ts'

/** Names of errors that are refusals, not faults of the server, and are not logged. */
const refusals = [
  ...['APIError', 'AuthenticationError', 'FileUploadError', 'Forbidden', 'Locked', 'LockedAuth'],
  ...['MissingFile', 'NotFound', 'QueryError', 'ValidationError'],
]

/** Our mails go through the outbox; without an adapter Payload warns at each start. */
const noEmail: EmailAdapter<never> = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Mails are queued by queueMail')),
})

/** The settings are those of one server. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the one list of what the CMS is made of
export async function createConfig(
  settings: Environment,
  { migrates = true } = {},
): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: settings.secret,
    logger: createLogger(settings.logFormat),
    email: noEmail,
    db: await createDatabaseAdapter({ url: settings.databaseUrl, migrations, migrates }),
    collections: [
      Entries,
      Categories,
      TopCategories,
      ChangeRequests,
      Reports,
      RequestNotes,
      Decisions,
      DifferentEntries,
      Verifications,
      FileParts,
      News,
      Links,
      Pages,
      Files,
      createUsers(settings.publicUrl?.startsWith('https:') ?? false),
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
    plugins: [collectionDefaults, reportsFollowEntries],
    endpoints: [...contractEndpoints, backupEndpoint],
    routes: { admin: '/admin', api: '/cms/api' },
    graphQL: { disable: true },
    maxDepth: 2,
    csrf: settings.allowedOrigins,
    hooks: { afterError: [noteRefusal, answerRefusal] },
    i18n: {
      supportedLanguages: { de, en },
      fallbackLanguage: defaultLocale,
      translations: byLocale((locale) => ({ ...payloadTexts[locale], site: catalogues[locale].admin })),
    },
    custom: { sendsMail: settings.smtpUrl !== null },
    admin: {
      user: 'users',
      dateFormat: 'd. MMMM yyyy HH:mm',
      // The site's name is in its settings, which a configuration cannot read.
      meta: {
        titleSuffix: '· Admin',
        defaultOGImageType: 'off',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      // Of our components' paths; they are built into `app/(payload)/admin/importMap.js`.
      importMap: { baseDir: import.meta.dirname },
      components: {
        header: ['/admin/BackToDesk.tsx#BackToDesk'],
        views: { dashboard: { Component: '/admin/Dashboard.tsx#Dashboard' } },
        providers: ['/admin/MarkHydrated.tsx#MarkHydrated', '/admin/SameSession.tsx#SameSession'],
      },
    },
    // A malformed request is no internal error. The security log counts what is refused, `/metrics` all.
    loggingLevels: Object.fromEntries(refusals.map((name) => [name, false])),
    telemetry: false,
    bodyParser: { limits: { fileSize: 20 * 1024 * 1024 } },
    upload: { limits: { fileSize: 20 * 1024 * 1024 }, abortOnLimit: true },
    // Payload would start a process for that with each server that is not in production; `npm run migration` does it.
    typescript: { outputFile: path.resolve(import.meta.dirname, 'payload-types.ts'), autoGenerate: false },
    onInit: (payload) => {
      // Only our own sessions count; Payload's sessionless tokens could not be ended.
      payload.authStrategies = payload.authStrategies.filter(({ name }) => name !== 'local-jwt')
    },
  })
  return withHiddenFolders(config)
}

let config: Promise<SanitizedConfig> | undefined

/** For Payload's own commands; the server and the tests make theirs with other settings. */
export default {
  // biome-ignore lint/suspicious/noThenProperty: Payload awaits it
  then: (...then) => {
    config ??= createConfig(environment())
    return config.then(...then)
  },
} satisfies PromiseLike<SanitizedConfig>

/** The admin UI sends all enumerable settings to browsers. */
function withHiddenFolders(config: SanitizedConfig) {
  Object.defineProperty(config.admin.importMap, 'baseDir', { enumerable: false })
  return config
}
