import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brokenWords } from '../brokenWords.ts'
import { hydrated, visit } from '../browser.ts'
import { publicPages } from '../publicPages.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { loginAs } from '../staff.ts'

onlyReads()

/** Narrow phone. This browser has no German hyphenation dictionary, so all hyphens are ours. */
const phone = { viewport: { width: 320, height: 740 } }
/** Largest text factor of the site. */
const largestTextScale = 1.5

/** Windows to test; the largest text on the narrowest phone is tested in `everyPage.e2e.ts`. */
const windows = [
  { width: 320, scale: 1, language: '' },
  { width: 360, scale: 1, language: '' },
  { width: 390, scale: largestTextScale, language: '' },
  { width: 320, scale: largestTextScale, language: '/en' },
]

describe.runIf(process.env.TEST_FULL)('in other windows', () => {
  it.each(windows)(
    'no word is broken without a hyphen: $width pixels, letters $scale times as large, "$language"',
    async ({ width, scale, language }) => {
      const { page, context } = await visit(browser, { viewport: { width, height: 740 } })
      await page.addInitScript((scale) => localStorage.setItem('scalingFactor', String(scale)), scale)
      const broken: string[] = []
      for (const path of await publicPages(server.url)) {
        await page.goto(server.url + language + path)
        await hydrated(page)
        for (const word of await brokenWords(page)) broken.push(`${path}: ${word}`)
      }
      expect(broken).toEqual([])
      await context.close()
    },
  )
})

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
  const { page, context, complaints } = await visit(browser)
  await page.goto(server.url + list)
  await hydrated(page)
  const fromServer = await piecesOfHeading(page)
  expect(fromServer.length).toBeGreaterThan(2)
  expect(fromServer.join('')).toBe(word)

  await page.goto(`${server.url}/contact`)
  await hydrated(page)
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
  await context.close()
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
    await context.close()
  },
)

it('no staff page breaks a word without a hyphen when it is the first page of a window', async () => {
  const { page, context } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await loginAs(page, server.url, 'admin')
  const broken: string[] = []
  for (const path of ['/edit', '/edit/import']) {
    await page.goto(server.url + path)
    await hydrated(page)
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    for (const word of await brokenWords(page)) broken.push(`${path}: ${word}`)
  }
  expect(broken).toEqual([])
  await context.close()
})
