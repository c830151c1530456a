import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The small file: each page reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** For a window whose pages are all looked at: they come with axe, which is quicker than giving it to each of them. */
export const bringAxe = (page: Page): Promise<unknown> => page.addInitScript(axeSource)

/**
 * What axe finds, in short; nothing is switched off. Behind a modal dialog nothing can be reached: the page itself is
 * looked at where it stands alone.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const { violations } = await page.evaluate((options) => {
    const shown = document.querySelector('dialog:modal') ?? document
    return (window as unknown as { axe: typeof axe }).axe.run(shown, options)
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is wrong with the page as it stands there, light and dark, in sentences. In the dark only colours are others. */
export async function inaccessible(page: Page): Promise<string[]> {
  const wrong: string[] = []
  for (const [colorScheme, rules] of [['light'], ['dark', ['color-contrast']]] as const) {
    await page.emulateMedia({ colorScheme })
    const { pathname, search } = new URL(page.url())
    for (const violation of await violations(page, rules && [...rules]))
      wrong.push(`${pathname}${search} ${colorScheme}: ${violation}`)
  }
  return wrong
}
