import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import { expect, it } from 'vitest'
import { listed, request, requestChange } from '../calls.ts'
import { everyDesk, sitDown } from '../desks.ts'

const named = async (category: string, name: string) =>
  (await listed(category)).find((entry) => entry.name === name)

/** Submits the requests of a weekend, with a mark that tells the desks apart. */
async function requests(mark: string, known: Entry, mobile: string) {
  const { name, street, plz, city } = known
  const made = {
    spam: [`Gewinn ${mark} Eins`, `Gewinn ${mark} Zwei`],
    wish: `Wunsch ${mark}`,
    fresh: `Nachbarschaftshilfe ${mark}`,
    declined: `Werbung ${mark}`,
    waiting: `Ungeklärt ${mark}`,
  }
  for (const one of [...made.spam, made.wish, name]) await requestChange({ name: one })
  for (const one of [made.fresh, made.declined, made.waiting])
    await request({ category: 'Gartenhilfe', name: one, phone: '030 23125 9' })
  await request({ name, street, plz, city, mobile })
  return made
}

it.each(everyDesk)('the requests of a weekend are decided on Tuesday, as $role in $locale', async (desk) => {
  const { role, locale } = desk
  const mark = `${role} ${locale}`
  const { page, complaints, wrong, t, open, press, button, row, said, look } = await sitDown(desk)
  const openRequest = async (list: string, name: string) => {
    await open(list)
    await press(row(name).getByRole('link').first())
  }

  const known = (await listed('Friseure')).find(
    ({ website, phone }) => website !== '' && phone !== '',
  ) as Entry
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

  expect([...wrong, ...complaints]).toEqual([])
})
