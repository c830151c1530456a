import { routes } from '@directory/shared/routes'
import { hydrated } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { drawnCode, visitorWithCode } from '../drawnCode.ts'
import { browser, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

afterEach(() => forgive(/status of 502/))

const badGateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }
const expectedTexts = { de: 'Bei uns ist etwas schiefgegangen.', en: 'Something went wrong on our side.' }

it.each(['de', 'en'] as const)(
  'a form shows an error of a proxy in the language of the page: %s',
  async (locale) => {
    const { page } = await visitorWithCode(browser)
    await page.route('**/api/addPendingChange*', (route) => route.fulfill(badGateway))
    await page.goto(
      `${server.url}${locale === 'en' ? '/en' : ''}${routes.addRequest.href({ name: 'Frau Weber', email: 'a@example.org', token: 'abcdefghij' })}`,
    )
    await hydrated(page)
    await page.locator('[name="changeText"]').fill('Neue Nummer')
    await page.locator('[name="captchaCode"]').fill(await drawnCode(page))
    await page.locator('form button[type="submit"]').last().click()
    await page.getByText(expectedTexts[locale]).first().waitFor()
    expect(await page.locator('body').innerText()).not.toContain('502')
  },
)

it('a file upload shows such an error, too', async () => {
  const { page } = await staffAt('admin', '/edit')
  await page.route('**/api/saveFile*', (route) => route.fulfill(badGateway))
  await page.goto(server.url + routes.files.href())
  await page
    .locator('#file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.locator('form:has(#file) button[type="submit"]').click()
  await page.getByText(expectedTexts.de).first().waitFor()
  expect(await page.locator('body').innerText()).not.toContain('502')
})
