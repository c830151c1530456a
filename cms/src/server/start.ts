import { readdir, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { currentTime, dayMs, steadyTime, yieldToRequests } from '#clock.ts'
import { maxCacheBytes } from '#collections/Files/pictureInWidth.ts'
import { createSecurityLog } from '#collections/SecurityEvents/createSecurityLog.ts'
import { createPasswordHashLimits } from '#collections/Users/comparePassword.ts'
import { firstAdminCode } from '#collections/Users/firstAccounts.ts'
import { createForgottenPasswords } from '#collections/Users/forgottenPasswords.ts'
import { createGuesses } from '#collections/Users/guesses.ts'
import { createWrongGuesses } from '#collections/Users/wrongGuesses.ts'
import { prepareAddressIds } from '#collections/VerificationRequests/addressIds.ts'
import { claimDataDir } from '#database/singleProcess.ts'
import type { Environment } from '#environment.ts'
import { createBackups } from '#features/backup/createBackups.ts'
import { assertRestoreFinished } from '#features/backup/unfinished.ts'
import { createErasure } from '#features/erasure/createErasure.ts'
import { createImportRunner } from '#features/imports/createImportRunner.ts'
import { eraseImportData } from '#features/imports/expireImports.ts'
import { createPaper } from '#features/paper/createPaper.ts'
import { stopAll } from '#jobs/startJob.ts'
import { createByteBudget } from '#lib/limits/byteBudget.ts'
import { createDiskCache } from '#lib/limits/diskCache.ts'
import { createRateLimits } from '#lib/limits/rateLimits.ts'
import { createGeocoder } from '#lib/places/geocode.ts'
import { createReadiness } from '#lib/runtime/readiness.ts'
import { attachRuntime, runtimeOf } from '#lib/runtime/runtime.ts'
import { createConfig } from '#payload.config.ts'
import { attachPublicData, loadPublicData, publicDataOf } from '#publicData/live/publicData.ts'
import { operationTime, watchOthers } from '#publicData/live/watchOthers.ts'
import { createApp } from './app.ts'
import { createClientAddress } from './connections/clientAddress.ts'
import { guardConnections } from './connections/guardConnections.ts'
import { createRequestQueue } from './connections/requestQueue.ts'
import { createFastPath } from './fastPath.ts'
import { fillEmptyDatabase } from './fillEmptyDatabase.ts'
import { createFrontDoor } from './frontDoor.ts'
import { createRouteOf } from './metrics/createRouteOf.ts'
import { watchRequests } from './metrics/watchRequests.ts'
import { restrictFolder } from './privateFiles.ts'
import { loadAssets } from './site/assets.ts'
import { createTurns } from './site/renderQueue.ts'
import { loadSite } from './site/site.ts'
import { startJobs } from './startJobs.ts'

/**
 * Resolves once the first request can be served.
 * @param key several servers in one process need one each; Next finds the Payload instance under the default
 * @param now milliseconds since 1970, for the public data
 */
export async function start(settings: Environment, key?: string, now?: () => number) {
  await restrictFolder(settings.dataDir)
  assertRestoreFinished(settings.dataDir)
  const isOwnFile = settings.databaseUrl.startsWith('file:')
  const releaseDataDir = isOwnFile ? claimDataDir(settings.dataDir) : null
  await clearIncoming(incomingDirOf(settings), isOwnFile)
  const payload = await getPayload({ config: createConfig(settings), key })
  const since = isOwnFile ? null : await operationTime(payload)
  const [builtSite] = await Promise.all([loadSite(), attachServices(payload, settings, now)])
  const assets = loadAssets()
  await prepareAddressIds(payload)
  await fillEmptyDatabase(payload, settings)
  const { imports } = runtimeOf(payload)
  imports.wake()
  const stopWatching = isOwnFile ? null : watchOthers(payload, since)

  const requests = watchRequests(payload.logger, createRouteOf(payload, assets))
  const app = createApp(payload, settings, { assets, builtSite, requests })
  const frontDoor = createFrontDoor(payload, builtSite, settings.publicUrl, requests)
  const fastPath = createFastPath(publicDataOf(payload).responses, assets, settings.publicUrl, requests)
  const queueRequest = createRequestQueue((socket) => guard.shutOut(socket))
  const server = createServer(connectionTimes, (req, res) =>
    queueRequest(req, res, () => {
      if (req.socket.destroyed || frontDoor(req, res) || fastPath(req, res)) return
      requests.watch(req, res)
      app(req, res)
    }),
  )
  // `100 Continue` is sent by the code that reads the body (`readBody.ts`).
  server.on('checkContinue', (req, res) => {
    // A refused body is never sent, and what follows on the connection is undefined.
    res.shouldKeepAlive = false
    server.emit('request', req, res)
  })
  const guard = guardConnections(server, steadyTime, createClientAddress(settings.trustProxy))
  const guarding = setInterval(guard.check, 5000).unref()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: settings.port, host: settings.host, backlog }, resolve)
  })
  await runtimeOf(payload).backups.deleteUnsent()
  startJobs(payload, settings)
  // Only the first search has to wait for the search index; the first page, which takes many turns, shares the
  // processor.
  void yieldToRequests().then(() => publicDataOf(payload).warm(() => delay(warmPauseMs)))
  const url = settings.publicUrl ?? localUrl(settings, (server.address() as AddressInfo).port)

  return {
    url,
    payload,
    /** Requests under way have ten seconds, or `timeoutMs`. */
    async stop(timeoutMs = 10_000) {
      clearInterval(guarding)
      runtimeOf(payload).readiness.stop()
      await drain(server, timeoutMs)
      await stopWatching?.()
      await payload.destroy()
      releaseDataDir?.()
    },
  }
}

