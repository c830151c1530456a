import path from 'node:path'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { buildConfig, type SanitizedConfig } from 'payload'
import { germanTexts } from './admin/payloadTexts/de.ts'
import { englishTexts } from './admin/payloadTexts/en.ts'
import { AskMails } from './collections/AskMails.ts'
import { Asks } from './collections/Asks.ts'
import { atDesk } from './collections/atDesk.ts'
import { CallAttempts } from './collections/CallAttempts.ts'
import { Categories } from './collections/Categories.ts'
import { ChangeRequests } from './collections/ChangeRequests.ts'
import { Confirmations } from './collections/Confirmations.ts'
import { Decisions } from './collections/Decisions.ts'
import { DifferentEntries } from './collections/DifferentEntries.ts'
import { Entries } from './collections/Entries.ts'
import { createFiles } from './collections/Files.ts'
import { FormerBytes } from './collections/FormerBytes.ts'
import { answerConflict } from './collections/hooks/answerConflict.ts'
import { nameFields } from './collections/hooks/nameFields.ts'
import { noteRefusal } from './collections/hooks/noteRefusal.ts'
import { ImportParts } from './collections/ImportParts.ts'
import { Imports } from './collections/Imports.ts'
import { Links } from './collections/Links.ts'
import { Logs } from './collections/Logs.ts'
import { Mails } from './collections/Mails.ts'
import { News } from './collections/News.ts'
import { Objections } from './collections/Objections.ts'
import { Pages } from './collections/Pages.ts'
import { Reminders } from './collections/Reminders.ts'
import { Reports } from './collections/Reports.ts'
import { RequestNotes } from './collections/RequestNotes.ts'
import { guardRawApi } from './collections/raw/guardRawApi.ts'
import { SecondFactors } from './collections/SecondFactors.ts'
import { SecurityEvents } from './collections/SecurityEvents.ts'
import { Sessions } from './collections/Sessions.ts'
import { TopCategories } from './collections/TopCategories.ts'
import { UnfoundWords } from './collections/UnfoundWords.ts'
import { createUsers } from './collections/Users/index.ts'
import { backupEndpoint } from './contract/backupEndpoint.ts'
import { closedEndpoints, contractEndpoints } from './contract/endpoints.ts'
import { erasureEndpoints } from './contract/erasureEndpoints.ts'
import { createDatabaseAdapter } from './database/adapter.ts'
import { migrations } from './database/migrations/index.ts'
import type { Environment } from './environment.ts'
import { SiteSettings } from './globals/SiteSettings.ts'
import { createLogger } from './logging/createLogger.ts'

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
export async function createConfig(settings: Environment): Promise<SanitizedConfig> {
  const config = await buildConfig({
    secret: settings.secret,
    logger: createLogger(settings.logFormat),
    db: await createDatabaseAdapter({ url: settings.databaseUrl, migrations }),
    collections: [
      Entries,
      Categories,
      TopCategories,
      ChangeRequests,
      Reports,
      RequestNotes,
      Decisions,
      DifferentEntries,
      Confirmations,
      CallAttempts,
      FormerBytes,
      News,
      Links,
      Pages,
      createFiles(settings),
      atDesk(createUsers(settings.publicUrl?.startsWith('https:') ?? false)),
      Sessions,
      SecondFactors,
      Mails,
      Reminders,
      Asks,
      AskMails,
      Objections,
      Imports,
      ImportParts,
      Logs,
      SecurityEvents,
      UnfoundWords,
    ],
    globals: [SiteSettings],
    endpoints: [...contractEndpoints, ...closedEndpoints, backupEndpoint, ...erasureEndpoints],
    routes: { admin: '/admin', api: '/cms/api' },
    graphQL: { disable: true },
    maxDepth: 2,
    csrf: settings.allowedOrigins,
    hooks: { afterError: [noteRefusal, nameFields, answerConflict] },
    i18n: {
      supportedLanguages: { de, en },
      fallbackLanguage: 'de',
      // Of Payload's words those that stand here are replaced.
      translations: { de: germanTexts, en: englishTexts } as never,
    },
    admin: {
      user: 'users',
      dateFormat: 'd. MMMM yyyy HH:mm',
      // The site's own name stands in its settings, which a configuration cannot read.
      meta: {
        titleSuffix: '· Admin',
        icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
      },
      // Where the paths of our own components begin; they are built into `app/(payload)/admin/importMap.js`.
      importMap: { baseDir: import.meta.dirname },
      components: {
        beforeDashboard: ['/admin/WaitingWork.tsx#WaitingWork', '/admin/Safekeeping.tsx#Safekeeping'],
        providers: ['/admin/TakenOver.tsx#TakenOver', '/admin/SameSession.tsx#SameSession'],
        views: {
          erasePerson: {
            Component: '/admin/erasure/EraseView.tsx#EraseView',
            path: '/erase-person',
            exact: true,
          },
        },
      },
    },
    // What a request asks in a wrong way is no failure of ours. The security log counts what is refused, `/metrics` all.
    loggingLevels: Object.fromEntries(refusals.map((name) => [name, false])) as never,
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
  return guardRawApi(withHiddenFolders(config))
}

/** The admin UI sends to browsers whatever it can list of its settings; where things lie on the machine is read by name. */
function withHiddenFolders(config: SanitizedConfig): SanitizedConfig {
  for (const { upload } of config.collections)
    if (upload.staticDir) Object.defineProperty(upload, 'staticDir', { enumerable: false })
  Object.defineProperty(config.admin.importMap, 'baseDir', { enumerable: false })
  return config
}
