import { counters } from '../../counters.ts'
import { countMetric, gauge, histogram, type Metric } from './metric.ts'
import type { RequestWatch } from './watchRequests.ts'

export const requestMetrics = (requests: RequestWatch): Metric[] => [
  {
    name: 'directory_http_requests_total',
    help: 'Answered requests by pattern of address and class of status',
    type: 'counter',
    values: () =>
      [...requests.figures()].flatMap(({ method, route, byStatus }) =>
        Object.entries(byStatus).map(([status, value]) => ({ labels: { method, route, status }, value })),
      ),
  },
  histogram(
    'http_request_duration_seconds',
    'How long answers took; ready ones until they were handed over',
    () =>
      [...requests.figures()].map(({ method, route, duration }) => ({
        labels: { method, route },
        histogram: duration,
      })),
  ),
  gauge('http_requests_in_flight', 'Requests that are worked at', requests.inFlight),
  countMetric('logins_total', 'Logins by what came of them', 'result', counters.logins),
  countMetric('rate_limited_total', 'Requests refused because there were too many', 'kind', counters.limited),
]