/** Milliseconds: between two requests, until the head of one has arrived, and between two checks. */
const connectionTimes = { keepAliveTimeout: 5000, headersTimeout: 20_000, connectionsCheckingInterval: 5000 }

/** About as long as a step of the indexes takes. */
const warmPauseMs = 5

/** Connections that wait to be accepted; if too low, one client can keep out all others. */
const backlog = 4096

const incomingDirOf = ({ dataDir }: Environment) => path.join(dataDir, 'incoming')

const localUrl = ({ host }: Environment, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

export async function attachServices(payload: Payload, settings: Environment, now?: () => number) {
  const publicData = await loadPublicData(payload, now)
  attachPublicData(payload, publicData)
  const geocoder = createGeocoder({
    geocoderUrl: settings.geocoderUrl,
    userAgent: settings.userAgent,
    fallback: publicData.middleOfPostcode,
  })
  attachRuntime(payload, {
    siteUrl: settings.publicUrl ?? localUrl(settings, settings.port),
    publicUrl: settings.publicUrl,
    jobs: [],
    // The mails wait for the next server.
    wakeMailSender: () => {},
    // The entries wait for the next server, too.
    locating: { look: async () => {}, wake: () => {} },
    imports: createImportRunner(payload),
    readiness: createReadiness(payload, settings.dataDir, now),
    securityLog: createSecurityLog(payload),
    guesses: createGuesses(createWrongGuesses(payload)),
    forgottenPasswords: createForgottenPasswords(payload),
    passwordHashLimits: createPasswordHashLimits(),
    backups: createBackups(payload, settings.dataDir),
    erasure: createErasure(payload, {
      dataDir: settings.dataDir,
      backupDirs: [settings.backups?.dir ?? path.join(settings.dataDir, 'backups')],
      eraseImportData,
      forgetPaper: () => runtimeOf(payload).paper.forget(),
    }),
    paper: createPaper(payload, { dataDir: settings.dataDir }),
    rateLimits: createRateLimits(settings.rateLimits, payload),
    receiverLimit: settings.rateLimits?.receiver ?? null,
    firstAdminCode: firstAdminCode(settings.secret),
    turns: createTurns(),
    bodies: {
      strangers: createByteBudget({ all: 32_000_000, each: 8_000_000 }),
      // The largest body, a file as JSON, needs a quarter; one address may send two.
      staff: createByteBudget({ all: 120_000_000, each: 60_000_000 }),
    },
    geocoder,
    incomingDir: incomingDirOf(settings),
    pictureCache: createDiskCache(path.join(settings.dataDir, 'pictures'), maxCacheBytes, '.bytes'),
  })
  stopWith(payload)
}

/** Before the database is closed, even if no server was started. */
function stopWith(payload: Payload) {
  const { jobs, imports, backups, paper, forgottenPasswords, securityLog } = runtimeOf(payload)
  jobs.push(imports, backups, paper, forgottenPasswords)
  const { destroy } = payload
  payload.destroy = async () => {
    await stopAll(payload, jobs)
    // The others report to it until they have ended.
    await stopAll(payload, [securityLog])
    await destroy.call(payload)
  }
}

const closeIdleMs = 50

/** When the requests under way are answered, or cut off after `timeoutMs`. */
function drain(server: Server, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleMs)
    const limit = setTimeout(() => server.closeAllConnections(), timeoutMs)
    server.close(() => {
      clearInterval(closingIdle)
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/**
 * Received by a killed process; nothing refers to them. If other processes may use the folder, only what is older than
 * any upload that could still be under way.
 */
async function clearIncoming(folder: string, isAlone: boolean) {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name)
    const changedAt = isAlone ? 0 : await stat(file).then(({ mtimeMs }) => mtimeMs, currentTime)
    if (currentTime() - changedAt > dayMs) await rm(file, { recursive: true, force: true })
  }
}
