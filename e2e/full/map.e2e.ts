import type { Locator, Page } from 'playwright-core'
import { boxOf, enlarge, isInWindow } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { gone, keys, list, main, open, press, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

const desktop = { width: 1280, height: 900 }
const provider = '/categories/list/Apotheken/Quitten-Apotheke'
const comesAround = `${list}/Salon%20Lindenblatt`

async function openMap(page: Page): Promise<Locator> {
  await press(page, 'Karte')
  const map = page.locator('.leaflet-container')
  await map.scrollIntoViewIfNeeded()
  await page.locator('.leaflet-marker-pane button').first().waitFor()
  return map
}

it.each([1, 1.1])('on a phone it does not lie on the filter, at size %s', async (size) => {
  const page = await visit(onPhone)
  await enlarge(page, size)
  await open(page, '/categories/list/Seniorenclubs')
  const { x, width } = await boxOf(main(page).locator('summary'))
  for (const button of await page.getByRole('button', { name: 'Karte' }).all())
    expect((await boxOf(button)).x).toBeGreaterThan(x + width)
})

it('a map without tiles shows towns and region, with a notice below', async () => {
  const page = await visitAt(list, { viewport: desktop })
  const map = await openMap(page)
  await map.getByText('Königsberg in Bayern').waitFor({ state: 'attached' })
  expect((await boxOf(map.locator('.leaflet-ground-pane path').first())).width).toBeGreaterThan(100)
  const note = page.getByText('Das genaue Kartenbild fehlt gerade')
  await note.waitFor()
  expect((await boxOf(note)).y).toBeGreaterThanOrEqual((await boxOf(map)).bottom - 1)

  await open(page, comesAround)
  await page.locator('path[class*="served"]').waitFor({ state: 'attached' })
  await open(page, provider)
  await page.locator('.leaflet-container').scrollIntoViewIfNeeded()
  await note.waitFor()
  expect(await note.innerText()).not.toMatch(/Liste/)
  const names = page.locator('.leaflet-ground-pane .leaflet-marker-icon span')
  await expect
    .poll(async () =>
      (await Promise.all((await names.all()).map((one) => isInWindow(page, one)))).includes(true),
    )
    .toBe(true)
})

const square = [10.2, 10.8, 10.8, 10.2, 10.2].map((lon, i) => [lon, i < 2 || i === 4 ? 49.9 : 50.2])
const feature = (name: string, type: string, coordinates: unknown) => ({
  ...{ type: 'Feature', properties: { name } },
  geometry: { type, coordinates },
})
const outline = {
  type: 'FeatureCollection',
  attribution: '© <b>Muster</b>',
  features: [feature('Mustergemeinde', 'Polygon', [square]), feature('Fluss', 'LineString', square)],
}

it.each([
  ['is drawn with names and attribution', JSON.stringify(outline), 2, 1],
  ['that is invalid is replaced by the region', '{"type":', 1, 0],
])('a custom map outline %s', async (_, content, shapes, names) => {
  const page = await visit({ viewport: desktop })
  await page.route('**/api/file/kreis.geojson', (route) => route.fulfill({ body: content }))
  await page.route(server.url + list, async (route) => {
    const response = await route.fetch()
    const document = await response.text()
    const body = document.replace('"outline":""', '"outline":"/api/file/kreis.geojson"')
    await route.fulfill({ response, body })
  })
  const outlineRequest = page.waitForResponse('**/api/file/kreis.geojson')
  await open(page, list)
  const map = await openMap(page)
  await outlineRequest
  await expect.poll(() => map.locator('.leaflet-ground-pane path').count()).toBe(shapes)
  await expect.poll(() => map.getByText('Mustergemeinde').count()).toBe(names)
  expect(await map.getByText('© <b>Muster</b>').count()).toBe(names)
})

it.each([desktop, onPhone.viewport])(
  'a popup covers no button and works by keyboard, $width px wide',
  async (viewport) => {
    const page = await visitAt(list, { viewport })
    await openMap(page)
    const popup = page.locator('.leaflet-popup')
    await expect
      .poll(async () => {
        if ((await popup.count()) > 0) return true
        await page.locator('.leaflet-marker-pane button').first().focus()
        await keys(page, 'Enter')
        return false
      })
      .toBe(true)
    const isInside = (box: string) =>
      page.evaluate((box) => document.activeElement?.closest(box) !== null, box)
    await expect.poll(() => isInside('.leaflet-popup')).toBe(true)
    const zoom = page.locator('.leaflet-control-zoom')
    // A phone has no room for both.
    expect(await zoom.isVisible()).toBe(viewport === desktop)
    if (viewport === desktop)
      await expect
        .poll(async () => {
          const [one, other] = [await boxOf(popup), await boxOf(zoom)]
          return one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom
        })
        .toBe(false)
    expect(await popup.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
    await keys(page, 'Escape')
    await gone(popup)
    expect(await zoom.isVisible()).toBe(true)
    expect(await isInside('.leaflet-marker-pane button')).toBe(true)
  },
)

it.each(['reduce', 'no-preference'] as const)(
  'a cluster opened by keyboard focuses a pin, motion: %s',
  async (reducedMotion) => {
    const page = await visitAt(list, { viewport: { width: 1280, height: 720 }, reducedMotion })
    await openMap(page)
    const cluster = page.locator('.leaflet-marker-pane button', { hasText: /^\d+$/ }).first()
    const name = await cluster.getAttribute('aria-label')
    await cluster.focus()
    await keys(page, 'Enter')
    const focused = () =>
      page.evaluate(() =>
        document.activeElement?.closest('.leaflet-marker-pane button')?.getAttribute('aria-label'),
      )
    await expect.poll(async () => [undefined, null, name].includes(await focused())).toBe(false)
  },
)
