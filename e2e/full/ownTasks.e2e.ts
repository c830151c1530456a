import type { Page } from 'playwright-core'
import { visit } from '../browser.ts'
import { press } from '../pages.ts'
import { browser, ownServer, server } from '../setup.ts'
import { loginAs, staffAt, visitAs } from '../staff.ts'

ownServer()

/** Returns status and HTML of an address, loaded without a cache. */
async function publicText(path: string): Promise<string> {
  const response = await fetch(server.url + path)
  return `${response.status} ${await response.text()}`
}

const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor()

describe('an Editor', () => {
  let page: Page
  beforeAll(async () => {
    ;({ page } = await staffAt('editor', '/edit'))
  })

  it('has no access to Admin pages, by link or address', async () => {
    await page.goto(`${server.url}/edit`)
    await page.getByRole('link', { name: 'Protokoll' }).first().waitFor()
    for (const name of ['Benutzer', 'Seiten bearbeiten', 'Themen', 'Dateien'])
      expect(await page.getByRole('link', { name }).count(), name).toBe(0)
    for (const path of ['/edit/users', '/edit/pages', '/edit/top_categories', '/edit/files']) {
      await page.goto(server.url + path)
      await waitForText(page, 'Nur für Administratoren')
    }
  })

  it('changes the own password, and loses drafts on logout', async () => {
    await page.goto(`${server.url}/edit/account`)
    await page.locator('summary', { hasText: 'Passwort' }).click()
    await page.getByLabel('Bisheriges Passwort', { exact: true }).fill('editor-demo')
    await page.getByLabel('Neues Passwort', { exact: true }).fill('ein neues gutes Wort')
    await press(page, 'Passwort ändern')
    await waitForText(page, 'Ihr Passwort wurde geändert.')

    await page.goto(`${server.url}/edit/create_news`)
    await page.getByLabel('Überschrift').fill('Noch geheim')
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('Noch geheim'))
    await page.getByRole('link', { name: 'Abmelden' }).first().click()
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
    await theme.getByRole('button', { name: /Hinzufügen/ }).click()
    await waitForText(page, `„${category}“ steht jetzt unter „Unterwegs“.`)
    const top = (await (await fetch(`${server.url}/api/topcategories`)).json()) as Record<string, string>[]
    const lists = await Promise.all(top.map(({ id }) => publicText(`/api/categories?topCategory=${id}`)))
    expect(lists.some((list) => list.includes(category))).toBe(true)
    await press(page, 'Rückgängig')
    await waitForText(page, `„${category}“ ist wieder, wie es vorher war.`)
    const after = await Promise.all(top.map(({ id }) => publicText(`/api/categories?topCategory=${id}`)))
    expect(after.some((list) => list.includes(category))).toBe(false)
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
    await waitForText(first, 'wurde gespeichert')
    await phone(second).fill('030 23125 222')
    await press(second, 'Speichern')
    await second.getByRole('heading', { name: 'Jemand war schneller' }).waitFor()
    const compared = (await second.getByRole('main').textContent()) ?? ''
    expect(compared).toContain('111')
    expect(compared).toContain('222')
    expect(await publicText(shown)).not.toMatch(/23125.?222/)
    await second.getByRole('radio', { name: /Meine Version/ }).check()
    await press(second, 'So speichern')
    await waitForText(second, 'wurde gespeichert')
    expect(await publicText(shown)).toMatch(/23125.?222/)
  }
})
