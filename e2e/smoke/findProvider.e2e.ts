import type { Page } from 'playwright-core'
import { hydrated, visit } from '../browser.ts'
import { listed } from '../calls.ts'
import { follow, headed, keys, link, list, main, said, searchField, visitAt } from '../pages.ts'
import { onlyReads } from '../setup.ts'

onlyReads()

it('a visitor finds a hairdresser by way of the categories, down to the telephone number', async () => {
  const page = await visitAt('/')
  await follow(page.getByRole('navigation'), /Dienstleistungen/)
  await headed(page, 'Dienstleistungen')
  await follow(page, /Körperpflege und Hilfsmittel/)
  await headed(page, 'Körperpflege und Hilfsmittel')
  await follow(main(page), /Friseure/)
  await headed(page, 'Friseure')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toContain('Friseure')

  await follow(page, 'Haarstube Kornblume')
  await headed(page, 'Haarstube Kornblume')
  const phone = main(page).locator('a[href^="tel:"]').first()
  expect(await phone.getAttribute('href')).toMatch(/^tel:\+?\d+$/)

  await page.goBack()
  await headed(page, 'Friseure')
  await page.reload()
  await headed(page, 'Friseure')
  const html = await fetch(page.url()).then((response) => response.arrayBuffer())
  // Other journeys may have added some to the twelve of the demo content.
  const added = (await listed('Friseure')).length - 12
  expect(html.byteLength, 'bytes of the list').toBeLessThanOrEqual(46_900 + added * 3_000)
})

it('a visitor finds a hairdresser by searching, with a typo and umlauts, and shares the address of the results', async () => {
  const page = await visitAt('/')
  await main(page).getByRole('searchbox').fill('Friseur hausbesuche')
  await keys(page, 'Enter')
  const mobile = link(page, 'Die Schere kommt – Mobiler Friseurdienst')
  await mobile.first().waitFor()

  const field = searchField(page)
  await field.fill('fusspflege hassfurt')
  await page.waitForURL(/q=fusspflege/)
  await page.waitForFunction(() => /Fußpflege/.test(document.querySelector('main')?.textContent ?? ''))

  await field.fill('Physotherapie')
  await page.waitForURL(/q=Physotherapie/)
  await page.waitForFunction(() => /Physiotherapie/.test(document.querySelector('main')?.textContent ?? ''))

  const other = await visit()
  await other.goto(page.url())
  expect(await other.getByRole('main').textContent()).toContain('Physiotherapie')
})

it('a visitor finds a hairdresser in a list whose address keeps filters, grouping and place', async () => {
  const page = await visitAt(list)
  await page.locator('form summary').click()
  await page.getByLabel('Nur barrierefreie Anbieter').check()
  await page.waitForURL(/barrierfree=true/)
  await page.getByLabel('Anordnen nach').selectOption({ label: 'Entfernung' })
  await page.waitForURL(/group=distance/)
  await follow(page, /Für die Entfernung bitte Ort nennen/)
  await page.getByLabel('In welchem Ort wohnen Sie?').fill('Ebern')
  await keys(page, 'Enter')
  await page.waitForURL(/from=Ebern/)
  await page.getByLabel('Region').selectOption({ label: 'Überall' })
  await page.waitForURL(/region=alle/)
  await said(page.getByRole('article'), /\d km/)
  const distances = await distancesOf(page)
  expect(distances.length).toBeGreaterThan(2)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))

  const address = page.url()
  await page.reload()
  await hydrated(page)
  expect(page.url()).toBe(address)
  expect(await page.getByLabel('Nur barrierefreie Anbieter').isChecked()).toBe(true)
  expect(await page.getByLabel('Nur barrierefreie Anbieter').isVisible()).toBe(false)
  expect(await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem').count()).toBe(3)
  expect(await distancesOf(page)).toEqual(distances)
})

async function distancesOf(page: Page): Promise<number[]> {
  const text = await main(page).innerText()
  return [...text.matchAll(/(?:(\d+)|unter 1) km/g)].map(([, km]) => Number(km ?? 0))
}
