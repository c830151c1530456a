import { look, tooWide } from '../accessible.ts'
import { logInToAdmin, visit } from '../browser.ts'
import { cutWords } from '../cutWords.ts'
import { open } from '../pages.ts'
import { browser, ownServer, server } from '../setup.ts'

ownServer()

it('an Admin confirms the accessibility statement, and visitors find it in the footer', async () => {
  const { page } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await page.goto(server.url)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' })
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Barrierefreiheit' }).waitFor()
  await logInToAdmin(page, server.url)
  const status = await page.evaluate(async () => {
    const response = await fetch('/cms/api/globals/site-settings', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        accessibility: { confirmedOn: '2026-11-20T12:00:00.000Z', gaps: 'Alte Rundbriefe' },
      }),
    })
    return response.status
  })
  expect(status).toBe(200)
  await open(page, '/')
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Erklärung zur Barrierefreiheit' }).waitFor()
  await page.getByText('am 20. November 2026 bestätigt').waitFor()
  await page.getByText('Schlichtungsstelle nach dem').waitFor()
  await look(page)
  await page.goto(`${server.url}/en/accessibility`)
  await page.getByRole('heading', { level: 1, name: 'Accessibility statement' }).waitFor()
  await look(page)
  await page.addInitScript(() => localStorage.setItem('scalingFactor', '1.5'))
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of ['/accessibility', '/en/accessibility']) {
    await open(page, path)
    expect([...(await cutWords(page)), ...(await tooWide(page))]).toEqual([])
  }
})
