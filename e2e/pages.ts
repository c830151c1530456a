import { readFile } from 'node:fs/promises'
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { adminReady, hydrated, visit } from './browser.ts'
import { server } from './setup.ts'

/** Pages of the demo content: a list, and a provider of it. */
export const list = '/categories/list/Friseure'
export const provider = `${list}/Friseurstube%20am%20Kirchplatz`

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await hydrated(page)
}

/** Waits until a page of the staff shows its data. */
export async function openLoaded(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForFunction(
    () => !/Wird geladen|Loading/.test(document.querySelector('main')?.textContent ?? ''),
  )
}

/** In a new window, with scripts. */
export async function visitAt(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await visit(options)
  await open(page, path)
  return page
}

export async function logIn(page: Page, username: string, password = `${username}-demo`): Promise<void> {
  await page.getByLabel('Benutzername').fill(username)
  await fill(page, 'Passwort', password)
  await page.keyboard.press('Enter')
}

/** On the way to the admin UI. */
export async function visitAdmin(): Promise<Page> {
  const admin = await visitAt('/admin')
  await logIn(admin, 'admin')
  await admin.getByRole('link', { name: 'Zur Redaktion' }).waitFor()
  await adminReady(admin)
  return admin
}

/** By the end of its address. */
export async function openAdmin(page: Page, path = ''): Promise<void> {
  await page.goto(`${server.url}/admin${path}`)
  await adminReady(page)
}

export const sheetsOf = async (page: Page, margin = {}) =>
  (await page.pdf({ format: 'A4', margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length

export async function downloaded(page: Page, act: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()])
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

export const main = (page: Page) => page.getByRole('main')
export const searchField = (page: Page) => main(page).locator('input[name="q"]')

/** Returns the buttons with exactly this name, or those that match. */
export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

export const press = (page: Page | Locator, name: string | RegExp) => button(page, name).first().click()

export const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' })

export const follow = (page: Page | Locator, name: string | RegExp) => link(page, name).first().click()

export const radio = (page: Page | Locator, name: string | RegExp) => page.getByRole('radio', { name })

export const fill = (page: Page | Locator, label: string | RegExp, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text)

export const headed = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

export const said = (page: Page | Locator, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

export async function keys(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.keyboard.press(name)
}

/** Fails if it is on the page now. */
export const absent = async (target: Locator) => expect(await target.count()).toBe(0)

export const gone = (target: Locator) => target.waitFor({ state: 'detached' })

export const holds = async (field: Locator, value: string) => expect(await field.inputValue()).toBe(value)

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement)

export const textOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

export const gotFocus = (target: Locator) => expect.poll(() => isFocused(target)).toBe(true)
