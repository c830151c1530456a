import { look, tooWide } from '../accessible.ts'
import { enlarge } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { callAs } from '../calls.ts'
import { cutWords } from '../cutWords.ts'
import { headed, link, open, said, visitAt } from '../pages.ts'
import { ownServer } from '../setup.ts'

ownServer()

it('an Admin confirms the accessibility statement, and visitors find it in the footer', async () => {
  const page = await visitAt('/', onPhone)
  const statement = link(page.getByRole('contentinfo'), /Barrierefreiheit/)
  await statement.click()
  await headed(page, 'Barrierefreiheit')
  const accessibility = { confirmedOn: '2026-11-20T12:00:00.000Z', gaps: 'Alte Rundbriefe' }
  await callAs('admin', '/cms/api/globals/site-settings', { accessibility })
  await open(page, '/')
  await statement.click()
  await headed(page, 'Erklärung zur Barrierefreiheit')
  await said(page, 'am 20. November 2026 bestätigt')
  await said(page, 'Schlichtungsstelle nach dem')
  await look(page)
  await open(page, '/en/accessibility')
  await headed(page, 'Accessibility statement')
  await look(page)
  await enlarge(page, 1.5)
  await page.setViewportSize({ width: 320, height: 740 })
  for (const path of ['/accessibility', '/en/accessibility']) {
    await open(page, path)
    expect([...(await cutWords(page)), ...(await tooWide(page))]).toEqual([])
  }
})
