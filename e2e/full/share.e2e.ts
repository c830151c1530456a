import { readFile } from 'node:fs/promises'
import { localePath, locales } from '@directory/shared/locales'
import { look } from '../accessible.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import { follow, gotFocus, headed, open, press, said } from '../pages.ts'
import { browser, onlyReads, server } from '../setup.ts'
import { textsIn } from '../texts.ts'

onlyReads()

const provider = '/categories/list/Friseure/Friseurstube%20am%20Kirchplatz'
describe.each(locales)('in %s', (locale) => {
  const t = textsIn(locale)
  const addressOf = (path: string) => server.url + localePath(locale, path)

  it('a provider is shared from a browser without a native menu, and the link opens elsewhere', async () => {
    const { page, context } = await visit(browser, onPhone)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(`${addressOf(provider)}?from=Ebern`)
    await hydrated(page)
    expect(requests.filter((url) => url.includes('ShareMenu'))).toEqual([])
    const button = page.getByRole('button', { name: t('share.button') })
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog')
    await menu.getByRole('link', { name: t('share.mail') }).waitFor()
    await look(page)
    const link = addressOf(provider)
    const callButton = await page.locator('main a[href^="tel:"]').first().innerText()
    const [number = ''] = /\d[\d -]+\d/.exec(callButton) ?? []
    const href = async (name: string) =>
      decodeURIComponent(String(await menu.getByRole('link', { name }).getAttribute('href')))
    expect(await href(t('share.mail'))).toBe(
      `mailto:?subject=Friseurstube am Kirchplatz&body=Friseurstube am Kirchplatz\r\n${number}\r\n${link}`,
    )
    expect(await href(t('share.sms'))).toBe(`sms:?&body=Friseurstube am Kirchplatz\r\n${number}\r\n${link}`)
    // The server of this journey has no known address.
    expect(await menu.getByRole('img').count()).toBe(0)
    await press(menu, t('share.copy'))
    await said(menu.getByRole('status'), /Link|link/)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(link)
    await press(menu, t('share.close'))
    await gotFocus(button)

    const other = await visit(browser)
    await other.page.goto(copied)
    await headed(other.page, 'Friseurstube am Kirchplatz')
  })
})

it('the native share menu gets title and link of a filtered list, and of a news item with its anchor', async () => {
  const { page } = await visit(browser)
  const sharedData = () => page.evaluate(() => (window as unknown as { given?: ShareData }).given)
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      Object.assign(window, { given: data })
      if (data.title === 'Friseure') throw new DOMException('closed', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page, '/categories/list/Friseure?utm_source=x&barrierfree=true&from=97461')
  await press(page, /Weitergeben/)
  await expect
    .poll(sharedData)
    .toEqual({ title: 'Friseure', url: `${server.url}/categories/list/Friseure?barrierfree=true` })
  expect(await page.getByRole('dialog').count()).toBe(0)

  await open(page, '/news')
  const last = page.getByRole('article').last()
  const title = String(await last.getByRole('heading').textContent())
  await press(last, /^Weitergeben/)
  await expect.poll(async () => (await sharedData())?.title).toBe(title)
  const { url = '' } = (await sharedData()) ?? {}
  expect(url).toMatch(/\/news#news-[\w-]{36}$/)

  const otherVisit = await visit(browser, onPhone)
  await otherVisit.page.goto(url)
  await hydrated(otherVisit.page)
  const heading = otherVisit.page.getByRole('heading', { name: title })
  await expect
    .poll(async () => {
      const box = await heading.boundingBox()
      return box !== null && box.y >= 0 && box.y < 740
    })
    .toBe(true)
  const goneNotice = otherVisit.page.getByText('Diese Meldung gibt es nicht mehr.')
  expect(await goneNotice.count()).toBe(0)
  await otherVisit.page.goto(`${server.url}/links`)
  await otherVisit.page.goto(`${url}x`)
  await goneNotice.waitFor()
})

it('an event is downloaded as a calendar file, and a provider as a vCard', async () => {
  const { page } = await visit(browser)
  const downloadedText = async (name: RegExp) => {
    const download = page.waitForEvent('download')
    await follow(page, name)
    const file = await download
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
  }
  await open(page, '/news')
  const title = String(await page.getByRole('article').getByRole('heading').first().textContent())
  const date = await downloadedText(/In den Kalender/)
  expect(date.name).toMatch(/\.ics$/)
  expect(date.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  const past = page.getByRole('region', { name: 'Frühere Meldungen' })
  expect(await past.getByRole('article').count()).toBeGreaterThan(0)
  expect(await past.getByRole('link', { name: 'In den Kalender' }).count()).toBe(0)

  await open(page, provider)
  const card = await downloadedText(/In meine Kontakte/)
  expect(card.name).toBe('Friseurstube am Kirchplatz.vcf')
  expect(card.text).toContain('FN:Friseurstube am Kirchplatz\r\n')
})
