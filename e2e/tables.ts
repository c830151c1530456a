import type { Page } from 'playwright-core'
import { button } from './pages.ts'

export async function sendTable(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(`${lines.join('\r\n')}\r\n`)
  await page.getByLabel('Ihre Tabelle').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await button(page, /Datei prüfen/).click()
}

export const openRow = (page: Page, row: RegExp, link: string | RegExp = /./) =>
  page.getByRole('row', { name: row }).getByRole('link', { name: link }).first().click()
