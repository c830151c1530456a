import path from 'node:path'
import express, { type RequestHandler } from 'express'
import type { Payload } from 'payload'
import { leasesOf } from '#database/leases.ts'
import { contractRoots } from '#endpoints/endpoints.ts'
import type { Environment } from '#environment.ts'
import { refusalWords } from '#lib/errors/apiError.ts'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { CachedResponse } from '#publicData/cachedResponse.ts'
import { adminHandler, needDatabase, waitForAdmin } from './admin/admin.ts'
import { adminLoginRedirect } from './admin/adminLoginRedirect.ts'
import { adminsAlone } from './admin/adminsAlone.ts'
import { answerErrors } from './answers/answerErrors.ts'
import { setAdminHeaders, setHeaders, siteHeaders, transportHeaders } from './answers/securityHeaders.ts'
import { sendError } from './answers/send.ts'
import { sendCached } from './answers/sendCached.ts'
import { readablePath } from './connections/plainPath.ts'
import { runOneAtATime } from './connections/runOneAtATime.ts'
import { contractRouter } from './contractRouter.ts'
import { discoveryRouter } from './discovery/discoveryRouter.ts'
import { externalMedia } from './externalMedia.ts'
import { createCaptcha } from './forms/captcha.ts'
import { formPages } from './forms/formPages.ts'
import { markOwnPageRequests } from './markOwnPageRequests.ts'
import type { RequestWatch } from './metrics/watchRequests.ts'
import { metricsHandler } from './metricsHandler.ts'
import { paperPages } from './paperPages.ts'
import { guardPrivateServer } from './privateServer.ts'
import { serviceWorkerRouter } from './site/serviceWorker.ts'
import { type BuiltSite, createSite } from './site/site.ts'
import { sourceRouter } from './source.ts'
import { tilesHandler } from './tiles/tiles.ts'

export function createApp(
  payload: Payload,
  settings: Environment,
  {
    assets,
    builtSite,
    requests,
  }: { assets: ReadonlyMap<string, CachedResponse>; builtSite: BuiltSite; requests: RequestWatch },
) {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('query parser', 'simple')
  app.set('trust proxy', settings.trustProxy)

  app.use(setHeaders(transportHeaders(settings.publicUrl)))
  app.use(noteClientAddress)
  app.get('/metrics', metricsHandler(payload, settings, requests))
  app.use(markOwnPageRequests(settings.publicUrl))
  app.use(readablePath)
  app.use(guardPrivateServer(payload, settings))
  app.use(contractRoots, setHeaders(siteHeaders))
  app.use(contractRouter(payload))
  // `all`, not `use`: Next needs the whole path.
  app.all(
    ['/admin{/*rest}', '/cms/api{/*rest}', '/_next/*rest'],
    setAdminHeaders,
    needDatabase(payload),
    adminLoginRedirect(payload),
    adminsAlone(payload),
    waitForAdmin(path.join(projectRoot(), 'cms/.next')),
    runOneAtATime(),
    adminHandler(payload),
  )
  // Programs ask for all of this, so no page says what is refused.
  app.use(answerErrors(payload.logger))

  app.use(setHeaders(siteHeaders))
  app.use(serveAssets(assets))
  app.get(
    '/tiles/:z/:x/:y.png',
    tilesHandler({
      tileUrl: settings.tileUrl,
      cacheDir: path.join(settings.dataDir, 'tiles'),
      userAgent: settings.userAgent,
      consume: (client) => runtimeOf(payload).rateLimits.consume('tiles', client),
    }),
  )
  app.use(discoveryRouter(payload, settings.publicUrl))
  app.use(serviceWorkerRouter(payload, builtSite, settings.serviceWorker))
  app.use(sourceRouter(path.join(projectRoot(), 'dist'), settings.sourceUrl))
  app.get('/external-media', externalMedia(payload))
  const site = createSite(payload, builtSite, settings)
  app.use(
    formPages(payload, {
      site,
      captcha: createCaptcha(settings.secret, leasesOf(payload)),
      publicUrl: settings.publicUrl,
    }),
  )
  app.use(paperPages(payload, site))
  app.use(site.pages)
  app.use((_req, res) => {
    res.set('Allow', 'GET, HEAD')
    sendError(res, 405, 'method_not_allowed', refusalWords('method_not_allowed'))
  })
  app.use(site.refuse)
  app.use(answerErrors(payload.logger))
  return app
}

/** For handlers behind Next, which do not see the socket; what a client says of itself never counts. */
const noteClientAddress: RequestHandler = (req, _res, next) => {
  req.headers['x-client-address'] = req.ip ?? 'unknown'
  next()
}

const serveAssets =
  (assets: ReadonlyMap<string, CachedResponse>): RequestHandler =>
  (req, res, next) => {
    const asset = req.method === 'GET' || req.method === 'HEAD' ? assets.get(req.path) : undefined
    if (asset) sendCached(req, res, asset)
    else next()
  }
