import { look } from '../accessible.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import { call, callAs } from '../calls.ts'
import { mailTo } from '../mails.ts'
import { follow, press, said } from '../pages.ts'
import { storeText } from '../pageText.ts'
import { browser, ownServer, restartLater, server } from '../setup.ts'

ownServer()

const days = 370

it('a year later a provider confirms by the link of a mail what is right, and asks for what has changed', async () => {
  const names = { right: 'Fahrdienst Rundum', changed: 'Gartenhilfe Kreis' }
  const email = 'rundum@example.org'
  const place = { category: 'Hilfsdienste', street: 'Am Ring 1', plz: '97437', city: 'Haßfurt' }
  for (const name of Object.values(names))
    await callAs('editor', 'addEntry', { ...place, phone: '030 23125-777', name, email })
  for (const page of ['imprint', 'privacy'])
    await storeText(page, '<p>Verein der Probe, Am Ring 2, Haßfurt</p>')
  await callAs('admin', '/cms/api/globals/site-settings', { asking: { on: true, perDay: 500 } })
  await restartLater(days)

  const link = /\/confirm\/[\w-]{32}/
  const { page } = await visit(browser, onPhone)
  await page.goto(server.url + link.exec(await mailTo(email, link))?.[0])
  await hydrated(page)
  await look(page)
  const checkedAt = async (name: string) =>
    (await call(`entry?${new URLSearchParams({ category: place.category, name })}`)).entries[0].checkedAt
  expect(await checkedAt(names.right)).toBeNull()
  const entry = (name: string) =>
    page.locator('section').filter({ has: page.getByText(name, { exact: true }) })
  await press(entry(names.right), /Ja, alles stimmt/)
  await said(page, 'bestätigt, dass alles stimmt')
  const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  expect(await checkedAt(names.right)).toBe(day)

  await follow(entry(names.changed), /Es hat sich etwas geändert/)
  await hydrated(page)
  await page.locator('[name="phone"]').fill('030 23125-888')
  await press(page, /Änderung beantragen/)
  await said(page, 'ist bei uns angekommen')
  expect(await checkedAt(names.changed)).toBeNull()
})
