import type { Page } from 'playwright-core'

/** Logs one of the demo accounts in, by the form. */
export async function loginAs(page: Page, url: string, username: 'admin' | 'editor'): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(`${username}-demo`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit$/)
}
