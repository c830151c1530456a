import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import path from 'node:path'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { databaseTimeoutOf } from '../database/databaseTimeout.ts'
import { DatabaseUnavailable } from '../database/databaseUnavailable.ts'
import { projectRoot } from '../operations/runtime/projectRoot.ts'
import { loadPageEditor } from './pageEditor.ts'
import { receiveBody } from './receiveBody.ts'

/**
 * Refuses requests while the database is away: no session could be recognised, so staff would be sent to the login.
 */
export function needDatabase({ db }: Payload): RequestHandler {
  return async (_req, _res, next) => {
    if (!(await databaseTimeoutOf(db).answers())) throw new DatabaseUnavailable()
    next()
  }
}

/**
 * Handles Payload's admin UI and raw REST, both inside Next. Next costs 40 MB or more and blocks all answers for up
 * to a second, so it is loaded by the first request that needs it (`docs/decisions/017-admin-ui.md`).
 */
export function adminHandler(payload: Payload): RequestHandler {
  const { config } = payload
  let ready: Promise<(req: IncomingMessage, res: ServerResponse) => Promise<void>> | undefined

  async function prepare() {
    // Read by `app/payloadConfig.ts`.
    ;(globalThis as { payloadConfig?: unknown }).payloadConfig = Promise.resolve(config)
    await loadPageEditor(config)
    const { default: next } = await import('next')
    // Next gets a server that never listens; it would handle `Upgrade` on ours.
    const app = next({ dev: false, dir: path.join(projectRoot(), 'cms'), httpServer: createServer() })
    await app.prepare()
    return app.getRequestHandler() as (req: IncomingMessage, res: ServerResponse) => Promise<void>
  }

  return async (req, res) => {
    const received = await receiveBody(payload, req, res)
    if (received === null) return
    ready ??= prepare()
    try {
      const handle = await ready
      await handle(received, res)
    } catch (error) {
      // A failed preparation is tried again by the next request.
      ready = undefined
      throw error
    }
  }
}
