import type { Locator, Page } from 'playwright-core'

/** Returns where something stands in the window, and fails unless it is drawn. */
export async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not drawn`)
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

export async function isInWindow(page: Page, target: Locator): Promise<boolean> {
  const box = await target.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return (
    box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  )
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** As the button of the site does. */
export const enlarge = (page: Page, factor: number) =>
  page.addInitScript((factor) => localStorage.setItem('scalingFactor', factor), String(factor))
