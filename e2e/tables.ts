import type { Page } from 'playwright-core'

export async function sendTable(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('Ihre Tabelle').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Datei prüfen' }).click()
}

export const openRow = (page: Page, row: RegExp, link: string | RegExp = /./) =>
  page.getByRole('row', { name: row }).getByRole('link', { name: link }).first().click()
