import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { routes } from '#shared/routes'
import { browserProgram } from '../e2e/browserProgram.ts'
import { type BenchSetup, firstEntry } from './reads.ts'
import { headline, median, table } from './report.ts'

/** The last for Node 20. No dependency: it weighs 185 MB. npm downloads it at the first run and caches it. */
const version = '12.8.2'
const times = 5

/** Score on a phone, with simulated throttling: Lighthouse's defaults. */
async function scoreOf(address: string) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run it through npm: npm run bench -- lighthouse')
  const { executablePath, args, env } = await browserProgram()
  const command = [npm, 'exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', address]
  const options = ['--only-categories=performance', '--output=json', '--quiet', '--no-enable-error-reporting']
  const flags = `--chrome-flags=${['--headless=new', '--disable-dev-shm-usage', ...args].join(' ')}`
  const { stdout } = await promisify(execFile)(process.execPath, [...command, ...options, flags], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 2 ** 26,
  })
  return Math.round(JSON.parse(stdout).categories.performance.score * 100)
}

export async function lighthouse({ server, category }: BenchSetup) {
  headline(`Lighthouse ${version}, mobile, ${times} runs each`)
  const { name, uuid } = await firstEntry(server, category)
  const list = routes.providerList.href(category)
  const provider = routes.provider.href(category, name, uuid)
  const rows: string[][] = []
  for (const target of ['/', list, provider, '/fastsearch?q=physiotherapie']) {
    const address = `http://127.0.0.1:${server.port}${target}`
    // The server is warm; the browser starts anew each time.
    for (let i = 0; i < 3; i++) await fetch(address)
    const scores: number[] = []
    for (let i = 0; i < times; i++) scores.push(await scoreOf(address))
    rows.push([target, String(median(scores)), `${Math.min(...scores)}–${Math.max(...scores)}`])
  }
  table(['page', 'performance', 'least–most'], rows)
}
