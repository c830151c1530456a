import type { Page } from 'playwright-core'
import { hydrated } from './browser.ts'

/** Logs one of the demo accounts in, by the form. */
export async function loginAs(page: Page, url: string, username: 'admin' | 'editor'): Promise<void> {
  await page.goto(`${url}/login`)
  await hydrated(page)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(`${username}-demo`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
}
