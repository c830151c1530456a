import { boxOf } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { keys, main, searchField, visitAt } from '../pages.ts'

it.each([
  ['/fastsearch?q=Herzinfarkt', '112'],
  ['/fastsearch?q=ich+will+nicht+mehr+leben', '08001110111'],
  ['/en/fastsearch?q=heart+attack', '112'],
])('on a phone %s has an emergency number in sight, above the form', async (path, numbers) => {
  const page = await visitAt(path, onPhone)
  const call = page.getByRole('alert').locator('a[href^="tel:"]').first()
  expect(await call.getAttribute('href')).toMatch(new RegExp(`^tel:(${numbers})$`))
  const { bottom } = await boxOf(call)
  expect(bottom).toBeLessThanOrEqual(onPhone.viewport.height)
  expect(bottom).toBeLessThanOrEqual((await boxOf(main(page).locator('form').first())).y)
  expect(await call.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

it.each([
  ['qwertzquark', 'Zu „qwertzquark“ haben wir leider nichts gefunden'],
  ['Friseur', /^\d+ Treffer$/],
])('a search for %s from the home page announces its result', async (words, said) => {
  const page = await visitAt('/')
  const region = page.locator('main [role="status"]')
  await page.evaluate(() => {
    const regionBeforeScripts = () =>
      document.querySelector('main h1 ~ span[role="status"]:empty')?.setAttribute('data-early', '')
    new MutationObserver(regionBeforeScripts).observe(document.body, { childList: true, subtree: true })
  })
  await searchField(page).fill(words)
  await keys(page, 'Enter')
  await page.waitForURL(/\/fastsearch\?q=/)
  await region.filter({ hasText: said }).and(page.locator('[data-early]')).waitFor({ state: 'attached' })
  expect(await region.filter({ hasText: said }).count()).toBe(1)
})

// On a wide screen the rest of the form is in the same row, so that the first provider is visible.
it.each([
  [360, 190],
  [768, 440],
  [1280, 380],
])('the search field is wide enough, at %s pixels', async (width, min) => {
  const page = await visitAt('/fastsearch', { viewport: { width, height: 900 } })
  expect((await boxOf(searchField(page))).width).toBeGreaterThan(min)
})
