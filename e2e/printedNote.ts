import type { Page } from 'playwright-core'

/** Returns what stands on the printed page only: whose it is, where it stands and of what day. */
export async function printedNote(page: Page, path: string): Promise<string> {
  expect([path, await page.getByText('Gedruckt am').count()]).toEqual([path, 1])
  const note = page.locator('main div', { hasText: 'Gedruckt am' }).last()
  expect(await note.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await note.isVisible()).toBe(true)
  const printed = await note.innerText()
  expect(printed).toMatch(/Gedruckt am \p{L}+, \d+\. \p{L}+ \d{4}/u)
  await page.emulateMedia({ media: 'screen' })
  return printed
}
