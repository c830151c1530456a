import { routes } from '#shared/routes'
import { injectAxe, look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { addEntry, callAs } from '../calls.ts'
import { complain } from '../complaints.ts'
import { staffPages } from '../pageLists.ts'
import { button, keys, open, openLoaded, press } from '../pages.ts'
import { editorAt, visitAs } from '../staff.ts'
import { sendTable } from '../tables.ts'
import { touchingButtons } from '../touchingButtons.ts'

it('every staff page is accessible in dark mode, and its buttons do not touch at any width', async () => {
  const page = await visitAs('admin')
  await injectAxe(page)
  for (const address of await staffPages()) {
    await openLoaded(page, address)
    await look(page, ['dark'])
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      complain(await page.evaluate(touchingButtons, 'main'))
    }
  }
})

it('dialogs of the staff pages are accessible, too', async () => {
  const page = await visitAs('admin')
  await injectAxe(page)
  const lookInto = async (press: string | RegExp) => {
    await page.getByRole('button', { name: press }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await look(page)
    for (const height of [900, 640]) {
      await page.setViewportSize({ width: 1280, height })
      complain(await page.evaluate(touchingButtons, 'dialog[open]'))
    }
    await keys(page, 'Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  for (const path of [routes.editNews.href(), routes.editLinks.href(), routes.editEntry.href('Friseure')]) {
    await open(page, path)
    await lookInto(/^Löschen: /)
  }
  await open(page, routes.editCategories.href())
  const uuid = await addEntry({ category: 'Leere Probe', name: 'Nur kurz da' })
  await callAs('editor', `removeEntry?id=${uuid}`)
  await page.reload()
  await lookInto('Löschen: Leere Probe')
  // Pretends that the colleague uses one-time codes.
  await page.route('**/api/getusers', async (route) => {
    const response = await route.fetch()
    const users: object[] = await response.json()
    await route.fulfill({ response, json: users.map((user) => ({ ...user, secondFactor: true })) })
  })
  await open(page, routes.users.href())
  await lookInto(/^Einmalcode zurücksetzen/)
  await open(page, `${routes.editPages.path}?page=imprint`)
  const text = page.locator('.ql-editor')
  await text.waitFor()
  await button(page, 'Mehr').click()
  for (const button of ['Link einfügen', 'Bild einfügen', 'Video einfügen', 'Tabelle einfügen'])
    await lookInto(button)

  await open(page, routes.createNews.href())
  await page.locator('[name="title"]').fill('Noch nicht fertig')
  await page.locator('main').getByRole('link').first().click()
  await page.getByRole('dialog').waitFor()
  await look(page)
})

it('an import fits the window with very long names, keeps its buttons apart, and asks before stopping', async () => {
  const page = await editorAt('/edit/import')
  const name = 'x'.repeat(361)
  const row = `Friseure;${name};${name};97437;Haßfurt`
  await sendTable(page, `${'y'.repeat(150)}.csv`, ['Kategorie;Name;Straße;PLZ;Ort', row])
  const table = page.getByRole('region', { name: 'Die Zeilen im Einzelnen' }).getByRole('table')
  await table.waitFor()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect((await boxOf(table)).right).toBeLessThanOrEqual(width)
  }
  await page.route('**/api/import?*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      json: { ...(await response.json()), state: 'running', mode: 'valid-rows' },
    })
  })
  await page.reload()
  await press(page, 'Import abbrechen')
  await page.getByRole('dialog').waitFor()
  await look(page)
  await keys(page, 'Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate(touchingButtons, 'main')).toEqual([])
})
