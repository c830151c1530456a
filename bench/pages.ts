import { launchBrowser } from '../e2e/browser.ts'
import { headline, median, table } from './report.ts'
import type { BenchSetup } from './requests.ts'

interface Metrics {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  inp: number
  calls: number
}

/** Measures in the page, before its own scripts run. */
function observe(): void {
  const seen = { lcp: 0, cls: 0, tbt: 0, inp: 0 }
  Object.assign(globalThis, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never)
    }).observe({ type, buffered: true, ...more })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  // Shifts after a click are intended.
  watch('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  watch('longtask', ({ duration }) => {
    seen.tbt += Math.max(0, duration - 50)
  })
  watch(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.inp = Math.max(seen.inp, duration)
    },
    { durationThreshold: 16 },
  )
}

/** Opens a page like Lighthouse's mid-range phone on a slow network: 150 ms, 1.6 Mbit/s, a quarter of the processor. */
async function visit(browser: Awaited<ReturnType<typeof launchBrowser>>, address: string): Promise<Metrics> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'de-DE',
  })
  const page = await context.newPage()
  // Compiled code uses this helper to name its functions.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observe)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  let calls = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Texts and pictures are part of the page; only calls for data count, which the server had already.
    if (/^\/api\/(?!translations$|file\/)/.test(pathname)) calls++
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() => ({
    ...(globalThis as never as { seen: { lcp: number; cls: number; tbt: number } }).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }))
  const callsWhileLoading = calls
  await page.locator('header button:visible').first().tap()
  await page.waitForTimeout(700)
  const { inp, cls } = await page.evaluate(
    () => (globalThis as never as { seen: { inp: number; cls: number } }).seen,
  )
  await context.close()
  return { ...loaded, cls, inp, calls: callsWhileLoading }
}

/** Returns the pages that visitors see most, by name. */
export async function typicalPages({ server, category }: BenchSetup) {
  const base = `http://127.0.0.1:${server.port}`
  const list = `/categories/list/${encodeURIComponent(category)}`
  const answer = await fetch(`${base}/api/datafilteredcategory?category=${encodeURIComponent(category)}`)
  const [entry] = (await answer.json()) as { name: string; uuid: string }[]
  const provider = `${list}/${encodeURIComponent(entry?.name ?? '')}?id=${entry?.uuid}`
  return [
    ['home', '/'],
    ['list of 125', list],
    ['provider', provider],
    ['search', '/fastsearch?q=physiotherapie'],
  ] as const
}

export async function pages(place: BenchSetup, times = 5): Promise<void> {
  headline('Pages in a throttled Chromium')
  const base = `http://127.0.0.1:${place.server.port}`
  const browser = await launchBrowser()
  const rows: (string | number)[][] = []
  for (const [name, target] of await typicalPages(place)) {
    // The server is warm; the browser starts anew each time.
    for (let i = 0; i < 3; i++) await fetch(base + target)
    const seen: Metrics[] = []
    for (let i = 0; i < times; i++) seen.push(await visit(browser, base + target))
    const of = (key: keyof Metrics) => median(seen.map((metrics) => metrics[key]))
    rows.push([name, of('fcp'), of('lcp'), of('tbt'), of('inp'), of('cls').toFixed(3), String(of('calls'))])
  }
  await browser.close()
  table(['page', 'FCP ms', 'LCP ms', 'TBT ms', 'INP ms', 'CLS', 'calls of the API while loading'], rows)
}
