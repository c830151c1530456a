import type { Page } from 'playwright-core'
import { call, textOf } from '../calls.ts'
import { fill, follow, open, press, radio, said } from '../pages.ts'
import { ownServer } from '../setup.ts'
import { adminAt, editorAt } from '../staff.ts'

ownServer()

it('an Editor opens no Admin page, changes the own password, and loses drafts on logout', async () => {
  const page = await editorAt('/edit/users')
  await said(page, 'Nur für Administratoren')
  await open(page, '/edit/account')
  await page.locator('summary', { hasText: 'Passwort' }).click()
  await fill(page, 'Bisheriges Passwort', 'editor-demo')
  await fill(page, 'Neues Passwort', 'ein neues gutes Wort')
  await press(page, 'Passwort ändern')
  await said(page, 'Ihr Passwort wurde geändert.')

  await open(page, '/edit/create_news')
  await page.getByLabel('Überschrift').fill('Noch geheim')
  const draft = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('Noch geheim'))
  await expect.poll(draft).toBe(true)
  await follow(page, /Abmelden/)
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.waitForURL(/\/login$/)
  expect(await draft()).toBe(false)
})

it('an Admin assigns a category to a topic', async () => {
  const page = await adminAt('/edit/top_categories')
  const theme = page.getByRole('region', { name: 'Unterwegs' })
  const free = theme.getByLabel('Kategorie hinzufügen')
  const category = (await free.getByRole('option').nth(1).textContent()) ?? ''
  await free.selectOption(category)
  await press(theme, /Hinzufügen/)
  await said(page, `„${category}“ steht jetzt unter „Unterwegs“.`)
  const topics: { id: string }[] = await call('topcategories')
  const assigned = async () =>
    (await Promise.all(topics.map(({ id }) => call(`categories?topCategory=${id}`)))).flat()
  expect(await assigned()).toContain(category)
  await press(page, 'Rückgängig')
  await said(page, `„${category}“ ist wieder, wie es vorher war.`)
  expect(await assigned()).not.toContain(category)
})

it.each([
  { at: '/edit/edit_news', shown: '/news', opener: 'link' },
  { at: '/edit/edit_links', shown: '/api/links', opener: 'button' },
] as const)(
  'if two people write at once, the second sees both versions and nothing is lost: $at',
  async ({ at, shown, opener }) => {
    const [first, second] = [await adminAt(at), await adminAt(at)]
    const phone = (page: Page) => page.locator('input[name="phone"]')
    for (const page of [first, second]) {
      await page
        .getByRole(opener, { name: /^Bearbeiten/ })
        .first()
        .click()
      await phone(page).waitFor()
    }
    await phone(first).fill('030 23125 111')
    await press(first, 'Speichern')
    await said(first, 'wurde gespeichert')
    await phone(second).fill('030 23125 222')
    await press(second, 'Speichern')
    await said(second, 'Jemand war schneller')
    for (const number of ['111', '222']) await said(second.getByRole('main'), new RegExp(`23125.?${number}`))
    expect(await textOf(shown)).not.toMatch(/23125.?222/)
    await radio(second, /Meine Version/).check()
    await press(second, 'So speichern')
    await said(second, 'wurde gespeichert')
    expect(await textOf(shown)).toMatch(/23125.?222/)
  },
)
