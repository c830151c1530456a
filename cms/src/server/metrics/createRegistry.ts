import type { Payload } from 'payload'
import { collectDefaultMetrics, type Metric as LibraryMetric, Registry } from 'prom-client'
import type { Environment } from '../../environment.ts'
import { dataMetrics } from './dataMetrics.ts'
import type { Metric } from './metric.ts'
import { requestMetrics } from './requestMetrics.ts'
import type { RequestWatch } from './watchRequests.ts'
import { workMetrics } from './workMetrics.ts'

/**
 * Creates the registry of everything on `/metrics`, including prom-client's own metrics of the process. We count our
 * figures ourselves; prom-client only writes them, and calls `get()` on them as on its own.
 */
export function createRegistry(payload: Payload, settings: Environment, requests: RequestWatch) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let failures = 0
  const failed: Metric = {
    name: 'directory_metrics_failed_total',
    help: 'Metrics that could not be looked up and were left out',
    type: 'counter',
    values: () => [{ value: failures }],
  }
  const metrics = [
    ...requestMetrics(requests),
    ...dataMetrics(payload, settings),
    ...workMetrics(payload, settings),
    failed,
  ]
  for (const { name, help, type, values } of metrics) {
    const get = async () => {
      const samples = await Promise.resolve()
        .then(values)
        .catch(() => {
          failures++
          return []
        })
      return { name, help, type, values: samples, aggregator: 'sum' }
    }
    registry.registerMetric({ name, help, get } as unknown as LibraryMetric)
  }
  return { contentType: registry.contentType, metrics: () => registry.metrics() }
}
