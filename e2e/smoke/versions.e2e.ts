import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { callAs, firstIn } from '../calls.ts'
import { follow, open, said } from '../pages.ts'
import { visitAs } from '../staff.ts'

it('an earlier version shows its lines and pictures, places in words, and marked changes', async () => {
  const page = await visitAs('admin')
  const gap = '<p><br></p><p> </p>'
  const picture = (alt: string) => `<p><img src="/api/file/alltag.svg" alt="${alt}"></p>`
  const html = (words: string, alt: string, gaps: string) =>
    `<h2>Wir</h2>${gaps}<p>Wir ${words} da.</p>${picture(alt)}<table><tbody><tr><td>Mo</td><td>8 Uhr</td></tr></tbody></table>`
  await callAs('admin', 'saveHtml?name=about', { html: html('sind gern', 'Ein Haus', gap) })
  await callAs('admin', 'saveHtml?name=about', { html: html('sind nie', 'Ein Hof', '') })
  await open(page, routes.versions.href('pages', 'about'))
  await follow(page, /^Version ansehen/)
  const then = page.locator('tbody td').first()
  await then.waitFor()
  const lines = (await then.innerText()).split('\n').map((line) => line.trim())
  expect(lines.filter((line) => line !== '')).toEqual(['Wir', 'Wir sind gern da.', 'Ein Haus', 'Mo | 8 Uhr'])
  expect(await then.locator('mark').allInnerTexts()).toEqual(['gern', 'Ein Haus'])
  expect(await then.locator('img').evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  expect((await then.locator('img').boundingBox())?.height).toBeLessThan(200)
  for (const mark of await page.locator('mark').all())
    expect((await mark.boundingBox())?.width).toBeGreaterThan(8)
  await look(page)

  // Only empty lines changed: that is no word.
  await callAs('admin', 'saveHtml?name=about', { html: html('sind nie', 'Ein Hof', gap) })
  await open(page, routes.versions.href('pages', 'about'))
  await said(page, 'Nur die Gestaltung wurde geändert')

  const { uuid } = await firstIn('Friseure')
  await callAs('admin', 'addEntry', { uuid, lat: 50.04, lon: 10.52, noEmail: true })
  await open(page, routes.versions.href('entries', uuid))
  await said(page, /an anderer Stelle eingetragen, .*\d m entfernt/)
  await follow(page, /^Version ansehen/)
  await said(page.locator('tbody'), /an anderer Stelle eingetragen/)
  await page.locator('summary', { hasText: 'Angaben sind gleich' }).click()
  await page.getByRole('row', { name: /^Name/ }).first().waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/50\.0|10\.5/)
})
