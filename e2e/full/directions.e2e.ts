import { onPhone, visit } from '../browser.ts'
import { open, provider, said } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'

onlyReads()

it('directions start at the known place, which another site gets only after a click', async () => {
  const page = await visit(onPhone)
  const strangers: string[] = []
  await page.context().route(
    (url) => url.origin !== server.url,
    (route) => {
      strangers.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<h1>Karte</h1>' })
    },
  )
  await open(page, `${provider}?from=Ebern`)
  const ways = page.getByRole('region', { name: /Weg dorthin\s+ab Ebern/ })
  const onFoot = ways.getByRole('listitem').filter({ hasText: 'Zu Fuß' })
  await said(onFoot, 'öffnet openstreetmap.org')
  await onFoot.getByRole('link').hover()
  expect(strangers).toEqual([])
  await onFoot.getByRole('link').click()
  await page.getByRole('heading', { name: 'Karte' }).waitFor()
  expect(strangers[0]).toMatch(/directions\?engine=fossgis_osrm_foot&from=5\d\.\d+%2C1\d\.\d+&to=/)
  expect(await page.evaluate(() => document.referrer)).toBe('')
})
