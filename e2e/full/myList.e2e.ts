import type { Entry } from '#shared/entry'
import { visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { open, sheetsOf } from '../pages.ts'
import { onlyReads } from '../setup.ts'
import { namesOn, store } from '../visitors/myList.ts'

onlyReads()

async function fetchProviders(count: number): Promise<Entry[]> {
  const lists = await Promise.all(['Friseure', 'Hausärzte', 'Pflegedienste', 'Apotheken'].map(listed))
  return lists.flat().slice(0, count)
}

it('twelve saved providers print large on two pages, without buttons', async () => {
  const page = await visit()
  const twelve = await fetchProviders(12)
  const note = 'Dienstag ab 9 Uhr anrufen, nach Frau Müller fragen'
  const list = twelve.map(({ uuid }) => ({ id: uuid, note }))
  await store(page, list)
  await open(page, '/mylist')
  await expect.poll(() => namesOn(page)).toHaveLength(12)
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' }
  expect(await sheetsOf(page, margin)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('main ol *')].filter(
        (element) =>
          element.checkVisibility() &&
          element.textContent !== '' &&
          Number.parseFloat(getComputedStyle(element).fontSize) < 16,
      ).length,
  )
  expect(small).toBe(0)
  expect(await page.locator('main p').filter({ hasText: 'Dienstag ab 9 Uhr' }).first().isVisible()).toBe(true)
  expect(await page.locator('main textarea').first().isVisible()).toBe(false)
})
