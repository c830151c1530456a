import type { Page } from 'playwright-core'
import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { onPhone, visit } from '../browser.ts'
import { call, listed } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { button, downloaded, follow, link, main, open, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { adminAt } from '../staff.ts'
import { store } from '../visitors/myList.ts'

afterEach(() => forgive(/status of 503/))

const savedPdf = async (page: Page, act: () => Promise<void>) =>
  (await downloaded(page, act)).content.toString('latin1')

it('a topic becomes a PDF booklet by a plain form, without scripts', async () => {
  const page = await visit({ javaScriptEnabled: false })
  const [topic] = (await call('topcategories')) as { id: string }[]
  await page.goto(server.url + routes.topCategory.href(topic?.id ?? ''))
  await follow(page, /Als Heft drucken/)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('als Heft')
  await page.getByLabel('Groß').check()
  const action = await page.locator('main form').getAttribute('action')
  const fields = await page.locator('main form input:checked, main form input[type=hidden]').all()
  const parameters = new URLSearchParams()
  for (const field of fields)
    parameters.set(String(await field.getAttribute('name')), String(await field.getAttribute('value')))
  const chosen = { topic: topic?.id, print: 'large', size: 'a5', tone: 'colour' }
  expect(Object.fromEntries(parameters)).toEqual(chosen)
  for (;;) {
    const response = await fetch(`${server.url}${action}?${parameters}`)
    if (response.headers.get('content-type') === 'application/pdf') break
    expect([response.status, response.headers.get('refresh')]).toEqual([200, '3'])
    expect(await response.text()).toContain('an Stelle')
  }
  await page.goto(`${server.url}${routes.booklet.href()}?town=Nirgendwo`)
  expect(await main(page).getByRole('alert').count()).toBe(1)
  forgive(/404/)
})

it('a remembered list becomes a booklet, sent as ids alone', async () => {
  const page = await visit(onPhone)
  const [firstEntry, secondEntry] = await listed('Friseure')
  await store(
    page,
    [firstEntry, secondEntry].map((entry) => ({ id: String(entry?.uuid), note: 'geheim' })),
  )
  await open(page, routes.myList.href())
  await follow(page, /Als Heft drucken/)
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/paperOfList')) bodies.push(request.postData() ?? '')
  })
  await button(page, /Heft öffnen/).waitFor()
  await look(page)
  expect(await savedPdf(page, () => press(page, 'Heft öffnen'))).toMatch(/^%PDF-/)
  expect(bodies[0]).toContain(String(firstEntry?.uuid))
  expect(bodies.join()).not.toContain('geheim')
})

it('staff print the directory with a greeting, publish it on the home page, and make labels', async () => {
  const page = await adminAt(routes.editEntry.href())
  await press(page, 'Mehr')
  await follow(main(page), /Heft, Aufkleber und Telefonliste/)
  await page.waitForURL(`${server.url}${routes.editPaper.href()}?*`)
  await page.getByLabel('Grußwort').fill('Liebe Leserinnen und Leser')
  await look(page)
  expect(await savedPdf(page, () => press(page, 'Heft machen'))).toMatch(/^%PDF-/)
  await press(page, 'Als Datei der Seite speichern')
  await said(page, 'steht auf der Startseite')
  expect(await savedPdf(page, () => press(page, 'Aufkleber machen'))).toMatch(/^%PDF-/)
  await open(page, '/')
  await link(page, /Stand .* \(PDF\)/).waitFor()
})
