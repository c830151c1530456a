import type { Page } from 'playwright-core'
import { forgive } from '../complaints.ts'
import { fill, gone, keys, link, logIn, open, said, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

it('login opens the hub, logout applies to every tab, a wrong password is reported', async () => {
  const page = await visitAt('/edit')
  await page.waitForURL(/\/login/)
  await logIn(page, 'editor', 'falsch-falsch')
  await page.getByRole('alert').first().waitFor()
  await fill(page, 'Passwort', 'editor-demo')
  await keys(page, 'Enter')
  await page.waitForURL(/\/edit$/)
  await said(page, /editor/)
  const other = await page.context().newPage()
  await open(other, '/contact')
  const logout = (tab: Page) => link(tab, /Abmelden/).first()
  await logout(other).waitFor()
  await logout(page).click()
  await page.waitForURL(/\/login/)
  await gone(logout(other))
  await page.goto(`${server.url}/edit`)
  await page.waitForURL(/\/login/)
  forgive(/401/)
})
