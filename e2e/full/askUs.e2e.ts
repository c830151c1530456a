import { localePath, locales } from '@directory/shared/locales'
import { hydrated, visit } from '../browser.ts'
import { call } from '../calls.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { textsIn } from '../texts.ts'

onlyReads()

it.each(locales.flatMap((locale) => [true, false].map((scripts) => ({ locale, scripts }))))(
  'a search without results offers telephone and mail, in $locale, scripts: $scripts',
  async ({ locale, scripts }) => {
    const viewport = { width: 360, height: 740 }
    const { page } = await visit(browser, { viewport, javaScriptEnabled: scripts })
    await page.goto(server.url + localePath(locale, '/'))
    if (scripts) await hydrated(page)
    const form = page.getByRole('main').locator('form').first()
    await form.locator('input[name="q"]').fill('qwertzquark')
    await form.locator('button[type="submit"]').click()
    await page.waitForURL(/\/fastsearch\?q=/)
    expect(new URL(page.url()).pathname).toBe(localePath(locale, '/fastsearch'))

    const { phone, contactEmail } = await call('/api/settings')
    const ask = page.getByRole('region', { name: textsIn(locale)('search.askTitle') })
    const number = ask.locator('a[href^="tel:"]')
    // Large enough for a thumb.
    expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    expect(await number.getAttribute('href')).toContain(phone.replace(/\D/g, '').replace(/^0/, ''))
    const mail = new URL((await ask.locator('a[href^="mailto:"]').getAttribute('href')) ?? '')
    expect(mail.pathname).toBe(contactEmail)
    expect(mail.searchParams.get('body')).toContain('qwertzquark')
  },
)
