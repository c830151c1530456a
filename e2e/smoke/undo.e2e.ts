import type { Page } from 'playwright-core'
import { look } from '../accessible.ts'
import { call, namesIn } from '../calls.ts'
import { follow, link, press, said } from '../pages.ts'
import { editorAt } from '../staff.ts'

/** Counts from now on paints without a focused element, however brief. */
async function focusLost(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const seen = { lost: 0 }
    new MutationObserver(() => {
      if (document.activeElement === document.body) seen.lost++
    }).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  return () => seen.evaluate(({ lost }) => lost)
}

const confirmDeletion = (page: Page) => press(page.getByRole('dialog'), /Löschen/)
const undo = (page: Page) => press(page, 'Rückgängig')
const newsTitles = async (): Promise<string[]> =>
  (await call('news')).map(({ title }: { title: string }) => title)

it('undoes the deletion of a provider where it was deleted, and the focus stays on the page', async () => {
  const before = await namesIn('Apotheken')
  const page = await editorAt('/edit/edit_entry?category=Apotheken')
  await press(page, `Löschen: ${before[0]}`)
  await confirmDeletion(page)
  await said(page, 'Es liegt jetzt im Papierkorb.')
  expect(await namesIn('Apotheken')).toEqual(before.slice(1))
  await look(page)
  const countLostFocus = await focusLost(page)
  await undo(page)
  await said(page, `„${before[0]}“ ist wieder da, unter „Apotheken“.`)
  expect(await countLostFocus()).toBe(0)
  expect(await namesIn('Apotheken')).toEqual(before)
})

it('deleted news is restored from the trash, found by a word and the user name', async () => {
  const [title = ''] = await newsTitles()
  const page = await editorAt('/edit/edit_news')
  await press(page, `Löschen: ${title}`)
  await confirmDeletion(page)
  await follow(page, /Zum Papierkorb/)
  await page.waitForURL(/\/edit\/trash/)
  await page.getByRole('searchbox').fill(`${title.split(' ')[0]} editor`)
  await press(page, `Wiederherstellen: ${title}`)
  await said(page, 'ist wieder da.')
  await said(page, /Dazu liegt nichts im Papierkorb/)
  const toLog = link(page, /Entschiedene Anfragen im Protokoll/)
  expect(await toLog.getAttribute('href')).toMatch(/\/edit\/logs\?noun=requests&text=.*editor/)
  expect((await newsTitles())[0]).toBe(title)
})
