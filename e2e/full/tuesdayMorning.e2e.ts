import { routes } from '@directory/shared/routes'
import { expect, it } from 'vitest'
import { escaped, everyDesk, sitDown } from '../desks.ts'
import { server } from '../setup.ts'

const desks = process.env.TEST_FULL ? everyDesk : everyDesk.slice(0, 1)

const json = async (path: string) => (await fetch(server.url + path)).json()
async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`)
  return response.json()
}
interface Public {
  uuid: string
  name: string
  street: string
  plz: string
  city: string
  phone: string
  website: string
  mobile: string
}
const listed = (category: string): Promise<Public[]> =>
  json(`/api/datafilteredcategory?category=${encodeURIComponent(category)}`)
const named = (category: string, name: string) =>
  listed(category).then((all) => all.find((entry) => entry.name === name))

/** Submits the requests of a weekend, with a mark that tells the desks apart. */
async function requests(mark: string, known: Public, mobile: string) {
  const { name, street, plz, city } = known
  const address = { street: 'Am Markt 1', plz: '97437', city: 'Haßfurt', phone: '030 23125 9' }
  const email = 'anfrage@example.org'
  const change = { email, token: 'zzzzzzzzz9', changeText: 'Bitte ändern.' }
  const made = {
    spam: [`Gewinn ${mark} Eins`, `Gewinn ${mark} Zwei`],
    wish: `Wunsch ${mark}`,
    fresh: `Nachbarschaftshilfe ${mark}`,
    declined: `Werbung ${mark}`,
    waiting: `Ungeklärt ${mark}`,
  }
  for (const one of made.spam) await post('/api/addPendingChange', { ...change, name: one })
  await post('/api/addPendingChange', { ...change, name: made.wish })
  await post('/api/addPendingChange', { ...change, name })
  for (const one of [made.fresh, made.declined, made.waiting])
    await post('/api/addPendingEntry', { category: 'Gartenhilfe', name: one, email, ...address })
  await post('/api/addPendingEntry', {
    category: 'Friseure',
    name,
    street,
    plz,
    city,
    email,
    mobile,
  })
  return made
}

it.each(desks)('a whole Tuesday morning of $role in $locale', async (desk) => {
  const { role, locale } = desk
  const mark = `${role} ${locale}`
  const { page, complaints, wrong, t, open, press, button, row, said, look } = await sitDown(desk)
  const openRequest = async (list: string, name: string) => {
    await open(list)
    await press(row(name).getByRole('link').first())
  }

  const known = (await listed('Friseure')).find(
    ({ website, phone }) => website !== '' && phone !== '',
  ) as Public
  // Each desk starts from what the previous one left, and needs other numbers.
  const place = everyDesk.indexOf(desk)
  const [called, mobile] = [`030 23125 77${place}`, `030 23125 4${place}`]
  const made = await requests(mark, known, mobile)

  // Spam first: both requests at once, without a mail.
  await open(routes.pendingChanges.href())
  for (const name of made.spam) await press(page.getByRole('checkbox', { name: t('table.mark', { name }) }))
  await press(button(t('review.spamMarked')))
  await press(button(t('review.close.spam'), page.getByRole('dialog')))
  for (const name of made.spam) await row(name).waitFor({ state: 'detached' })

  // Not a real request: closed without a change.
  await openRequest(routes.pendingChanges.href(), made.wish)
  await press(button(t('review.closeOtherwise')))
  const closing = page.getByRole('dialog')
  await press(closing.getByRole('radio', { name: new RegExp(`^${t('review.outcome.settled')}`) }))
  await look()
  await press(button(t('review.close.settled'), closing))
  await said(t('review.closed.settled', { name: made.wish }))

  // A change request without a valid code: the reviewer chooses the provider and edits it beside the request.
  await openRequest(routes.pendingChanges.href(), known.name)
  await said(t('review.noEntry'))
  const twin = page.getByLabel(t('review.chooseEntry'))
  await twin.selectOption(known.uuid)
  const phone = page.locator('[name="phone"]')
  await phone.fill(called)
  await look()
  await press(button(/^(1 Angabe übernehmen|Take over 1 detail)$/))
  await said(t('review.changed', { name: known.name }))
  expect((await named('Friseure', known.name))?.phone).toBe(called)

  // A sparse replacement keeps the values that it does not mention.
  await openRequest(routes.pendingEntries.href(), known.name)
  await press(button(/^(\d+ Angaben? übernehmen|Take over \d+ details?)$/))
  await said(t('review.replaced', { name: known.name }))
  expect(await named('Friseure', known.name)).toMatchObject({
    website: known.website,
    phone: called,
    mobile,
  })

  // One is published, one declined with a reason, and one assigned to this user.
  await openRequest(routes.pendingEntries.href(), made.fresh)
  await press(button(t('review.publish')))
  await said(t('review.published', { name: made.fresh }))
  await openRequest(routes.pendingEntries.href(), made.declined)
  await press(button(t('review.closeOtherwise')))
  await press(closing.getByRole('radio', { name: new RegExp(`^${t('review.outcome.declined')}`) }))
  await closing.getByRole('textbox').fill('Das ist Werbung.')
  await press(button(t('review.close.declined'), closing))
  await said(t('review.closed.declined', { name: made.declined }))
  await openRequest(routes.pendingEntries.href(), made.waiting)
  await press(page.locator('summary', { hasText: t('review.care') }))
  await press(button(t('review.take')))
  await said(t('review.takenByMe'))

  // Two categories are merged by mistake, and separated again.
  const names = async (category: string) => (await listed(category)).map(({ name }) => name)
  const before = [await names('Gartenhilfe'), await names('Friseure')]
  await open(routes.editCategories.href())
  await press(button(t('category.renameNamed', { name: 'Gartenhilfe' })))
  await page.getByLabel(t('edit_entry.newName')).fill('Friseure')
  await page.getByLabel(t('edit_entry.newName')).press('Enter')
  await look()
  await press(button(t('edit_entry.merge'), page.getByRole('dialog')))
  await page
    .locator('main')
    .getByText('„Friseure“')
    .or(page.locator('main').getByText('“Friseure”'))
    .first()
    .waitFor()
  expect(await names('Gartenhilfe')).toEqual([])
  await press(button(t('undo.press'), page.locator('main')))
  await said(/wieder unter „Gartenhilfe“|under “Gartenhilfe” again/)
  expect([await names('Gartenhilfe'), await names('Friseure')]).toEqual(before)

  // A news item for next month.
  const title = `Adventskaffee ${mark}`
  await open(routes.createNews.href())
  await page.locator('[name="title"]').fill(title)
  await page.locator('[name="text"]').fill('Um 15 Uhr im Gemeindehaus.')
  await page.locator('[name="occurDate"]').fill(nextMonth())
  await page.locator('[name="showFrom"]').fill(nextMonth())
  await press(button(t('news_dialogue.publish')))
  const saved = t('news_dialogue.savedFrom', { title, date: '' }).replace(/\s*\.$/, '')
  await page.getByText(saved).first().waitFor()
  expect((await json('/api/news')).map((news: { title: string }) => news.title)).not.toContain(title)
  await open(routes.editNews.href())
  await page.getByRole('row', { name: title }).waitFor()

  // A list with two errors: the valid row is imported, the others are returned with reasons.
  const added = `Blumenhof ${mark}`
  await open(routes.importSheet.href())
  await page.getByLabel(t('import.file')).setInputFiles({
    name: `${mark}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Kategorie;Name;Straße;PLZ;Ort;Telefon;lat;lon',
        `Gartenhilfe;${added};Am Bach 1;97437;Haßfurt;09521 4713;50.03;10.51`,
        `Gartenhilfe;Kurze Zahl ${mark};Am Bach 2;97;Haßfurt;09521 4714;50.03;10.51`,
        'Gartenhilfe;;Am Bach 3;97437;Haßfurt;09521 4715;50.03;10.51',
      ].join('\r\n'),
    ),
  })
  await press(button(t('import.send')))
  await press(page.getByRole('link', { name: `${t('import.kind.faulty')} (2)` }))
  await look()
  await press(
    page.getByRole('button', {
      name: /^(Eine Zeile jetzt übernehmen|Take in one row now)$/,
    }),
  )
  await page.getByText(/^(Ein Anbieter kam dazu|One provider was added)/).waitFor()
  await page.getByRole('button', { name: t('import.report') }).waitFor()
  expect(await names('Gartenhilfe')).toContain(added)

  // The log contains the operations, which can be undone there.
  await open(routes.logs.href())
  await page
    .getByRole('row', { name: new RegExp(`${escaped(made.declined)}`) })
    .first()
    .waitFor()
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
})

/** Returns the tenth of the next month, as a date. */
function nextMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 10)).toISOString().slice(0, 10)
}
