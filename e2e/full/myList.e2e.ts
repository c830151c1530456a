import type { Entry } from '#shared/entry'
import { onPhone, visit } from '../browser.ts'
import { listed } from '../calls.ts'
import {
  absent,
  button,
  follow,
  holds,
  link,
  list,
  main,
  open,
  press,
  said,
  sheetsOf,
  visitAt,
} from '../pages.ts'
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

it('removed providers are marked, 500 entries are kept, and two windows stay in step', async () => {
  const page = await visit()
  const existing = await fetchProviders(12)
  const unknown = Array.from(
    { length: 488 },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  )
  const ids = [unknown[0], ...existing.map(({ uuid }) => uuid), ...unknown.slice(1)]
  await store(
    page,
    ids.map((id, n) => ({ id: String(id), note: n === 0 ? 'Salon am Bach' : '' })),
  )
  await open(page, '/mylist')
  const articles = main(page).getByRole('article')
  await expect.poll(() => articles.count()).toBe(500)
  await said(articles.first(), 'Nicht mehr im Verzeichnis')
  await holds(articles.first().getByLabel('Ihre Notiz'), 'Salon am Bach')
  expect((await namesOn(page)).slice(1, 13)).toEqual(existing.map(({ name }) => name))
  expect(await link(page.getByRole('banner'), /500/).count()).toBe(1)

  const other = await page.context().newPage()
  await open(other, '/mylist')
  await press(other.getByRole('article').first(), /Entfernen/)
  await expect.poll(() => articles.count()).toBe(499)
  await articles.first().getByLabel('Ihre Notiz').fill('von hier')
  const firstNote = other.getByRole('article').first().getByLabel('Ihre Notiz')
  await expect.poll(() => firstNote.inputValue()).toBe('von hier')
})

it('pages link only to non-empty lists', async () => {
  const page = await visitAt('/mylist', onPhone)
  await said(page, 'Auf Ihrer Merkliste steht noch niemand')
  const links = link(page, /^Merkliste/)
  await absent(links)
  await open(page, list)
  await press(page, /^Mehr über/)
  await press(page, /^Merken/)
  await button(page, /^Gemerkt/).waitFor()
  await open(page, '/')
  expect(await links.count()).toBe(2)
})

it('without browser storage the list lasts as long as the page and says so', async () => {
  const page = await visit()
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await open(page, list)
  await press(page, /^Mehr über/)
  await press(page, /^Merken/)
  await said(page, 'Ihr Browser speichert die Merkliste nicht.')
  await follow(page.getByRole('banner'), /Merkliste/)
  await expect.poll(() => namesOn(page)).toHaveLength(1)
  await said(main(page), 'Ihr Browser speichert die Merkliste nicht.')
})
