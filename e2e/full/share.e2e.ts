import { look } from '../accessible.ts'
import { isInWindow } from '../boxes.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import {
  absent,
  button,
  downloaded,
  follow,
  gotFocus,
  headed,
  link,
  list,
  open,
  press,
  provider,
  said,
  visitAt,
} from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

it('a provider is shared from a browser without a native menu, and the link opens elsewhere', async () => {
  const page = await visit(onPhone)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, `${provider}?from=Ebern`)
  expect(requests.filter((url) => url.includes('ShareMenu'))).toEqual([])
  const opener = button(page, /Weitergeben/)
  await opener.press('Enter')
  const menu = page.getByRole('dialog')
  await link(menu, /Per E-Mail/).waitFor()
  for (const href of await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    expect(decodeURIComponent(String(href))).toMatch(
      /^(mailto|sms):.*Friseurstube am Kirchplatz\r\n[\d -]+\r\n/,
    )
  await look(page)
  await press(menu, 'Link kopieren')
  await said(menu.getByRole('status'), /Link/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(server.url + provider)
  await press(menu, 'Schließen')
  await gotFocus(opener)

  const other = await visitAt(provider)
  await headed(other, 'Friseurstube am Kirchplatz')
})

it('the native share menu gets title and link of a filtered list, and of a news item with its anchor', async () => {
  const page = await visit()
  const sharedData = () => page.evaluate(() => (window as unknown as { given?: ShareData }).given)
  await page.addInitScript(() => {
    const share = async (data: ShareData) => {
      Object.assign(window, { given: data })
      if (data.title === 'Friseure') throw new DOMException('closed', 'AbortError')
    }
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await open(page, `${list}?utm_source=x&barrierfree=true&from=97461`)
  await press(page, /Weitergeben/)
  await expect.poll(sharedData).toEqual({ title: 'Friseure', url: `${server.url}${list}?barrierfree=true` })
  await absent(page.getByRole('dialog'))

  await open(page, '/news')
  const last = page.getByRole('article').last()
  const title = String(await last.getByRole('heading').textContent())
  await press(last, /^Weitergeben/)
  await expect.poll(async () => (await sharedData())?.title).toBe(title)
  const { url = '' } = (await sharedData()) ?? {}
  expect(url).toMatch(/\/news#news-[\w-]{36}$/)

  const other = await visit(onPhone)
  await other.goto(url)
  await hydrated(other)
  const heading = other.getByRole('heading', { name: title })
  await expect.poll(() => isInWindow(other, heading)).toBe(true)
  const goneNotice = other.getByText('Diese Meldung gibt es nicht mehr.')
  await absent(goneNotice)
  await open(other, '/links')
  await other.goto(`${url}x`)
  await goneNotice.waitFor()
})

it('an event is downloaded as a calendar file, and a provider as a vCard', async () => {
  const page = await visitAt('/news')
  const fileOf = async (name: RegExp) => (await downloaded(page, () => follow(page, name))).name
  expect(await fileOf(/In den Kalender/)).toMatch(/\.ics$/)
  const past = page.getByRole('region', { name: 'Frühere Meldungen' })
  expect(await past.getByRole('article').count()).toBeGreaterThan(0)
  await absent(link(past, /In den Kalender/))
  await open(page, provider)
  expect(await fileOf(/In meine Kontakte/)).toBe('Friseurstube am Kirchplatz.vcf')
})
