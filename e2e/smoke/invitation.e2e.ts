import { look } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { mailTo } from '../mails.ts'
import { browser, server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('an Admin invites a volunteer, who chooses a password by the mailed link and gets to work', async () => {
  const { page } = await staffAt('admin', '/edit/users')
  await page.getByRole('link', { name: 'Benutzer anlegen' }).click()
  await page.getByLabel('Sie wählt es selbst, mit einem Link per E-Mail').check()
  await page.getByLabel('Benutzername', { exact: true }).fill('Frieda')
  await page.getByLabel('E-Mail', { exact: true }).fill('frieda@example.org')
  await page.getByLabel('Rolle').selectOption('Editor')
  await look(page)
  await page.getByRole('button', { name: 'Einladen' }).click()
  await page.getByText('Frieda ist angelegt. Dieser Server verschickt keine E-Mails').first().waitFor()
  const heading = page.getByRole('heading', { level: 1, name: 'Benutzer' })
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const notice = await page.locator('[role=alert]').filter({ hasText: 'Frieda ist angelegt' }).boundingBox()
  for (const name of ['Benutzer bearbeiten', 'Benutzer anlegen'])
    expect((await page.getByRole('link', { name }).boundingBox())?.y).toBeGreaterThan(
      (notice?.y ?? 999) + (notice?.height ?? 0),
    )

  const mail = await mailTo('frieda@example.org', /new_password/)
  for (const words of [
    'Ihr Konto in der Redaktion',
    'Sie sind eingeladen, beim Verzeichnis mitzuarbeiten.',
    'sieben Tage',
  ])
    expect(mail).toContain(words)
  const link = String(/\/new_password#[\w.-]+/.exec(mail)?.[0])
  const volunteer = await visit(browser, { viewport: { width: 360, height: 740 } })
  const open = async (path: string) => {
    await volunteer.page.goto('about:blank')
    await volunteer.page.goto(server.url + path)
    await hydrated(volunteer.page)
  }
  await open(link)
  await volunteer.page.getByRole('heading', { level: 1, name: 'Neues Passwort wählen' }).waitFor()
  const field = volunteer.page.getByLabel('Neues Passwort', { exact: true })
  const save = volunteer.page.getByRole('button', { name: 'Passwort setzen' })
  await field.fill('kurz')
  await save.click()
  await volunteer.page.getByRole('alert').first().waitFor()
  expect(await field.inputValue()).toBe('kurz')
  await look(volunteer.page)
  await field.fill('ein gutes neues Wort')
  await save.click()
  await volunteer.page.waitForURL(/\/login$/)
  await volunteer.page.getByText('Ihr neues Passwort gilt ab sofort.').first().waitFor()
  await volunteer.page.getByLabel('Benutzername').fill('frieda')
  await volunteer.page.getByLabel('Passwort', { exact: true }).fill('ein gutes neues Wort')
  await volunteer.page.keyboard.press('Enter')
  await volunteer.page.waitForURL(/\/edit$/)

  await open(link)
  await field.fill('noch ein gutes Wort')
  await save.click()
  await volunteer.page.getByText('Dieser Link gilt nicht mehr.').first().waitFor()
  await look(volunteer.page)
  await open('/new_password')
  await volunteer.page.getByLabel('Benutzername oder E-Mail').fill('frieda')
  await volunteer.page.getByRole('button', { name: 'Link per E-Mail schicken' }).click()
  await volunteer.page.getByText('Von hier gehen keine E-Mails hinaus.').waitFor()
  await volunteer.page.getByText('Bitte rufen Sie einen Administrator an').waitFor()
  forgive(/status of 4/)
})
