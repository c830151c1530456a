import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { callAs } from './calls.ts'
import { button } from './pages.ts'
import { adminAt } from './staff.ts'

export async function openPageText(name: string) {
  const page = await adminAt('/edit')
  return { page, text: await textOf(page, name) }
}

export async function textOf(page: Page, name: string) {
  await page.goto(new URL(`/edit/pages?page=${name}`, page.url()).href)
  const text = page.getByRole('textbox', { name: /^Text der Seite/ })
  await text.waitFor()
  return text
}

export async function savePage(page: Page): Promise<void> {
  await button(page, /Seite speichern/).click()
  await page.getByText('Die Seite wurde gespeichert.').first().waitFor()
}

/** Visitors get videos only at a press. */
export const storedText = async (name: string): Promise<string> =>
  (await callAs('admin', `getHtml?name=${name}`)).content ?? ''
export const storeText = (name: string, html: string) => callAs('admin', `saveHtml?name=${name}`, { html })

/** A picture of noise, which compresses to a predictable size. */
export const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
