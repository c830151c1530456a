import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { splitLocale } from '#shared/locales'
import { complain } from './complaints.ts'
import { logProof } from './logProof.ts'

/** Source of axe, minified because every page parses it again. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Adds axe to each page of a window in which every page is checked; that is faster than evaluating it each time. */
export const injectAxe = (page: Page): Promise<unknown> => page.addInitScript(axeSource)

/**
 * Returns short descriptions of what axe finds; no rule is switched off. While a modal dialog is open the rest of the
 * page is inert, so it is checked when no dialog is open.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  }
  const { violations, known: ruleCount } = await page.evaluate(async (options) => {
    const checkedRoot = document.querySelector('dialog:modal') ?? document
    const { axe: axeInPage } = window as unknown as { axe: typeof axe }
    return { ...(await axeInPage.run(checkedRoot, options)), known: axeInPage.getRules().length }
  }, options)
  logProof({ page: splitLocale(new URL(page.url()).pathname).path, rules: rules?.length ?? ruleCount })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** Finds texts of one space beside a comment of React: Chromium leaves them out of names, as in "Telefon(freiwillig)". */
const gluedNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, label, summary, h1, h2, h3')]
      .filter((named) => {
        const walker = document.createTreeWalker(named, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        const isComment = (node: Node | null) => node?.nodeType === Node.COMMENT_NODE
        return texts
          .slice(1, -1)
          .some((one) => !one.data.trim() && (isComment(one.previousSibling) || isComment(one.nextSibling)))
      })
      .map((named) => `glued name: ${named.textContent}`),
  )

export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth
    return over > 0 ? [`${location.pathname} at ${innerWidth}: ${over} px too wide`] : []
  })

const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/**
 * Complains of every accessibility problem of the current page, by default in light and dark mode. Dark mode changes
 * colours only, so only colour rules run there.
 */
export async function look(page: Page, shown: readonly Scheme[] = schemes): Promise<void> {
  complain([...(await gluedNames(page)), ...(await tooWide(page))])
  for (const colorScheme of shown) {
    await page.emulateMedia({ colorScheme })
    const { pathname, search } = new URL(page.url())
    const found = await violations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined)
    complain(found.map((violation) => `${pathname}${search} ${colorScheme}: ${violation}`))
  }
}
