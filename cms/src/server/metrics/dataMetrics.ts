import { stat, statfs } from 'node:fs/promises'
import type { Payload } from 'payload'
import { steadyTime } from '../../clock.ts'
import { counters } from '../../counters.ts'
import { SqliteClient, sqlitePath } from '../../database/sqliteClient.ts'
import type { Environment } from '../../environment.ts'
import { runtimeOf } from '../../operations/runtime/runtime.ts'
import { readModelOf } from '../../readModel/live/readModel.ts'
import { counter, countMetric, gauge, histogram, type Metric } from './metric.ts'

/** Lists metrics of database, read model and disk. */
export function dataMetrics(payload: Payload, { dataDir, databaseUrl }: Environment): Metric[] {
  const { client } = payload.db as unknown as { client?: unknown }
  const model = readModelOf(payload)
  const { responses } = model
  return [
    gauge('ready', 'Whether what is given can be kept, as /api/health/ready says', async () =>
      Number((await runtimeOf(payload).readiness.problem()) === null),
    ),
    histogram(
      'transaction_duration_seconds',
      'From the begin of a transaction to its commit or its failure',
      () => [{ histogram: counters.transactions }],
    ),
    counter(
      'transactions_retried_total',
      'Attempts that collided with others and were made again',
      () => counters.transactionsRetried,
    ),
    countMetric(
      'database_errors_total',
      'Requests refused because of the database',
      'kind',
      counters.databaseErrors,
    ),
    ...(client instanceof SqliteClient ? ofSqlite(client, databaseUrl) : []),
    gauge('entries', 'Public entries', model.entryCount),
    counter('read_model_rebuilds_total', 'How often everything was read anew', () => model.built().times),
    gauge(
      'read_model_age_seconds',
      'Since everything was read the last time; what changes is taken in one by one',
      () => (steadyTime() - model.built().at) / 1000,
    ),
    gauge('cached_responses', 'Cached responses', () => responses.size().responses),
    gauge('cached_response_bytes', 'Bytes of cached responses', () => responses.size().bytes),
    counter('cached_response_hits_total', 'How often one of them was there', responses.hits),
    gauge('disk_free_bytes', 'Room left on the disk of DATA_DIR', async () => {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize
    }),
  ]
}

const ofSqlite = (client: SqliteClient, databaseUrl: string): Metric[] => [
  gauge('writers_waiting', 'Writers that wait for their turn', () => client.waitingWriters),
  histogram('write_duration_seconds', 'For how long writers had their turn', () => [
    { histogram: counters.writes },
  ]),
  gauge('database_bytes', 'Size of the database file and its log', async () => {
    const file = sqlitePath(databaseUrl)
    const sizes = [file, `${file}-wal`].map((name) =>
      stat(name).then(
        ({ size }) => size,
        () => 0,
      ),
    )
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size)
  }),
]
