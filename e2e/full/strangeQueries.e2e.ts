import { expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { publicPages, sampleOf } from '../publicPages.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

it('a page whose address holds what it does not know is the same page, before and after its scripts run', async () => {
  const { page, context, complaints } = await visit(browser)
  for (const path of await sampleOf(publicPages(server.url))) {
    const addressWithUnknown = `${path}${path.includes('?') ? '&' : '?'}utm_source=brief&x=1&x=2`
    await page.goto(server.url + addressWithUnknown)
    await hydrated(page)
    // Of pages behind links of mails the sample is one that leads nowhere.
    expect([path, complaints.filter((text) => !/status of 404/.test(text))]).toEqual([path, []])
    // A redirected visitor is not asked for another address.
    if (!page.url().endsWith('x=2')) continue
    const other = await page.getByRole('link', { name: 'English' }).getAttribute('href')
    expect(other).toContain('utm_source=brief')
  }
  await context.close()
})
