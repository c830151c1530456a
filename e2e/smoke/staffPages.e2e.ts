import { expect, it } from 'vitest'
import { inaccessible, injectAxe } from '../accessible.ts'
import { brokenWords } from '../brokenWords.ts'
import { visit } from '../browser.ts'
import { staffPages } from '../pageLists.ts'
import { open } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { loginAs } from '../staff.ts'
import { touchingButtons } from '../touchingButtons.ts'

onlyReads()

it('every page of the staff is accessible, light and dark, and its buttons do not touch', async () => {
  const { page, complaints } = await visit(browser)
  await injectAxe(page)
  await loginAs(page, server.url, 'admin')
  const wrong: string[] = []
  for (const address of await staffPages()) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, address)
    await page.waitForFunction(() => !/Wird geladen/.test(document.querySelector('main')?.textContent ?? ''))
    wrong.push(...(await inaccessible(page)))
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      wrong.push(...(await page.evaluate(touchingButtons, 'main')))
    }
    // The others have names and texts of their own, which no hyphens are put into.
    if (['/edit', '/edit/import'].includes(address)) wrong.push(...(await brokenWords(page)))
  }
  expect([...wrong, ...complaints]).toEqual([])
})
