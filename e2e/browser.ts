import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { hear } from './complaints.ts'
import { browser } from './setup.ts'

export const onPhone = { viewport: { width: 360, height: 740 } }
export const onDesk = { viewport: { width: 1280, height: 800 } }

/** With a desktop size by default. */
export async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
    // Journeys test what the server says, not what a browser has kept.
    serviceWorkers: 'block',
    ...options,
  })
  // Generous: a journey should fail because something is wrong, not because the machine is busy.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  context.on('console', (message) => {
    if (message.type() !== 'error' && !/hydrat/i.test(message.text())) return
    // Without digits of the address, because journeys search the message for those of a status.
    hear(`${message.text()} ${message.location().url.replaceAll(/\d/g, '')}`.trim())
  })
  context.on('weberror', (failure) => hear(failure.error().message))
  return page
}

/** Waits until the page at the window's address has hydrated, which the site records on the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.page === window.location.pathname &&
      document.querySelector('main h1') !== null,
  )
}

/** Waits until the page has been painted and the site's work of the next frame is done. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Payload's pages are visible before their scripts run; earlier clicks would be lost. */
export async function adminReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.page === 'admin')
}

/**
 * Answers matching requests by `handle` until the returned function is called. Not with Playwright's `unroute`:
 * removing the last route stops interception altogether and loses requests that are just starting.
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

export async function hold(page: Page, matching: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(matching, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
