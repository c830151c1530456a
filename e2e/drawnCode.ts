import type { Page } from 'playwright-core'
import { visit } from './browser.ts'

/** Opens a page whose browser records the drawn text, because the code exists only in the picture. */
export async function visitorWithCode(): Promise<Page> {
  const page = await visit()
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text)
      return fillText.call(this, text, ...place)
    }
  })
  return page
}

export const drawnCode = (page: Page) =>
  page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.slice(-6).join(''))
