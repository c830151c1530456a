import { routes } from '#shared/routes'
import { intercept } from '../browser.ts'
import { addEntry, namesIn, request } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { gone, holds, keys, radio } from '../pages.ts'
import { openAsStaff, staffSetups } from '../staffSession.ts'

/**
 * Walks a task in both roles, both languages and by keyboard only. German journeys of an Editor with a mouse are in the
 * other files and part of every run.
 */
const task = (
  name: string,
  walk: (mark: string, staff: Awaited<ReturnType<typeof openAsStaff>>) => Promise<void>,
) =>
  it.each(staffSetups)(`${name}, as $role in $locale`, async (setup) =>
    walk(`${setup.role} ${setup.locale}`, await openAsStaff(setup)),
  )

task('categories', async (mark, staff) => {
  const [old, now] = [`Alt ${mark}`, `Neu ${mark}`]
  const { page, t, open, press, type, choose, button, call, dialog, said, look } = staff
  for (const name of ['Eins', 'Zwei']) await addEntry({ category: old, name: `${name} ${old}` })
  await open(routes.editCategories.href())
  await page.getByRole('row').nth(1).getByText(t('category.noTopic')).waitFor()
  await press(button(t('edit_entry.editNamed', { name: old })))
  await type(page.locator('#words-searchWords'), 'Probe')
  await press(button(t('edit.save')))
  const rename = button(t('category.renameNamed', { name: old }))
  const renameTo = async (name: string) => {
    await rename.waitFor()
    await press(rename)
    await type(page.getByLabel(t('edit_entry.newName')), name)
    await look()
    await keys(page, 'Enter')
  }
  const undo = async () => {
    await press(button(t('undo.press')))
    await expect.poll(() => namesIn(old)).toHaveLength(2)
  }
  await renameTo(now)
  await expect.poll(() => namesIn(now)).toHaveLength(2)
  await undo()
  await renameTo('Friseure')
  await press(button(t('edit_entry.merge'), dialog))
  await expect.poll(() => namesIn(old)).toHaveLength(0)
  await undo()
  for (const { uuid } of await call(`datafilteredcategory?category=${encodeURIComponent(old)}`))
    await call(`removeEntry?id=${uuid}`)
  await open(routes.editCategories.href())
  await press(button(t('edit_entry.removeNamed', { name: old })))
  await choose(dialog.getByRole('combobox'), 'Friseure')
  await press(button(t('edit.delete'), dialog))
  await said(t('edit_entry.removed', { name: old }))
  await press(button(t('undo.press')))
  await rename.waitFor()
})

task('deciding requests, past the end of a session', async (mark, staff) => {
  const name = `Anfrage ${mark}`
  const [role = ''] = mark.split(' ')
  const { page, t, open, press, type, button, row, said, look } = staff
  await request({ name, phone: '09521 1' })
  await open(routes.pendingEntries.href())
  // Asked after a while, it might notice the end of the session first.
  const release = await intercept(page, /mailPreview/, (route) => route.fulfill({ json: { mails: [] } }))
  await press(row(name).getByRole('link').first())
  await press(page.locator('summary', { hasText: t('review.care') }))
  await press(button(t('review.take')))
  await said(t('review.takenByMe'))
  const note = page.getByRole('textbox', { name: t('review.note') })
  await type(note, 'Montag wieder')
  await staff.call('logout', {})
  await press(button(t('review.saveNote')))
  await said(t('login.over'))
  release()
  await type(page.locator('[name=username]'), role)
  await type(page.locator('[name=password]'), `${role}-demo`)
  await keys(page, 'Enter')
  await page.waitForURL(/pending_entries\?id=/)
  await said(t('edit.restored'))
  await holds(note, 'Montag wieder')
  await press(button(t('review.saveNote')))
  await gone(button(t('review.saveNote')))
  await press(button(t('review.closeOtherwise')))
  await press(radio(page, new RegExp(`^${t('outcome.declined')}`)))
  await type(page.getByLabel(t('outcome.reason')), 'Das gibt es schon.')
  await look()
  await press(button(t('review.close.declined')))
  await said(t('review.closed.declined', { name }))
  await press(button(t('undo.press')))
  await row(name).waitFor()
  forgive(/401/)
})
