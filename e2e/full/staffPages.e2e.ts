import { routes } from '@directory/shared/routes'
import { injectAxe, look } from '../accessible.ts'
import { addEntry, callAs } from '../calls.ts'
import { complain } from '../complaints.ts'
import { staffPages } from '../pageLists.ts'
import { open, openLoaded, said } from '../pages.ts'
import { server } from '../setup.ts'
import { staffAt, visitAs } from '../staff.ts'
import { sendTable } from '../tables.ts'
import { touchingButtons } from '../touchingButtons.ts'

it('every staff page is accessible in dark mode, and its buttons do not touch at any width', async () => {
  const { page } = await visitAs('admin')
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
  const { page } = await visitAs('admin')
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
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await open(page, routes.editNews.href())
  await lookInto(/^Löschen: /)
  await open(page, routes.editLinks.href())
  await lookInto(/^Löschen: /)
  await open(page, routes.editEntry.href('Friseure'))
  await lookInto(/^Löschen: /)
  await open(page, routes.editCategories.href())
  // A category whose only provider is in the trash.
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
  await page.getByRole('button', { name: 'Mehr', exact: true }).click()
  for (const button of ['Link einfügen', 'Bild einfügen', 'Video einfügen', 'Tabelle einfügen'])
    await lookInto(button)

  await open(page, routes.createNews.href())
  await page.locator('[name="title"]').fill('Noch nicht fertig')
  await page.locator('main').getByRole('link').first().click()
  await page.getByRole('dialog').waitFor()
  await look(page)
})

it('an import fits the window with very long names, keeps its buttons apart, and asks before stopping', async () => {
  const { page } = await staffAt('editor', '/edit/import')
  const name = 'x'.repeat(361)
  await sendTable(page, `${'y'.repeat(150)}.csv`, [
    'Kategorie;Name;Straße;PLZ;Ort',
    `Friseure;${name};${name};97437;Haßfurt`,
  ])
  await page.getByRole('rowheader', { name: /xxx/ }).waitFor()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const table = page.getByRole('region', { name: 'Die Zeilen im Einzelnen' }).getByRole('table')
    expect(await table.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(width)
  }
  await page.route('**/api/import?*', async (route) => {
    const response = await route.fetch()
    const running = { state: 'running', mode: 'valid-rows' }
    await route.fulfill({ response, json: { ...(await response.json()), ...running } })
  })
  await page.reload()
  const stop = page.getByRole('button', { name: 'Import abbrechen' })
  await stop.waitFor()
  expect(await page.evaluate(touchingButtons, 'main')).toEqual([])
  await stop.click()
  await page.getByRole('dialog').waitFor()
  await look(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

it('the account page ends a session of another browser and marks the current one', async () => {
  const { page } = await visitAs('editor')
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  }
  const body = JSON.stringify({ username: 'editor', password: 'editor-demo' })
  const entered = await fetch(`${server.url}/api/login`, { method: 'POST', headers, body })
  const { access_token: token } = (await entered.json()) as { access_token: string }
  const status = async () =>
    (await fetch(`${server.url}/api/getRole`, { headers: { Authorization: `Bearer ${token}` } })).status
  expect(await status()).toBe(200)
  await page.goto(`${server.url}/edit/account`)
  await page
    .getByRole('row', { name: /\(hier\)/ })
    .getByRole('link', { name: 'Abmelden' })
    .waitFor()
  await page
    .getByRole('row', { name: /Firefox, Linux/ })
    .getByRole('button')
    .click()
  await said(page, 'Beendet.')
  await page.getByRole('row', { name: /Firefox, Linux/ }).waitFor({ state: 'detached' })
  expect(await status()).toBe(401)
})
