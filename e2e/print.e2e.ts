import { expect, it } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { browser, onlyReads, server } from './setup.ts'

onlyReads()

const provider = '/categories/list/Friseure/Friseurstube%20am%20Kirchplatz'

it('a print says what was searched, from where, whom to call and when', async () => {
  const { page, context } = await visit(browser)
  await page.goto(`${server.url}/fastsearch?q=Hausarzt&from=Ebern`)
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const note = page.getByRole('main')
  await note.getByText('Gesucht: Hausarzt').waitFor()
  await note.getByText('Entfernungen ab Ebern').waitFor()
  await note.locator('p').filter({ hasText: 'Rufen Sie uns gern an' }).first().waitFor()
  await note
    .getByText(/gedruckt am/i)
    .first()
    .waitFor()
  await context.close()
})

it('a provider prints on one page, in large letters by choice', async () => {
  const { page, context } = await visit(browser)
  await page.goto(server.url + provider)
  await hydrated(page)
  const size = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  const pagesOf = async () => {
    const sheet = await page.pdf({ format: 'A4' })
    return sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  }
  expect(await pagesOf()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  const plain = await size()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('checkbox', { name: 'In großer Schrift drucken' }).check()
  await page.emulateMedia({ media: 'print' })
  expect(await size()).toBeGreaterThan(plain * 1.2)
  await context.close()
})
