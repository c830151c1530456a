import type { Locator, Page } from 'playwright-core'

import { describe, expect, it } from 'vitest'
import { hydrated, visit } from '../browser.ts'
import { browser, onlyReads, server } from '../setup.ts'

onlyReads()

async function chooseTown(page: Page, town: string) {
  const field = page.getByLabel('In welchem Ort wohnen Sie?')
  await field.fill(town)
  await field.press('Enter')
}

describe('a visitor finds a hairdresser', () => {
  it('by way of the categories, down to the telephone number', async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(server.url)
    await hydrated(page)
    await page.getByRole('navigation').getByRole('link', { name: 'Dienstleistungen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dienstleistungen' }).waitFor()
    await page.getByRole('link', { name: 'Körperpflege und Hilfsmittel' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Friseure' }).click()
    await page.getByRole('heading', { level: 1, name: 'Friseure' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await page.title()).toContain('Friseure')

    await page.getByRole('link', { name: 'Haarstube Kornblume', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Haarstube Kornblume' }).waitFor()
    const phone = page.getByRole('main').locator('a[href^="tel:"]').first()
    expect(await phone.getAttribute('href')).toMatch(/^tel:\+?\d+$/)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Friseure' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Friseure' }).waitFor()
    expect(complaints).toEqual([])
  })

  it('by searching, with a typo and umlauts, and shares the address of what was found', async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(server.url)
    await hydrated(page)
    await page.getByRole('main').getByRole('searchbox').fill('Friseur hausbesuche')
    await page.keyboard.press('Enter')
    const mobile = page.getByRole('link', { name: 'Die Schere kommt – Mobiler Friseurdienst', exact: true })
    await mobile.first().waitFor()

    const field = page.getByRole('main').locator('input[name="q"]')
    await field.fill('fusspflege hassfurt')
    await page.waitForURL(/q=fusspflege/)
    await page.waitForFunction(() => /Fußpflege/.test(document.querySelector('main')?.textContent ?? ''))

    await field.fill('Physotherapie')
    await page.waitForURL(/q=Physotherapie/)
    await page.waitForFunction(() => /Physiotherapie/.test(document.querySelector('main')?.textContent ?? ''))

    const { page: other } = await visit(browser)
    await other.goto(page.url())
    expect(await other.getByRole('main').textContent()).toContain('Physiotherapie')
    expect(complaints).toEqual([])
  })

  it('on the map, by keyboard alone', async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(`${server.url}/categories/list/Friseure`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Karte' }).click()
    await page.getByText('Das genaue Kartenbild fehlt gerade').waitFor()
    // Enter splits a cluster until single providers appear.
    const markers = page.locator('.leaflet-marker-icon button')
    await markers.first().waitFor()
    for (let step = 0; step < 6 && !(await page.locator('.leaflet-popup').isVisible()); step++) {
      const marker = markers.first()
      const name = (await marker.getAttribute('aria-label')) ?? (await marker.textContent()) ?? ''
      expect(name).toMatch(/\S/)
      await marker.focus()
      await page.keyboard.press('Enter')
      if (!/heranzoomen/.test(name)) break
      await marker.and(page.getByRole('button', { name, exact: true })).waitFor({ state: 'detached' })
    }
    const popup = page.locator('.leaflet-popup')
    await popup.getByRole('link').first().waitFor()
    await page.waitForFunction(() => document.activeElement?.closest('.leaflet-popup'))
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
  })

  it('without any script: reads, filters and searches by plain forms and links', async () => {
    const { page } = await visit(browser, { javaScriptEnabled: false })
    await page.goto(`${server.url}/categories/list/Friseure`)
    const all = await page.getByRole('main').getByRole('listitem').count()
    expect(all).toBeGreaterThan(5)
    await page.locator('form summary').click()
    await page.getByLabel('Nur barrierefreie Anbieter').check()
    await page.getByRole('button', { name: 'Anzeigen' }).click()
    expect(page.url()).toContain('barrierfree=true')
    expect(await page.getByRole('main').textContent()).toContain('Barrierefrei')

    await page.goto(server.url)
    await page.getByRole('main').getByRole('searchbox').fill('Apotheke Ebern')
    await page.getByRole('button', { name: 'Suchen' }).click()
    expect(await page.getByRole('main').textContent()).toContain('Schwalben-Apotheke')
  })
})

describe('the list', () => {
  it('is filtered, grouped and measured as its address says', async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(`${server.url}/categories/list/Friseure`)
    await hydrated(page)
    await page.locator('form summary').click()
    await page.getByLabel('Nur barrierefreie Anbieter').check()
    await page.waitForURL(/barrierfree=true/)
    await page.getByLabel('Anordnen nach').selectOption({ label: 'Entfernung' })
    await page.waitForURL(/group=distance/)
    await chooseTown(page, 'Ebern')
    await page.waitForURL(/from=Ebern/)
    await page.getByLabel('Umkreis').selectOption({ label: 'Überall' })
    await page.waitForURL(/region=alle/)
    await page.getByRole('article').getByText(/\d km/).first().waitFor()
    const distances = await distancesOf(page)
    expect(distances.length).toBeGreaterThan(2)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))

    const address = page.url()
    await page.reload()
    await hydrated(page)
    expect(page.url()).toBe(address)
    expect(await page.getByLabel('Nur barrierefreie Anbieter').isChecked()).toBe(true)
    // A shared link shows its filters as chips and leaves the fold closed.
    expect(await page.getByLabel('Nur barrierefreie Anbieter').isVisible()).toBe(false)
    expect(await page.getByRole('list', { name: 'Gewählte Filter' }).getByRole('listitem').count()).toBe(3)
    expect(await distancesOf(page)).toEqual(distances)
    expect(complaints).toEqual([])
  })

  it("shows providers who visit the visitor's town near the top, with filters kept in the address", async () => {
    const { page, complaints } = await visit(browser)
    await page.goto(`${server.url}/categories/list/Friseure`)
    await hydrated(page)
    const shown = page.getByRole('main').getByRole('article').getByRole('heading')
    const all = await shown.count()
    await page.locator('form summary').click()
    await page.getByLabel('Kommt ins Haus').check()
    await page.waitForURL(/homeVisits=true/)
    await chooseTown(page, 'Haßfurt')
    await page.getByRole('heading', { level: 2, name: 'Kommt nach Haßfurt' }).waitFor()
    const visiting = await shown.allTextContents()
    expect(visiting.length).toBeLessThan(all)
    expect(visiting).not.toContain('Haarstube Kornblume')
    await page.getByLabel('Heute geöffnet').check()
    await page.waitForURL(/homeVisits=true.*openToday=true/)
    const address = page.url()
    await page.reload()
    await hydrated(page)
    expect(page.url()).toBe(address)
    expect(visiting).toEqual(expect.arrayContaining(await shown.allTextContents()))

    await page.goto(`${server.url}/categories/list/Friseure/Salon%20Lindenblatt`)
    await hydrated(page)
    expect(await page.getByText('Kommt ins Haus: Umkreis 15 km').count()).toBe(2)
    await page.locator('path[class*="served"]').waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  it('writes to at most five providers at once; a sixth replaces the oldest', async () => {
    const { page } = await visit(browser)
    await page.goto(`${server.url}/fastsearch?q=Haßfurt`)
    await hydrated(page)
    const boxes = page.getByLabel(/Für gemeinsame E-Mail/)
    const cards = page.getByRole('article').filter({ has: boxes })
    for (let i = 0; i < 6; i++) {
      await openCard(cards.nth(i))
      await boxes.nth(i).check()
    }
    await page
      .getByText(/geht an höchstens 5 Anbieter/)
      .first()
      .waitFor()
    const mail = page.getByRole('link', { name: /E-Mail schreiben/ }).first()
    const href = decodeURIComponent((await mail.getAttribute('href')) ?? '')
    expect(href).toMatch(/^mailto:\?bcc=/)
    expect(href.split('@').length - 1).toBe(5)
    await page.reload()
    await hydrated(page)
    await openCard(cards.nth(5))
    await boxes.nth(5).and(page.locator(':checked')).waitFor()
  })

  it('renders a long list once, and afterwards only the pressed provider', async () => {
    const { page } = await visit(browser)
    await page.goto(`${server.url}/fastsearch?q=Haßfurt`)
    await hydrated(page)
    const box = page.getByLabel(/Für gemeinsame E-Mail/)
    await openCard(page.getByRole('article').filter({ has: box }).first())
    await box.first().check()
    await page
      .getByRole('link', { name: /E-Mail schreiben/ })
      .first()
      .waitFor()
    const cards = await page.evaluate(() =>
      [...document.querySelectorAll('main article')].map((card) => {
        const [, fiber] = Object.entries(card).find(([key]) => key.startsWith('__reactFiber')) ?? []
        return {
          isPressed: card.querySelector('input:checked') !== null,
          // React creates the alternate fiber on the second render.
          isDrawnAgain: fiber.alternate !== null,
        }
      }),
    )
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.filter(({ isPressed }) => isPressed)).toHaveLength(1)
    expect(cards.filter(({ isPressed, isDrawnAgain }) => isPressed !== isDrawnAgain)).toEqual([])
  })

  it('prints large, without map, buttons and navigation', async () => {
    const { page } = await visit(browser)
    await page.goto(`${server.url}/categories/list/Friseure`)
    await hydrated(page)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Liste drucken' }).isVisible()).toBe(false)
    expect(await page.locator('.leaflet-container').first().isVisible()).toBe(false)
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
    expect(await page.getByRole('heading', { level: 1, name: 'Friseure' }).isVisible()).toBe(true)
    expect(await page.getByText('Haarstube Kornblume').first().isVisible()).toBe(true)
  })
})

const openCard = (card: Locator) => card.getByRole('button', { name: /^Mehr über/ }).click()

async function distancesOf(page: Page): Promise<number[]> {
  const text = await page.getByRole('main').innerText()
  return [...text.matchAll(/(?:(\d+)|unter 1) km/g)].map(([, km]) => Number(km ?? 0))
}
