import { isInWindow } from '../boxes.ts'
import { onPhone, visit } from '../browser.ts'
import { watchShifts } from '../layoutShifts.ts'
import { button, open, press } from '../pages.ts'
import { noise, openPageText, savePage } from '../pageText.ts'

/** Returns a photo as taken by an upright phone: stored sideways, and above every limit except that of files. */
async function photo(): Promise<Buffer> {
  const data = await noise(2600, 2000)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  expect(data.length).toBeGreaterThan(12_000_000)
  return data
}

it('at 360 pixels error and buttons of the picture dialog are visible', async () => {
  const { page } = await openPageText('about')
  await page.setViewportSize(onPhone.viewport)
  await press(page, 'Bild einfügen')
  const dialog = page.getByRole('dialog')
  const heic = { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('heic') }
  await dialog.getByLabel('Bild von diesem Gerät').setInputFiles(heic)
  await press(dialog, 'Einfügen')
  const words = dialog.getByRole('alert').getByText('Das ist ein Foto im Format HEIC')
  await words.waitFor()
  for (const part of [words, ...(await button(dialog, /Einfügen|Abbrechen/).all())])
    expect([part, await isInWindow(page, part)]).toEqual([part, true])
})

it('a photo of 12 MB is added to a page and loads without layout shift', async () => {
  const { page, text } = await openPageText('about')
  await text.press('Control+Home')
  await press(page, 'Bild einfügen')
  const dialog = page.getByRole('dialog')
  const file = { name: 'fest.jpg', mimeType: 'image/jpeg', buffer: await photo() }
  await dialog.getByLabel('Bild von diesem Gerät').setInputFiles(file)
  await dialog.getByLabel('Was ist auf dem Bild zu sehen?').fill('Das Fest')
  await press(dialog, 'Einfügen')
  await text.locator('img[src^="/api/file/fest"]').waitFor({ timeout: 60_000 })
  await savePage(page)

  const visitor = await visit(onPhone)
  const moved = await watchShifts(visitor)
  await open(visitor, '/aboutus')
  expect(await moved()).toEqual([])
  const { size, srcset, shown } = await visitor
    .getByRole('img', { name: 'Das Fest' })
    .evaluate((one: HTMLImageElement) => ({
      size: [one.getAttribute('width'), one.getAttribute('height')],
      srcset: one.srcset,
      shown: one.currentSrc,
    }))
  expect(size).toEqual(['1538', '2000'])
  expect(srcset).toMatch(/\?w=480 480w, .*\?w=960 960w, .* 1538w$/)
  expect(shown).toContain('?w=480')
})
