import { routes } from '#shared/routes'
import { hydrated } from '../browser.ts'
import { addEntry, namesIn, request, requestChange } from '../calls.ts'
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

task('the table of entries', async (mark, staff) => {
  const name = `Tafel ${mark}`
  const { page, t, open, press, type, choose, button, dialog, row, said, look } = staff
  // The usual street contains “en”, by which the filter would find the provider of another setup, too.
  await addEntry({ category: 'Friseure', name, phone: '09521 41', street: 'Weg 1' })
  await open(routes.editEntry.href())
  await type(page.getByLabel(t('table.filter')), name)
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
  await press(button(new RegExp(t('entry_dialogue.phone')), row(name)))
  await page.keyboard.type('09521 42')
  await look()
  await keys(page, 'Enter')
  await press(button(t('undo.press')))
  await button(/^09521 41/, row(name)).waitFor()
  await press(page.getByRole('checkbox', { name: t('table.mark', { name }) }))
  await press(button(t('entries.change')))
  await choose(dialog.getByRole('combobox').last(), 'Apotheken')
  await look()
  await press(dialog.getByRole('button').last())
  await said(/jetzt in „Apotheken“|now in “Apotheken”/)
  await press(button(t('undo.press')))
  await expect.poll(() => namesIn('Friseure')).toContain(name)
  await press(button(t('edit_entry.removeNamed', { name })))
  await press(button(t('edit.delete'), dialog))
  await said(t('undo.inTrash'))
  await press(button(t('undo.press')))
  await expect.poll(() => namesIn('Friseure')).toContain(name)
})

task('writing news, a link and a page', async (mark, staff) => {
  const title = `Fest ${mark}`
  const { page, t, open, press, type, button, call, said, look } = staff
  await open(routes.createNews.href())
  await type(page.locator('[name=title]'), title)
  await type(page.locator('[name=text]'), 'Um drei im Pfarrheim.')
  await press(page.getByLabel(t('news_dialogue.asDraft')))
  await press(button(t('news_dialogue.saveDraft')))
  await said(t('news_dialogue.savedDraft', { title }))
  await open(routes.editNews.href())
  await press(page.getByRole('link', { name: t('edit_entry.editNamed', { name: title }) }))
  await page.locator('[name=title]').waitFor()
  await hydrated(page)
  await press(page.getByLabel(t('news_dialogue.asDraft')))
  await press(button(t('news_dialogue.publish')))
  await said(t('news_dialogue.saved', { title }))
  expect((await call('news')).map((item: { title: string }) => item.title)).toContain(title)

  const link = `Kreis ${mark}`
  await open(routes.editLinks.href())
  await press(button(t('edit_links.add')))
  await type(page.locator('#link-name'), link)
  await type(page.locator('#link-url'), 'www.example.org')
  await look()
  await press(button(t('edit.save')))
  await button(t('edit_entry.editNamed', { name: link })).waitFor()
  expect((await call('links')).map((one: { name: string }) => one.name)).toContain(link)

  if (mark.startsWith('editor')) return
  await open(`${routes.editPages.path}?page=about`)
  const text = page.locator('.ql-editor')
  await text.waitFor()
  await press(text)
  await keys(page, 'ControlOrMeta+Home')
  await page.keyboard.insertText(`Neues von ${mark}. `)
  await press(button(t('pages_edit.save')))
  await said(t('pages_edit.saved'))
  expect((await call('getHtml?name=about')).content).toContain(`Neues von ${mark}.`)
})

task('trash and log', async (mark, staff) => {
  const name = `Korb ${mark}`
  const { page, t, open, press, type, button, call, said, look } = staff
  const uuid = await addEntry({ category: 'Friseure', name })
  const isBack = async () => {
    await said(t('undo.backIn', { name, category: 'Friseure' }))
    await look()
    expect(await namesIn('Friseure')).toContain(name)
  }
  await call(`removeEntry?id=${uuid}`)
  await open(routes.trash.href())
  await type(page.getByLabel(t('table.filter'), { exact: true }), name)
  await press(button(t('trash.restoreNamed', { name })))
  await isBack()
  await call(`removeEntry?id=${uuid}`)
  await open(`${routes.logs.href()}?text=${encodeURIComponent(name)}`)
  const action = t('log.removed', { noun: t('log.noun.entries') })
  await press(button(t('logs.undoNamed', { action, name })))
  await isBack()
})

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
  const { page, t, open, press, type, button, dialog, row, said, look } = staff
  await request({ name, phone: '09521 1' })
  const spam = [`Gewinn ${name} Eins`, `Gewinn ${name} Zwei`]
  for (const one of [...spam, `Wunsch ${name}`]) await requestChange({ name: one })
  await open(routes.pendingChanges.href())
  for (const one of spam) await press(page.getByRole('checkbox', { name: t('table.mark', { name: one }) }))
  await press(button(t('review.spamMarked')))
  await press(button(t('review.close.spam'), dialog))
  for (const one of spam) await gone(row(one))
  await open(routes.pendingChanges.href())
  await press(row(`Wunsch ${name}`).getByRole('link').first())
  await press(button(t('review.closeOtherwise')))
  await press(radio(page, new RegExp(`^${t('outcome.stays')}`)))
  await look()
  await press(button(t('review.close.settled')))
  await said(t('review.closed.settled', { name: `Wunsch ${name}` }))

  await open(routes.pendingEntries.href())
  const preview = page.waitForResponse(/mailPreview/)
  await press(row(name).getByRole('link').first())
  await press(page.locator('summary', { hasText: t('review.care') }))
  await press(button(t('review.take')))
  await said(t('review.takenByMe'))
  const note = page.getByRole('textbox', { name: t('review.note') })
  await type(note, 'Montag wieder')
  // Else this call might notice the end of the session first.
  await preview
  await staff.call('logout', {})
  await press(button(t('review.saveNote')))
  await said(t('login.over'))
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
