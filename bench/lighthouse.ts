import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserProgram } from '../e2e/browserProgram.ts'
import { typicalPages } from './pages.ts'
import { headline, median, table } from './report.ts'
import type { BenchSetup } from './requests.ts'

/**
 * Version of Lighthouse, the last for Node 20. Not a dependency: with its own packages it weighs 185 MB, and only this
 * measurement uses it. npm downloads it at the first run and caches it.
 */
const version = '12.8.2'

interface Report {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number } | undefined>
}

const audits = [
  ['FCP ms', 'first-contentful-paint'],
  ['LCP ms', 'largest-contentful-paint'],
  ['TBT ms', 'total-blocking-time'],
  ['CLS', 'cumulative-layout-shift'],
] as const

const maxAttempts = 3

/** Runs Lighthouse again if needed: on a busy machine it sometimes misses the start of a page and asks for that. */
async function audit(address: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(address)
    } catch (error) {
      // The whole report is on standard output, so only errors are shown.
      const { stderr } = error as { stderr?: string }
      if (stderr === undefined) throw error
      if (attempt === maxAttempts) throw new Error(`Lighthouse failed: ${stderr.trim()}`)
    }
  }
}

/** Runs Lighthouse with its defaults: a phone, with simulated throttling. */
async function runOnce(address: string): Promise<Report> {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run it through npm: npm run bench -- lighthouse')
  const { executablePath, args, env } = await browserProgram()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[npm, 'exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', address],
      ...['--only-categories=performance', '--output=json', '--quiet', '--no-enable-error-reporting'],
      `--chrome-flags=${['--headless=new', '--disable-dev-shm-usage', ...args].join(' ')}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath }, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout) as Report
}

export async function lighthouse(place: BenchSetup, times = 5): Promise<void> {
  headline(`Lighthouse ${version}, mobile, ${times} runs each`)
  const base = `http://127.0.0.1:${place.server.port}`
  const rows: (string | number)[][] = []
  for (const [name, target] of await typicalPages(place)) {
    // The server is warm; the browser starts anew each time.
    for (let i = 0; i < 3; i++) await fetch(base + target)
    const reports: Report[] = []
    for (let i = 0; i < times; i++) reports.push(await audit(base + target))
    const scores = reports.map(({ categories }) =>
      Math.round((categories.performance.score ?? Number.NaN) * 100),
    )
    const values = audits.map(([title, id]) => {
      const middle = median(reports.map((report) => report.audits[id]?.numericValue ?? Number.NaN))
      return title === 'CLS' ? middle.toFixed(3) : middle
    })
    rows.push([name, String(median(scores)), `${Math.min(...scores)}–${Math.max(...scores)}`, ...values])
  }
  table(['page', 'performance', 'least–most', ...audits.map(([title]) => title)], rows)
}
