import { type Locale, localePath, locales } from '@directory/shared/routes'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

const phone = { viewport: { width: 360, height: 740 } }

interface Visitor {
  page: Page
  lang: Locale
  /** Does something that opens another page, and waits until that has hydrated. */
  goOn: (act: () => Promise<unknown>, to: RegExp) => Promise<void>
}

interface Journey {
  what: string
  /** Query typed on the home page. */
  words: Record<Locale, string>
  /** Steps from the search results to the end of the journey. */
  end: (visitor: Visitor) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** Expects a call link that is large enough for a thumb. */
async function expectCall(call: Locator): Promise<void> {
  expect(await call.getAttribute('href')).toMatch(/^tel:\+?\d+$/)
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48)
}

/** Returns the main button of a provider's page, or the first number of a list. */
const firstCall = (page: Page) => main(page).locator('a[href^="tel:"]').first()

const journeys: Journey[] = [
  {
    what: 'a doctor in Ebern is found and called',
    words: { de: 'Arzt in Ebern', en: 'doctor in Ebern' },
    async end({ page, goOn }) {
      const card = page.getByRole('article').first()
      expect(await card.textContent()).toMatch(/(Hausärzte|Family doctors).*Ebern/)
      await expectCall(card.locator('a[href^="tel:"]'))
      await goOn(
        () => card.getByRole('heading').getByRole('link').click(),
        /\/categories\/list\/Haus%C3%A4rzte\/./,
      )
      await expectCall(firstCall(page))
    },
  },
  {
    what: 'whoever says what is missing comes to those who help in the household, and calls',
    words: { de: 'mir hilft keiner beim Putzen', en: 'who cleans my flat' },
    async end({ page, goOn }) {
      const category = main(page)
        .getByRole('link', { name: /Haushaltshilfen/ })
        .first()
      await goOn(() => category.click(), /\/categories\/list\/Haushaltshilfen$/)
      await expectCall(firstCall(page))
    },
  },
  {
    what: 'whoever finds nobody asks the association, by telephone or by mail',
    words: { de: 'qwertzquark', en: 'qwertzquark' },
    async end({ page, lang }) {
      const { phone, contactEmail } = await (await fetch(`${server.url}/api/settings`)).json()
      const title = lang === 'en' ? 'We are happy to look for you' : 'Wir suchen gern für Sie'
      const ask = page.getByRole('region', { name: title })
      await expectCall(ask.locator('a[href^="tel:"]'))
      const digits = phone.replace(/\D/g, '').replace(/^0/, '')
      expect(await ask.locator('a[href^="tel:"]').getAttribute('href')).toContain(digits)
      const mail = new URL((await ask.locator('a[href^="mailto:"]').getAttribute('href')) ?? '')
      expect(mail.pathname).toBe(contactEmail)
      expect(mail.searchParams.get('body')).toContain('qwertzquark')
    },
  },
]

const walks = journeys.flatMap((journey) =>
  locales.flatMap((lang) => [true, false].map((scripts) => ({ journey, lang, scripts }))),
)

describe.each(walks)('in $lang, scripts: $scripts', ({ journey, lang, scripts }) => {
  it(journey.what, async () => {
    const { page, complaints } = await visit(browser, { ...phone, javaScriptEnabled: scripts })
    const ready = async () => {
      if (scripts) await hydrated(page)
    }
    const goOn: Visitor['goOn'] = async (act, to) => {
      await Promise.all([page.waitForURL(to), act()])
      await ready()
    }
    await page.goto(server.url + localePath(lang, '/'))
    await ready()
    const form = main(page).locator('form').first()
    await form.locator('input[name="q"]').fill(journey.words[lang])
    await goOn(() => form.locator('button[type="submit"]').click(), /\/fastsearch\?q=/)
    await main(page).getByRole('heading', { level: 2 }).first().waitFor()
    await journey.end({ page, lang, goOn })
    expect(new URL(page.url()).pathname.startsWith('/en/')).toBe(lang === 'en')
    expect(complaints).toEqual([])
  })
})
