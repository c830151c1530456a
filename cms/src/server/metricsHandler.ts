import { createHash, timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { currentTime } from '#clock.ts'
import type { Environment } from '#environment.ts'
import { lastBackup } from '#features/backup/createBackups.ts'
import { apiError } from '#lib/errors/apiError.ts'
import { findFirst } from '#lib/find/find.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { RequestWatch } from './metrics/watchRequests.ts'
import { isPrivateRequest } from './privateServer.ts'

const hash = (text: string) => createHash('sha256').update(text).digest()

export function metricsHandler(
  payload: Payload,
  settings: Environment,
  requests: RequestWatch,
): RequestHandler {
  const { metricsToken } = settings
  const expected = metricsToken === null ? null : hash(`Bearer ${metricsToken}`)
  let registry: Registry | undefined

  return async (req, res) => {
    const isOpen = expected
      ? timingSafeEqual(hash(req.headers.authorization ?? ''), expected)
      : isPrivateRequest(settings, req)
    if (!isOpen) throw apiError('not_found')
    // The figures of the process cost timers.
    registry ??= createRegistry(payload, settings, requests)
    const text = await registry.metrics()
    res.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(text)
  }
}

const secondsSince = (time: number) => Math.max(0, (currentTime() - time) / 1000)

function createRegistry(
  payload: Payload,
  { dataDir }: Environment,
  { durations }: Pick<RequestWatch, 'durations'>,
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(durations)
  /** Left out while there is none, or while it cannot be read. */
  const gauge = (name: string, help: string, look: () => Promise<number | null>) =>
    new Gauge({
      name: `directory_${name}`,
      help,
      registers: [registry],
      async collect() {
        const value = await look().catch(() => null)
        if (value === null) this.remove()
        else this.set(value)
      },
    })

  gauge('ready', 'Whether what is given can be kept, as /api/health/ready says', async () =>
    Number((await runtimeOf(payload).readiness.problem()) === null),
  )
  gauge('disk_free_bytes', 'Room left on the disk of DATA_DIR', async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  })
  gauge('mails_oldest_seconds', 'How long the oldest mail has been waiting; 0 where none does', async () => {
    const where = { sentAt: { exists: false }, held: { exists: false } }
    const oldest = await findFirst(payload, 'mails', { where, sort: 'createdAt' })
    return oldest ? secondsSince(Date.parse(oldest.createdAt)) : 0
  })
  gauge('backup_age_seconds', 'Since the last backup; absent where there is none', async () => {
    const last = await lastBackup(payload)
    return last === null ? null : secondsSince(Date.parse(last))
  })
  return registry
}
