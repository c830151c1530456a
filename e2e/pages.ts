import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { hydrated, logInToAdmin, type Visit, visit } from './browser.ts'
import { browser, server } from './setup.ts'

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await hydrated(page)
}

/** Opens a page of the staff and waits until it shows its data. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(() => !/Wird geladen/.test(document.querySelector('main')?.textContent ?? ''))
}

/** Opens an address of the server in a new window, as a visitor with scripts. */
export async function visitAt(path: string, options?: BrowserContextOptions): Promise<Visit> {
  const newVisit = await visit(browser, options)
  await open(newVisit.page, path)
  return newVisit
}

export async function visitAdmin(): Promise<Visit> {
  const admin = await visit(browser)
  await logInToAdmin(admin.page, server.url)
  return admin
}

/** Presses the first button with exactly this name, or one that matches. */
export const press = (page: Page | Locator, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

/** Follows the first link with exactly this name, or one that matches. */
export const follow = (page: Page | Locator, name: string | RegExp) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click()

export const fill = (page: Page | Locator, label: string | RegExp, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text)

/** Waits for a page by its main heading. */
export const headed = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

/** Waits for a text that can be seen. */
export const said = (page: Page | Locator, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const gotFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)
