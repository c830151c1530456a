import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { adminReady, hydrated, type Visit, visit } from './browser.ts'
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

/** Fills in the form of the login. */
export async function logIn(page: Page, username: string, password = `${username}-demo`): Promise<void> {
  await page.getByLabel('Benutzername').fill(username)
  await fill(page, 'Passwort', password)
  await page.keyboard.press('Enter')
}

/** Logs in as the demo's administrator on the way to the admin UI, and waits for the dashboard. */
export async function visitAdmin(): Promise<Visit> {
  const admin = await visitAt('/admin')
  await logIn(admin.page, 'admin')
  await admin.page.getByRole('link', { name: 'Zur Redaktion' }).waitFor()
  await adminReady(admin.page)
  return admin
}

/** Opens a page of the admin UI by the end of its address. */
export async function openAdmin(page: Page, path = ''): Promise<void> {
  await page.goto(`${server.url}/admin${path}`)
  await adminReady(page)
}

/** Returns the file that an act downloads. */
export async function downloaded(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
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

export const textOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

export const gotFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)
