import type { Page } from 'playwright-core'
import { gone, link, logIn, open, said, visitAt } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

it('login opens the hub, and logout applies to every tab', async () => {
  const page = await visitAt('/edit')
  await page.waitForURL(/\/login/)
  await logIn(page, 'editor')
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
})
