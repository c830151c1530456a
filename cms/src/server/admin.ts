import path from 'node:path'
import type { RequestHandler } from 'express'
import type { SanitizedConfig } from 'payload'
import { projectRoot } from '../services/projectRoot.ts'
import { loadPageEditor } from './pageEditor.ts'

/**
 * Payload's admin UI and raw REST, both inside Next. Next costs 40 MB or more, and up to a second in which nobody is
 * answered, so it is loaded by the first request that needs it (`docs/decisions/013-next-as-it-comes.md`).
 */
export function adminHandler(config: SanitizedConfig): RequestHandler {
  let ready: Promise<(req: never, res: never) => Promise<void>> | undefined

  async function prepare() {
    // What `app/payloadConfig.ts` reads.
    ;(globalThis as { payloadConfig?: unknown }).payloadConfig = Promise.resolve(config)
    await loadPageEditor(config)
    const { default: next } = await import('next')
    const app = next({ dev: false, dir: path.join(projectRoot(), 'cms') })
    await app.prepare()
    return app.getRequestHandler() as (req: never, res: never) => Promise<void>
  }

  return async (req, res) => {
    ready ??= prepare()
    try {
      const handle = await ready
      await handle(req as never, res as never)
    } catch (error) {
      // A failed preparation is tried again by the next request.
      ready = undefined
      throw error
    }
  }
}
