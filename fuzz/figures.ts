import type { Findings, KeyedCounter } from './findings.ts'

export interface ServerFindings {
  /** Name of the server's configuration. */
  title: string
  seed: number
  findings: Findings
}

const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`
const listed = (counts: KeyedCounter) =>
  counts
    .entries()
    .map(([name, count]) => `${name} ${count.toLocaleString('en')}`)
    .join(', ')

/** Returns a Markdown table with a column for each server. */
export function findingsTable(parts: readonly ServerFindings[]): string[] {
  const rows: [string, (part: ServerFindings) => string][] = [
    ['requests', ({ findings }) => findings.sent.toLocaleString('en')],
    ['`--seed`', ({ seed }) => String(seed)],
    ['by role', ({ findings }) => listed(findings.byRole)],
    ['by door', ({ findings }) => listed(findings.byKind)],
    ['answers by status', ({ findings }) => listed(findings.byStatus)],
    ['calls, endpoints and pages that there are', ({ findings }) => String(findings.targets)],
    ['… reached', ({ findings }) => String(findings.reached.size)],
    ['… of these did what they were asked at least once', ({ findings }) => String(findings.succeeded.size)],
    ['slowest', ({ findings: { slowest } }) => `${Math.round(slowest.ms)} ms (\`${slowest.target}\`)`],
    [
      'memory in use after garbage collection, in the order of the run',
      ({ findings }) => findings.memory.map(({ used }) => megabytes(used)).join(', '),
    ],
    ['resident at the end', ({ findings }) => megabytes(findings.memory.at(-1)?.resident ?? 0)],
    ['**found wrong**', ({ findings }) => `**${findings.wrong}**`],
  ]
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['', ...parts.map(({ title }) => title)]),
    line(['---', ...parts.map(() => '---')]),
    ...rows.map(([name, value]) => line([name, ...parts.map(value)])),
  ]
}
