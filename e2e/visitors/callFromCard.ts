import { type Locale, localePath } from '#shared/locales'
import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { onPhone } from '../browser.ts'
import { follow, headed, keys, main, said, searchField, visitAt } from '../pages.ts'
import { textsIn } from '../texts.ts'

const hairdresser = 'Die Schere kommt – Mobiler Friseurdienst'
export const callFromCard = (locale: Locale) => {
  const t = textsIn(locale)

  it('a hairdresser who comes to the house in Hofheim is found from the home page and called', async () => {
    const page = await visitAt(localePath(locale, '/'), onPhone)
    await searchField(page).fill(`${locale === 'en' ? 'hairdresser' : 'Friseur'} Hausbesuche Hofheim`)
    await keys(page, 'Enter')
    const card = page.getByRole('article').filter({ hasText: hairdresser }).first()
    await said(card, t('entry.comesToHouse'))
    await follow(card, hairdresser)
    await headed(page, hairdresser)

    const call = main(page).locator('a[href^="tel:"]').first()
    expect(await call.getAttribute('href')).toMatch(/^tel:\+49\d+$/)
    expect((await boxOf(call)).height).toBeGreaterThanOrEqual(48)
    expect(await main(page).locator('a[href^="mailto:"]').count()).toBe(1)
    await look(page)
  })
}
