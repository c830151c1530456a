import type { Locator, Page } from 'playwright-core'
import { localePath } from '#shared/locales'
import { visit } from '../browser.ts'
import { call } from '../calls.ts'
import { publicPages } from '../pageLists.ts'
import { link, main } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

const windows = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const
const languages = [
  { lang: 'de', search: 'Suche', menu: 'Menü', other: 'English', otherLang: 'en' },
  { lang: 'en', search: 'Search', menu: 'Menu', other: 'Deutsch', otherLang: 'de' },
] as const

describe.each(languages)('without scripts, in the language $lang', (language) => {
  const { lang, search, menu, other, otherLang } = language
  const address = (path: string) => server.url + localePath(lang, path)
  const withoutScripts = (options = {}) => visit({ javaScriptEnabled: false, ...options })

  it.each(windows)(
    'every public page can be read and left, $width px, $colorScheme',
    async ({ colorScheme, ...viewport }) => {
      const page = await withoutScripts({ viewport, colorScheme })
      const { siteTitle } = await call('settings')
      for (const path of await publicPages()) {
        const response = await page.goto(address(path))
        expect([path, response?.status()]).toEqual([path, /ibt-es-nicht|unbekannt/.test(path) ? 404 : 200])
        const { heading, content, ...rest } = await shownState(page)
        const expectedState = { lang, lightness: colorScheme, dead: [], waiting: undefined, unlabelled: [] }
        expect({ path, ...rest }).toEqual({ path, ...expectedState })
        expect(heading, path).toMatch(/\S{3}/)
        expect(content, path).toBeGreaterThan(60)

        const nav = link(page.getByRole('navigation'), search)
        if (viewport.width < 1000) {
          const toggle = link(page, menu)
          for (const open of [false, true, false]) {
            expect([path, await nav.first().isVisible()]).toEqual([path, open])
            await toggle.click()
          }
        }
        expect(await nav.first().isVisible(), path).toBe(true)
        const translated = link(page, other).filter({ visible: true })
        const translation = new URL((await translated.getAttribute('href')) ?? '', server.url)
        expect(await (await fetch(translation)).text(), path).toContain(`<html lang="${otherLang}"`)
        expect(translation.search, path).toBe(new URL(address(path)).search)
        const printed = await printedNote(page)
        expect(printed, path).toContain(localePath(lang, path))
        if (lang === 'de') expect(printed, path).toContain(siteTitle)
        await translated.click()
        expect(await page.locator('html').getAttribute('lang'), path).toBe(otherLang)
      }
    },
  )

  it('the home page starts a search, which can be filtered and sorted', async () => {
    const page = await withoutScripts()
    await page.goto(address('/'))
    await submitForm(page, (form) => form.locator('[name="q"]').fill('Friseur'))
    expect(new URL(page.url()).pathname).toBe(localePath(lang, '/fastsearch'))
    const all = await allProviders(page)
    expect(all.length).toBeGreaterThan(5)
    await submitForm(page, (form) => form.locator('[name="barrierfree"]').check())
    const barrierfree = await allProviders(page)
    expect(barrierfree.length).toBeGreaterThan(0)
    expect(barrierfree.length).toBeLessThan(all.length)
    await submitForm(page, (form) => form.locator('[name="barrierfree"]').uncheck())
    await arrangeByDistance(page)
    expect((await allProviders(page)).toSorted()).toEqual(all.toSorted())
  })
})

/**
 * Returns what a visitor sees. `dead` are buttons that need a script, `waiting` are placeholders for missing content.
 */
const shownState = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
    const heading = visible('main h1')[0]?.innerText.trim() ?? ''
    const colours = getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
    const [red = 0, green = 0, blue = 0] = colours.map(Number)
    return {
      lightness: red + green + blue > 382 ? 'light' : 'dark',
      lang: document.documentElement.lang,
      heading,
      content: (document.querySelector('main')?.innerText.trim() ?? '').length - heading.length,
      dead: visible('button:not([type="submit"])').map((button) => button.innerText),
      waiting: /wird geladen|loading/i.exec(document.body.innerText)?.[0],
      unlabelled: visible('input, select, textarea')
        .filter((field) => !(field as HTMLInputElement).labels?.length)
        .map((field) => field.outerHTML),
    }
  })

/** On paper only: whose the page is, where it stands and of what day. */
async function printedNote(page: Page): Promise<string> {
  const note = page.locator('main div', { hasText: /Gedruckt am|Printed on/ }).last()
  expect(await note.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  const printed = await note.innerText()
  expect(printed).toMatch(/(Gedruckt am|Printed on) \p{L}+, \d+\.? \p{L}+ \d{4}/u)
  await page.emulateMedia({ media: 'screen' })
  return printed
}

/** By its button, the only way without scripts. */
async function submitForm(page: Page, fill: (form: Locator) => Promise<unknown>): Promise<void> {
  const form = main(page).locator('form')
  const fold = form.locator('details:not([open]) > summary')
  if ((await fold.count()) > 0) await fold.click()
  await fill(form)
  await Promise.all([page.waitForEvent('load'), form.locator('button[type="submit"]:visible').last().click()])
}

async function arrangeByDistance(page: Page): Promise<void> {
  await submitForm(page, (form) => form.locator('[name="group"]').selectOption('distance'))
  await main(page).locator('a[href="#place"]').click()
  const place = page.locator('#place')
  await place.locator('[name="from"]').fill('Ebern')
  await Promise.all([page.waitForEvent('load'), place.locator('button[type="submit"]').click()])
  expect([...new URL(page.url()).searchParams]).toEqual(
    expect.arrayContaining([
      ['group', 'distance'],
      ['from', 'Ebern'],
    ]),
  )
  await page.getByRole('article').getByText(/\d km/).first().waitFor()
}

/** With those that a link shows. */
async function allProviders(page: Page): Promise<string[]> {
  const more = page.locator('main a[href*="shown="]')
  if ((await more.count()) > 0) await more.click()
  return page.locator('main article').getByRole('heading').allTextContents()
}
