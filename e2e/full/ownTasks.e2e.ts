import type { Page } from 'playwright-core'
import { visit } from '../browser.ts'
import { call, textOf } from '../calls.ts'
import { fill, follow, press, said } from '../pages.ts'
import { browser, ownServer, server } from '../setup.ts'
import { loginAs, staffAt, visitAs } from '../staff.ts'

ownServer()

describe('an Editor', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await staffAt('editor', '/edit'))
  })

  it('opens no Admin page, changes the own password, and loses drafts on logout', async () => {
    await page.goto(`${server.url}/edit/users`)
    await said(page, 'Nur für Administratoren')
    await page.goto(`${server.url}/edit/account`)
    await page.locator('summary', { hasText: 'Passwort' }).click()
    await fill(page, 'Bisheriges Passwort', 'editor-demo')
    await fill(page, 'Neues Passwort', 'ein neues gutes Wort')
    await press(page, 'Passwort ändern')
    await said(page, 'Ihr Passwort wurde geändert.')

    await page.goto(`${server.url}/edit/create_news`)
    await page.getByLabel('Überschrift').fill('Noch geheim')
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Noch geheim'))
    await follow(page, /Abmelden/)
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.waitForURL(/\/login$/)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Noch geheim')
    await page.goto(`${server.url}/edit`)
    await page.waitForURL(/\/login/)
  })
})

describe('an Admin', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await visitAs('admin'))
  })

  it('assigns a category to a topic', async () => {
    await page.goto(`${server.url}/edit/top_categories`)
    const theme = page.getByRole('region', { name: 'Unterwegs' })
    const free = theme.getByLabel('Kategorie hinzufügen')
    const category = (await free.getByRole('option').nth(1).textContent()) ?? ''
    await free.selectOption(category)
    await press(theme, /Hinzufügen/)
    await said(page, `„${category}“ steht jetzt unter „Unterwegs“.`)
    const top = (await call('topcategories')) as Record<string, string>[]
    const assigned = async () =>
      (await Promise.all(top.map(({ id }) => call(`categories?topCategory=${id}`)))).flat()
    expect(await assigned()).toContain(category)
    await press(page, 'Rückgängig')
    await said(page, `„${category}“ ist wieder, wie es vorher war.`)
    expect(await assigned()).not.toContain(category)
  })
})

it('if two people write at once, the second sees both versions and nothing is lost', async () => {
  const bothVisits = await Promise.all([visit(browser), visit(browser)])
  const [first, second] = bothVisits.map(({ page }) => page) as [Page, Page]
  await loginAs(first, server.url, 'admin')
  await loginAs(second, server.url, 'admin')
  const phone = (page: Page) => page.locator('input[name="phone"]')
  const cases = [
    {
      at: '/edit/edit_news',
      open: (page: Page) => page.getByRole('row').nth(1).getByRole('link').last(),
      shown: '/news',
    },
    {
      at: '/edit/edit_links',
      open: (page: Page) => page.getByRole('button', { name: /^Bearbeiten/ }).first(),
      shown: '/api/links',
    },
  ]
  for (const { at, open, shown } of cases) {
    for (const page of [first, second]) {
      await page.goto(server.url + at)
      await open(page).click()
      await phone(page).waitFor()
    }
    await phone(first).fill('030 23125 111')
    await press(first, 'Speichern')
    await said(first, 'wurde gespeichert')
    await phone(second).fill('030 23125 222')
    await press(second, 'Speichern')
    await second.getByRole('heading', { name: 'Jemand war schneller' }).waitFor()
    const compared = (await second.getByRole('main').textContent()) ?? ''
    expect(compared).toContain('111')
    expect(compared).toContain('222')
    expect(await textOf(shown)).not.toMatch(/23125.?222/)
    await second.getByRole('radio', { name: /Meine Version/ }).check()
    await press(second, 'So speichern')
    await said(second, 'wurde gespeichert')
    expect(await textOf(shown)).toMatch(/23125.?222/)
  }
})
