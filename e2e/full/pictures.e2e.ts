import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { drawn, onPhone, visit } from '../browser.ts'
import { press } from '../pages.ts'
import { browser, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

/**
 * Returns a photo as taken by an upright phone: stored sideways with an orientation mark, with a location, and above
 * every limit except that of files.
 */
async function photo(): Promise<Buffer> {
  const [width, height] = [2600, 2000]
  const data = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Modell 12' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 2/1 0/1' },
    })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(data.length).toBeGreaterThan(12_000_000)
  return data
}

async function publicPicture(address: string) {
  const response = await fetch(new URL(address, server.url))
  const data = Buffer.from(await response.arrayBuffer())
  const { width, height, orientation = 1, exif } = await sharp(data).metadata()
  return { width, height, orientation, hasExif: exif !== undefined, names: data.includes('Modell 12'), data }
}
const expectSmall = async (address: string) => {
  const { data, ...picture } = await publicPicture(address)
  expect(picture).toEqual({ width: 1538, height: 2000, orientation: 1, hasExif: false, names: false })
  expect(data.length).toBeLessThan(5_000_000)
}

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Datei von diesem Computer').setInputFiles(file)
  await press(page, 'Hinzufügen')
}

it('a truncated picture is refused with an error beside the button, in every format', async () => {
  const { page } = await staffAt('admin', '/edit/files')
  const said = page.locator('form').getByText('Dieses Bild ist beschädigt')
  const whole = sharp(await photo()).resize(1200)
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await whole.clone().toFormat(type).toBuffer()
    const broken = { name: `kaputt.${type}`, mimeType: `image/${type}`, buffer: bytes.subarray(0, -500) }
    await send(page, broken)
    await said.waitFor()
    expect((await fetch(`${server.url}/api/file/${broken.name}`)).status).toBe(404)
    await send(page, { ...broken, name: `ganz.${type}`, buffer: bytes })
    await page.getByText(`„ganz.${type}“ wurde gespeichert.`).first().waitFor()
    expect(await said.count()).toBe(0)
  }
})

it('at 360 pixels error and buttons of the picture dialog are visible', async () => {
  const { page } = await staffAt('admin', '/edit')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${server.url}/edit/pages?page=about`)
  await page.getByRole('textbox', { name: /^Text der Seite/ }).waitFor()
  await press(page, 'Bild einfügen')
  const dialog = page.getByRole('dialog')
  const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('heic') }
  await dialog.getByLabel('Bild von diesem Gerät').setInputFiles(heic)
  const insert = dialog.getByRole('button', { name: 'Einfügen', exact: true })
  await insert.click()
  const words = dialog.getByRole('alert').getByText('Das ist ein Foto im Format HEIC')
  await words.waitFor()
  const cancel = dialog.getByRole('button', { name: 'Abbrechen' })
  for (const part of [words, insert, cancel]) {
    const { y = -1, height = 0 } = (await part.boundingBox()) ?? {}
    expect([y >= 0, y + height <= 740]).toEqual([true, true])
  }
})

it('a photo of 12 MB is added to a page and loads without layout shift', async () => {
  const { page } = await staffAt('admin', '/edit/pages?page=about')
  const text = page.getByRole('textbox', { name: /^Text der Seite/ })
  await text.waitFor()
  await text.press('Control+Home')
  await press(page, 'Bild einfügen')
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Bild von diesem Gerät')
  await field.setInputFiles(jpeg('fest.jpg', await photo()))
  await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill('Das Fest')
  await press(dialog, 'Einfügen')
  await text.locator('img[src^="/api/file/fest"]').waitFor({ timeout: 60_000 })
  await press(page, /Seite speichern/)
  await page.getByText('Die Seite wurde gespeichert.').first().waitFor()

  const { page: visitor } = await visit(browser, onPhone)
  await visitor.addInitScript(() => {
    const own = window as unknown as { moved: number }
    own.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        own.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visitor.goto(`${server.url}/aboutus`)
  const picture = visitor.getByRole('img', { name: 'Das Fest' })
  await picture.evaluate(async (one: HTMLImageElement) => {
    if (!one.complete) await new Promise((loaded) => one.addEventListener('load', loaded, { once: true }))
  })
  await drawn(visitor)
  const { width, height, srcset, src, shown, moved } = await picture.evaluate((one: HTMLImageElement) => ({
    width: one.getAttribute('width'),
    height: one.getAttribute('height'),
    srcset: one.srcset,
    src: one.src,
    shown: one.currentSrc,
    moved: (window as unknown as { moved: number }).moved,
  }))
  expect([width, height, moved]).toEqual(['1538', '2000', 0])
  expect(srcset).toMatch(/\?w=480 480w, .*\?w=960 960w, .* 1538w$/)
  expect(shown).toContain('?w=480')
  await expectSmall(src)
})
