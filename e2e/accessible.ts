import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds, in short; nothing is switched off. Of a page seen before only the colours can be different. */
async function violations(page: Page): Promise<string[]> {
  const known = await page.evaluate(() => 'axe' in window)
  if (!known) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(known && { runOnly: { type: 'rule', values: ['color-contrast'] } }),
  }
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is wrong with the page as it stands there, light and dark, in sentences. */
export async function inaccessible(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { pathname, search } = new URL(page.url())
    for (const violation of await violations(page))
      wrong.push(`${pathname}${search} ${colorScheme}: ${violation}`)
  }
  return wrong
}
