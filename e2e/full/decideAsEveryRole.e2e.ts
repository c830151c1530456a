import { routes } from '@directory/shared/routes'
import { request, requestChange } from '../calls.ts'
import { forgive } from '../complaints.ts'
import { everyStaffSetup, openAsStaff } from '../staffSession.ts'

it.each(everyStaffSetup)(
  'requests are decided, past the end of a session, as $role in $locale',
  async (setup) => {
    const name = `Anfrage ${setup.role} ${setup.locale}`
    const { page, t, open, press, type, button, dialog, row, said, look } = await openAsStaff(setup)
    await request({ name, phone: '09521 1' })
    const spam = [`Gewinn ${name} Eins`, `Gewinn ${name} Zwei`]
    for (const one of [...spam, `Wunsch ${name}`]) await requestChange({ name: one })
    await open(routes.pendingChanges.href())
    for (const one of spam) await press(page.getByRole('checkbox', { name: t('table.mark', { name: one }) }))
    await press(button(t('review.spamMarked')))
    await press(button(t('review.close.spam'), dialog))
    for (const one of spam) await row(one).waitFor({ state: 'detached' })
    await open(routes.pendingChanges.href())
    await press(row(`Wunsch ${name}`).getByRole('link').first())
    await press(button(t('review.closeOtherwise')))
    await press(page.getByRole('radio', { name: new RegExp(`^${t('outcome.stays')}`) }))
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
    await page.evaluate(async () => {
      const headers = { Authorization: `Bearer ${localStorage.getItem('access_token')}` }
      await fetch('/api/logout', { method: 'POST', headers })
    })
    await press(button(t('review.saveNote')))
    await page.getByText(t('login.over')).waitFor()
    await type(page.locator('[name=username]'), setup.role)
    await type(page.locator('[name=password]'), `${setup.role}-demo`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/pending_entries\?id=/)
    await page.getByText(t('edit.restored')).waitFor()
    expect(await note.inputValue()).toBe('Montag wieder')
    await press(button(t('review.saveNote')))
    await button(t('review.saveNote')).waitFor({ state: 'detached' })
    await press(button(t('review.closeOtherwise')))
    await press(page.getByRole('radio', { name: new RegExp(`^${t('outcome.declined')}`) }))
    await type(page.getByLabel(t('outcome.reason')), 'Das gibt es schon.')
    await look()
    await press(button(t('review.close.declined')))
    await said(t('review.closed.declined', { name }))
    await press(button(t('undo.press')))
    await row(name).waitFor()
    forgive(/401/)
  },
)
