import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { type Visit, visit } from './browser.ts'

/** A visitor whose browser notes what is drawn, since only the picture shows the code. */
export async function visitorWithCode(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const seen = await visit(browser, options)
  await seen.page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text)
      return fillText.call(this, text, ...place)
    }
  })
  return seen
}

/** The code of the picture that was drawn last. */
export const drawnCode = (page: Page) =>
  page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.slice(-6).join(''))
