import type { Page } from 'playwright-core'
import { follow, link, open, openAdmin, said, visitAdmin } from '../pages.ts'
import { ownServer, server } from '../setup.ts'
import { loginAs } from '../staff.ts'

ownServer()

describe('with one login', () => {
  let page: Page
  beforeAll(async () => {
    page = await visitAdmin()
  })
  const isLoggedOut = async () => {
    await page.goto(`${server.url}/admin`)
    await page.waitForURL(/\/login\?back=%2Fadmin$/)
  }

  it('a session of the admin UI is valid on the site, too', async () => {
    await page.evaluate(() => localStorage.removeItem('access_token'))
    await page.reload()
    await page.waitForFunction(() => localStorage.getItem('access_token') !== null)
    await open(page, '/edit')
    await said(page, 'Guten Tag, admin!')
  })

  it('a browser that has lost the cookie gets it back', async () => {
    await page.context().clearCookies({ name: 'payload-token' })
    await page.goto(`${server.url}/admin`)
    await link(page, /Zur Redaktion/).waitFor()
    await page.context().clearCookies({ name: 'payload-token' })
    const aside = await page.context().newPage()
    await aside.route('**/api/openAdmin', (route) => route.fulfill({ json: { message: '' } }))
    await aside.goto(`${server.url}/admin`)
    await said(aside, 'Die Verwaltung lässt sich nicht öffnen.')
    await aside.close()
    await page.goto(`${server.url}/logout`)
    await page.waitForURL(/\/login$/)
    await isLoggedOut()
  })

  it('logging out of the admin UI leaves the staff pages, too', async () => {
    await loginAs(page, 'admin')
    await openAdmin(page, '/collections/news')
    await page.locator('.nav-toggler').first().click()
    await follow(page, /Abmelden/)
    await page.waitForURL(/\/login$/)
    await said(page, 'Sie sind abgemeldet')
    await isLoggedOut()
    await page.goto(`${server.url}/edit`)
    await page.waitForURL(/\/login\?back=%2Fedit$/)
  })
})
