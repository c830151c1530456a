import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { button, gotFocus, headed, link, open, press, provider, said, visitAt } from '../pages.ts'
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
