import { statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Payload, Where } from 'payload'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { currentTime } from '../../clock.ts'
import type { Environment } from '../../environment.ts'
import { newestBackup } from '../../flows/backup/timedBackups.ts'
import { findFirst } from '../../operations/find/find.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import type { RequestWatch } from './watchRequests.ts'

const secondsSince = (time: number) => Math.max(0, (currentTime() - time) / 1000)

/** Creates the registry of everything on `/metrics`: requests, what an operator acts on, and the process itself. */
export function createRegistry(
  payload: Payload,
  { dataDir, backups }: Environment,
  { durations }: Pick<RequestWatch, 'durations'>,
): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  registry.registerMetric(durations)
  /** Adds a value that is left out while there is none, or while it cannot be read. */
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
    const where: Where = { and: [{ sentAt: { exists: false } }, { held: { exists: false } }] }
    const oldest = await findFirst(payload, 'mails', { where, sort: 'createdAt' })
    return oldest ? secondsSince(Date.parse(oldest.createdAt)) : 0
  })
  gauge(
    'backup_age_seconds',
    'Since the newest backup of the timer; absent where there is none',
    async () => {
      const newest = await newestBackup(payload, backups?.dir ?? path.join(dataDir, 'backups'))
      return newest === null ? null : secondsSince(newest)
    },
  )
  return registry
}
