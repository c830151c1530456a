import type { Page } from 'playwright-core'

/** Uploads a table of lines to the import that is open. */
export async function sendTable(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('Ihre Tabelle').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Datei prüfen' }).click()
}

/** Follows the first link of a row, or the one with a name. */
export const openRow = (page: Page, row: RegExp, link: string | RegExp = /./) =>
  page.getByRole('row', { name: row }).getByRole('link', { name: link }).first().click()
