import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A Chrome or Chromium of this machine, else the one that comes from npm (Linux x64). */
export async function browserProgram(): Promise<{ executablePath: string; args: string[] }> {
  const own = installed.find((path) => path !== undefined && existsSync(path))
  if (own) return { executablePath: own, args: ['--no-sandbox', '--disable-gpu'] }
  const { default: packaged } = await import('@sparticuz/chromium')
  return { executablePath: await packaged.executablePath(), args: packaged.args }
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(await browserProgram())

export interface Visit {
  page: Page
  context: BrowserContext
  /** What the browser's console complained about; a journey ends with none. */
  complaints: string[]
}

/** A visitor with a window of their own, at a desk unless told otherwise. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // A refused call shows up here as well; journeys that expect one clear the list.
    if (message.type() === 'error' || /hydrat/i.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, context, complaints }
}

interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null
}

/** Waits until React has taken over all that the server rendered. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') as unknown as Record<
      string,
      { stateNode: { current: Fiber } }
    >
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    if (!key) return false
    // The root and what waits for a script of its own are taken over one after another; each says so of itself.
    const own = (fiber: Fiber | null): boolean => {
      for (let one = fiber; one; one = one.sibling) {
        const state = one.memoizedState
        if (state?.isDehydrated || state?.dehydrated || !own(one.child)) return false
      }
      return true
    }
    return document.querySelector('main h1') !== null && own(root[key]?.stateNode.current ?? null)
  })
}

/** Payload's pages are there before their scripts; what is pressed before that is lost. */
export async function ready(page: Page, target: Locator): Promise<Locator> {
  const element = await target.elementHandle()
  await page.waitForFunction(
    (node) => Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps')),
    element,
  )
  return target
}
