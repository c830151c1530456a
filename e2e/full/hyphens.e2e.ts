import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { open, visitAt } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

// Broken words are looked for on every page in everyPage.e2e.ts.

const phone = { viewport: { width: 320, height: 740 } }
const word = 'Nachbarschaftshilfe'
const list = `/categories/list/${word}`
const softHyphen = /\u00ad/

/** Returns the text nodes of the page's heading. */
const piecesOfHeading = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
    return found
  })

it('pages opened in the browser are hyphenated as on the server, also in words that are new to it', async () => {
  const { page, complaints } = await visitAt(list)
  const fromServer = await piecesOfHeading(page)
  expect(fromServer.length).toBeGreaterThan(2)
  expect(fromServer.join('')).toBe(word)

  await open(page, '/contact')
  await page.evaluate(() => {
    ;(window as unknown as { sameDocument: boolean }).sameDocument = true
  })
  await page.getByRole('link', { name: 'Dienstleistungen' }).first().click()
  await page.waitForURL(/\/categories$/)
  await page.getByRole('link', { name: word }).first().click()
  await page.waitForURL(server.url + list)
  await hydrated(page)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await piecesOfHeading(page)).toEqual(fromServer)
  expect(complaints).toEqual([])
})

it.each([true, false])(
  'copies, names and titles know nothing of hyphens, scripts: %s',
  async (javaScriptEnabled) => {
    const { page, context } = await visit(browser, { ...phone, javaScriptEnabled })
    await page.goto(server.url + list)
    if (javaScriptEnabled) await hydrated(page)
    expect((await piecesOfHeading(page)).length).toBeGreaterThan(2)
    const { html, copied, title } = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body)
      return {
        html: document.documentElement.outerHTML,
        copied: String(getSelection()),
        title: document.title,
      }
    })
    expect(copied).toContain(word)
    for (const text of [html, copied, title]) expect(text).not.toMatch(softHyphen)

    const devTools = await context.newCDPSession(page)
    const { nodes } = await devTools.send('Accessibility.getFullAXTree')
    const names = nodes
      // Line breaks are part of the browser's inline boxes only, which assistive technology ignores.
      .filter(({ role }) => role?.value !== 'InlineTextBox')
      .map(({ name }) => String(name?.value ?? ''))
    expect(names).toContain(word)
    expect(names.filter((name) => softHyphen.test(name))).toEqual([])
  },
)
