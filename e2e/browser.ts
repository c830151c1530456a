import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core'
import { browserProgram } from './browserProgram.ts'

// No page of a journey is open for so long that making its code faster would pay; what is measured does without.
const unoptimised = '--js-flags=--no-maglev --no-opt'

/**
 * Playwright lets the browser share what its processes share by files in the temp folder, as containers often have only
 * 64 MB of shared memory. Where there is room enough, that spares the kernel some twentieth of all the journeys' work.
 */
async function defaultsToLeave(): Promise<string[]> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const hasRoom = memory !== undefined && memory.bavail * memory.bsize >= 1e9
  return hasRoom ? ['--disable-dev-shm-usage'] : []
}

/** With a temp folder of its own, which goes with it: a browser does not always clean up. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await browserProgram()
  const temp = await mkdtemp(path.join(tmpdir(), 'directory-browser-'))
  const browser = await chromium.launch({
    executablePath,
    args: [...args, unoptimised],
    ignoreDefaultArgs: await defaultsToLeave(),
    env: { ...env, TMPDIR: temp },
  })
  const close = browser.close.bind(browser)
  browser.close = async (options) => {
    await close(options)
    await rm(temp, { recursive: true, force: true, maxRetries: 5 })
  }
  return browser
}

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the browser's console complained about, in pages opened beside as well; a journey ends with none. */
  complaints: string[]
}

/** A visitor with a window of their own, at a desk unless told otherwise. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    ...options,
  })
  // A journey fails because something is wrong, not because the machine is busy.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('console', (message) => {
    // A refused call shows up here as well; journeys that expect one clear the list.
    if (message.type() !== 'error' && !/hydrat/i.test(message.text())) return
    // Without the digits of the address, as journeys look for those of a status.
    complaints.push(`${message.text()} ${message.location().url.replaceAll(/\d/g, '')}`.trim())
  })
  context.on('weberror', (failure) => complaints.push(failure.error().message))
  return { page, context, complaints }
}

/** Waits until the page at the window's address answers: the site says so of itself when the scripts have taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.page === window.location.pathname &&
      document.querySelector('main h1') !== null,
  )
}

/** Waits until what stands around the page answers, be its own code there or not. */
export async function frameReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.page !== undefined)
}

/** Waits until what is there has been drawn, and what the site does a frame later is done. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Payload's pages are there before their scripts; what is pressed before that is lost. */
export async function adminReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.page === 'admin')
}

/** Logs in on the way to the admin UI, as the demo's Admin unless somebody else is named, and waits for the dashboard. */
export async function logInToAdmin(page: Page, url: string, name = 'admin'): Promise<void> {
  await page.goto(`${url}/admin`)
  await hydrated(page)
  await page.locator('input[name="username"]').fill(name)
  await page.locator('input[name="password"]').fill(`${name}-demo`)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Was auf Sie wartet' }).waitFor()
  await adminReady(page)
}

/**
 * Answers what matches by `handle`, until what it answers is called. In place of Playwright's `unroute`: with the last
 * route that one gives up looking at requests at all, and loses those that are just setting out.
 */
export async function intercept(
  page: Page,
  matching: RegExp | string,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false
  await page.route(matching, (route) => (isOver ? route.fallback() : handle(route)))
  return () => {
    isOver = true
  }
}

/** Lets what matches through when told to, by calling what it answers. */
export async function hold(page: Page, matching: RegExp): Promise<() => void> {
  let letGo = () => {}
  const go = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(matching, async (route) => {
    await go
    await route.continue()
  })
  return () => letGo()
}
