import { look } from '../accessible.ts'
import { boxOf, scrollTop } from '../boxes.ts'
import { hydrated, onPhone, visit } from '../browser.ts'
import { forgive } from '../complaints.ts'
import { mailTo } from '../mails.ts'
import { button, fill, follow, gotFocus, headed, holds, link, logIn, press, said } from '../pages.ts'
import { server } from '../setup.ts'
import { adminAt } from '../staff.ts'

it('an Admin invites a volunteer, who chooses a password by the mailed link and gets to work', async () => {
  const page = await adminAt('/edit/users')
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
    await volunteer.goto('about:blank')
    await volunteer.goto(server.url + path)
    await hydrated(volunteer)
  }
  await open(address)
  await headed(volunteer, 'Neues Passwort wählen')
  const field = volunteer.getByLabel('Neues Passwort', { exact: true })
  const save = button(volunteer, /Passwort setzen/)
  await field.fill('kurz')
  await save.click()
  await volunteer.getByRole('alert').first().waitFor()
  await holds(field, 'kurz')
  await look(volunteer)
  await field.fill('ein gutes neues Wort')
  await save.click()
  await volunteer.waitForURL(/\/login$/)
  await said(volunteer, 'Ihr neues Passwort gilt ab sofort.')
  await logIn(volunteer, 'frieda', 'ein gutes neues Wort')
  await volunteer.waitForURL(/\/edit$/)

  await open(address)
  await field.fill('noch ein gutes Wort')
  await save.click()
  await said(volunteer, 'Dieser Link gilt nicht mehr.')
  await look(volunteer)
  forgive(/status of 4/)
})
