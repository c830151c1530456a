import { look } from '../accessible.ts'
import { boxOf, scrollTop } from '../boxes.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { mailTo } from '../mails.ts'
import { button, fill, follow, gotFocus, headed, holds, link, logIn, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { staffAt } from '../staff.ts'

it('an Admin invites a volunteer, who chooses a password by the mailed link and gets to work', async () => {
  const { page } = await staffAt('admin', '/edit/users')
  await follow(page, /Benutzer anlegen/)
  await page.getByLabel('Sie wählt es selbst, mit einem Link per E-Mail').check()
  await fill(page, 'Benutzername', 'Frieda')
  await fill(page, 'E-Mail', 'frieda@example.org')
  await page.getByLabel('Rolle').selectOption('Editor')
  await look(page)
  await press(page, /Einladen/)
  await said(page, 'Frieda ist angelegt. Dieser Server verschickt keine E-Mails')
  await gotFocus(page.getByRole('heading', { level: 1, name: 'Benutzer' }))
  expect(await scrollTop(page)).toBe(0)
  const notice = await boxOf(page.getByRole('alert').filter({ hasText: 'Frieda ist angelegt' }))
  expect((await boxOf(link(page, /Benutzer anlegen/))).y).toBeGreaterThan(notice.bottom)

  const mail = await mailTo('frieda@example.org', /new_password/)
  for (const words of ['Sie sind eingeladen, beim Verzeichnis mitzuarbeiten.', 'sieben Tage'])
    expect(mail).toContain(words)
  const address = String(/\/new_password#[\w.-]+/.exec(mail)?.[0])
  const volunteer = await visit(onPhone)
  const open = async (path: string) => {
    await volunteer.page.goto('about:blank')
    await volunteer.page.goto(server.url + path)
    await hydrated(volunteer.page)
  }
  await open(address)
  await headed(volunteer.page, 'Neues Passwort wählen')
  const field = volunteer.page.getByLabel('Neues Passwort', { exact: true })
  const save = button(volunteer.page, /Passwort setzen/)
  await field.fill('kurz')
  await save.click()
  await volunteer.page.getByRole('alert').first().waitFor()
  await holds(field, 'kurz')
  await look(volunteer.page)
  await field.fill('ein gutes neues Wort')
  await save.click()
  await volunteer.page.waitForURL(/\/login$/)
  await said(volunteer.page, 'Ihr neues Passwort gilt ab sofort.')
  await logIn(volunteer.page, 'frieda', 'ein gutes neues Wort')
  await volunteer.page.waitForURL(/\/edit$/)

  await open(address)
  await field.fill('noch ein gutes Wort')
  await save.click()
  await said(volunteer.page, 'Dieser Link gilt nicht mehr.')
  await look(volunteer.page)
  await open('/new_password')
  await volunteer.page.getByLabel('Benutzername oder E-Mail').fill('frieda')
  await press(volunteer.page, /Link per E-Mail schicken/)
  await said(volunteer.page, 'Von hier gehen keine E-Mails hinaus.')
  await said(volunteer.page, 'Bitte rufen Sie einen Administrator an')
  forgive(/status of 4/)
})
