import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setImmediate as pause } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { createConfig } from '../createConfig.ts'
import { claimDataDir } from '../database/singleProcess.ts'
import type { Environment } from '../environment.ts'
import { startAsking } from '../services/asks/startAsking.ts'
import { createBackups } from '../services/backup/createBackups.ts'
import { startTimedBackups } from '../services/backup/timedBackups.ts'
import { assertFinished } from '../services/backup/unfinished.ts'
import { createErasure } from '../services/erasure/createErasure.ts'
import { takeOverFolder } from '../services/files/keepFilesInDatabase.ts'
import { settleFiles } from '../services/files/unsettledFiles.ts'
import { createImportRunner } from '../services/imports/createImportRunner.ts'
import { startMailSender } from '../services/mail/mailSender.ts'
import { createMailTransport } from '../services/mail/mailTransport.ts'
import { createGeocoder } from '../services/places/geocode.ts'
import { createRateLimits } from '../services/rateLimits.ts'
import { createReadiness } from '../services/readiness.ts'
import { attachReadModel, loadReadModel, readModelOf } from '../services/readModel/readModel.ts'
import { operationTime, watchOthers } from '../services/readModel/watchOthers.ts'
import { startReminding } from '../services/reminders/startReminding.ts'
import { startTidying } from '../services/retention/startTidying.ts'
import { attachRuntime, runtimeOf } from '../services/runtime.ts'
import { createSecurityLog } from '../services/securityEvents/createSecurityLog.ts'
import { firstAdminCode } from '../services/users/firstAdminCode.ts'
import { createWorkGate } from '../services/workGate.ts'
import { createApp } from './app.ts'
import { loadAssets } from './assets.ts'
import { listenForBackups } from './backupSocket.ts'
import { clearIncoming } from './clearIncoming.ts'
import { drain } from './drain.ts'
import { createFastPath } from './fastPath.ts'
import { fillEmptyDatabase } from './fillEmptyDatabase.ts'
import { guardConnections } from './guardConnections.ts'
import { createRouteOf } from './metrics/createRouteOf.ts'
import { closeFolder } from './privateFolder.ts'
import { keepAliveSeconds } from './sendCached.ts'
import { loadSite } from './site.ts'
import { userAgent } from './userAgent.ts'
import { watchRequests } from './watchRequests.ts'

export interface RunningServer {
  /** Address to open in a browser. */
  url: string
  payload: Payload
  /** Resolves when nothing is left to be made beforehand. */
  warmed: Promise<void>
  /** Ends in good order; requests under way have ten seconds, or so many milliseconds. */
  stop(patienceMs?: number): Promise<void>
}

/**
 * Database, read model, first content, front door; answers once the first request can be served.
 * Next finds the Payload instance under the default key; several servers in one process need a `key` each.
 * `now` tells the read model the time, in milliseconds since 1970.
 */
export async function start(settings: Environment, key?: string, now?: () => number): Promise<RunningServer> {
  await closeFolder(settings.dataDir)
  await mkdir(settings.filesDir, { recursive: true })
  assertFinished(settings.dataDir)
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  const claim = isOwnFile ? claimDataDir(settings.dataDir) : null
  await clearIncoming(incomingDirOf(settings), isOwnFile)
  const payload = await getPayload({ config: createConfig(settings), ...(key && { key }) })
  const since = isOwnFile ? null : await operationTime(payload)
  // The site's files are read while the database is.
  const [assets, builtSite] = await Promise.all([
    loadAssets(),
    loadSite(),
    attachServices(payload, settings, now),
  ])
  if (settings.filesInDatabase) await takeOverFolder(payload)
  const mailSender = startMailSender(payload, {
    transport: createMailTransport(settings),
    from: settings.mailFrom,
  })
  runtimeOf(payload).wakeMailSender = mailSender.wake
  await fillEmptyDatabase(payload, settings)
  const { imports } = runtimeOf(payload)
  await imports.resume()
  const stopWatching = isOwnFile ? null : watchOthers(payload, since)

  const requests = watchRequests(payload.logger, createRouteOf(payload, assets))
  const app = createApp(payload, settings, { assets, builtSite, requests })
  const fastPath = createFastPath(readModelOf(payload).responses, assets, settings.publicUrl, requests)
  const server = createServer({ keepAliveTimeout: keepAliveSeconds * 1000 }, (req, res) => {
    if (fastPath(req, res)) return
    requests.watch(req, res)
    app(req, res)
  })
  const guard = guardConnections(server)
  const guarding = setInterval(guard.check, 10_000).unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  })
  await runtimeOf(payload).backups.tidy()
  const timedBackups =
    settings.backups && startTimedBackups(payload, { ...settings.backups, isAlone: isOwnFile })
  void timedBackups?.look()
  const tidying = startTidying(payload, settings.dataDir)
  void tidying.look()
  const reminding = startReminding(payload)
  void reminding.look()
  const asking = startAsking(payload)
  void asking.look()
  const stopListeningForBackups = await listenForBackups(payload, settings.dataDir)
  // Nobody waits for the search index but the first search.
  const warmed = pause().then(() => readModelOf(payload).warm())
  const { port } = server.address() as AddressInfo
  const url = settings.publicUrl ?? localUrl(settings, port)

  return {
    url,
    payload,
    warmed,
    async stop(patienceMs = 10_000) {
      clearInterval(guarding)
      runtimeOf(payload).readiness.stop()
      await drain(server, patienceMs)
      stopListeningForBackups()
      timedBackups?.stop()
      await tidying.stop()
      await reminding.stop()
      await asking.stop()
      await stopWatching?.()
      await mailSender.stop()
      await imports.stop()
      await runtimeOf(payload).backups.idle()
      await runtimeOf(payload).securityLog.stop()
      await payload.destroy()
      claim?.release()
    },
  }
}

const incomingDirOf = ({ dataDir }: Environment) => path.join(dataDir, 'incoming')

const localUrl = ({ host }: Environment, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Everything that lives beside the database; the commands that work without a server need it too. */
export async function attachServices(
  payload: Payload,
  settings: Environment,
  now?: () => number,
): Promise<void> {
  await settleFiles(payload)
  const readModel = await loadReadModel(payload, now)
  attachReadModel(payload, readModel)
  const geocoder = createGeocoder({
    geocoderUrl: settings.geocoderUrl,
    userAgent: userAgent(settings.publicUrl),
    fallback: readModel.middleOfPostcode,
  })
  attachRuntime(payload, {
    siteUrl: settings.publicUrl ?? localUrl(settings, settings.port),
    // Without a server mails wait for the next one.
    wakeMailSender: () => {},
    imports: createImportRunner(payload, {
      isAlone: settings.databaseUrl.startsWith('file:'),
      geocoder,
    }),
    readiness: createReadiness(payload, settings.dataDir, now),
    securityLog: createSecurityLog(payload),
    backups: createBackups(payload, settings.dataDir),
    erasure: createErasure(payload, {
      dataDir: settings.dataDir,
      backupDirs: [settings.backups?.dir ?? path.join(settings.dataDir, 'backups')],
    }),
    rateLimits: createRateLimits(settings.rateLimits, payload),
    firstAdminCode: firstAdminCode(settings.secret),
    rawWork: {
      visitors: createWorkGate({ atOnce: 2, waiting: 50 }),
      staff: createWorkGate({ atOnce: 8, waiting: 200 }),
    },
    geocoder,
    incomingDir: incomingDirOf(settings),
  })
}
