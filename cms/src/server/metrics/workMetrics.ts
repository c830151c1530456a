import path from 'node:path'
import type { Payload, Where } from 'payload'
import { currentTime } from '../../clock.ts'
import type { Environment } from '../../environment.ts'
import { newestBackup } from '../../flows/backup/timedBackups.ts'
import { endStates } from '../../flows/imports/records.ts'
import { findFirst } from '../../operations/find/find.ts'
import { gauge, type Metric } from './metric.ts'

const maxCount = 1000

/** Lists metrics of work outside requests: mails, imports, backups. */
export function workMetrics(payload: Payload, { dataDir, backups }: Environment): Metric[] {
  const waiting: Where = { and: [{ sentAt: { exists: false } }, { held: { exists: false } }] }
  const mails = async (where: Where) => (await payload.count({ collection: 'mails', where })).totalDocs
  const secondsSince = (time: number) => Math.max(0, (currentTime() - time) / 1000)
  return [
    {
      name: 'directory_mails',
      help: 'Mails in the outbox: waiting, those among them that were refused at least once, and held back',
      type: 'gauge',
      values: async () => [
        { labels: { state: 'waiting' }, value: await mails(waiting) },
        {
          labels: { state: 'refused' },
          value: await mails({ and: [waiting, { lastError: { exists: true } }] }),
        },
        { labels: { state: 'held' }, value: await mails({ held: { exists: true } }) },
      ],
    },
    gauge(
      'mails_oldest_seconds',
      'How long the oldest mail has been waiting; 0 where none does',
      async () => {
        const oldest = await findFirst(payload, 'mails', { where: waiting, sort: 'createdAt' })
        return oldest ? secondsSince(Date.parse(oldest.createdAt)) : 0
      },
    ),
    {
      name: 'directory_imports',
      help: 'Imports that have not ended, by state',
      type: 'gauge',
      values: async () => {
        const { docs } = await payload.find({
          collection: 'imports',
          where: { state: { not_in: [...endStates] } },
          select: { state: true },
          ...{ limit: maxCount, pagination: false, depth: 0 },
        })
        const states = new Map<string, number>([['running', 0]])
        for (const { state } of docs) states.set(state, (states.get(state) ?? 0) + 1)
        return [...states].map(([state, value]) => ({ labels: { state }, value }))
      },
    },
    {
      name: 'directory_backup_age_seconds',
      help: 'Since the newest backup of the timer; absent where there is none',
      type: 'gauge',
      values: async () => {
        const newest = await newestBackup(payload, backups?.dir ?? path.join(dataDir, 'backups'))
        return newest === null ? [] : [{ value: secondsSince(newest) }]
      },
    },
  ]
}
