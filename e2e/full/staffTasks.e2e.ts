import { routes } from '@directory/shared/routes'
import { hydrated } from '../browser.ts'
import { namesIn } from '../calls.ts'
import { everyStaffSetup, openAsStaff } from '../staffSession.ts'

// The staff's tasks in both roles, both languages and by keyboard only. German journeys of an Editor with a mouse are
// in the other files and part of every run.

const others = everyStaffSetup.slice(1)
const place = { plz: '97437', city: 'Haßfurt', noEmail: true }

describe('staff tasks', () => {
  it.each(others)('the table of entries, as $role in $locale', async (setup) => {
    const name = `Tafel ${setup.role} ${setup.locale}`
    const { page, t, open, press, type, choose, button, call, dialog, row, said, look } =
      await openAsStaff(setup)
    await call('addEntry', { ...place, category: 'Friseure', name, street: 'Weg 1', phone: '09521 41' })
    await open(routes.editEntry.href())
    await type(page.getByLabel(t('table.filter')), name)
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
    const cell = row(name)
      .getByRole('button', { name: new RegExp(t('entry_dialogue.phone')) })
      .first()
    await press(cell)
    await page.keyboard.type('09521 42')
    await look()
    await page.keyboard.press('Enter')
    await press(button(t('undo.press')))
    await row(name)
      .getByRole('button', { name: /^09521 41/ })
      .waitFor()
    await press(page.getByRole('checkbox', { name: t('table.mark', { name }) }))
    await press(button(t('entries.change')))
    await choose(dialog.getByRole('combobox').last(), 'Apotheken')
    await look()
    await dialog.locator('b', { hasText: 'Friseure' }).waitFor()
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

  it.each(others)('duplicates, as $role in $locale', async (setup) => {
    const mark = `${setup.role}${setup.locale}`
    const { page, t, open, press, button, call, said, look } = await openAsStaff(setup)
    const twin = { ...place, category: 'Apotheken', street: `Weg ${mark} 5` }
    await call('addEntry', { ...twin, name: `Paar${mark} Apotheke`, email: 'a@example.org' })
    await call('addEntry', { ...twin, name: `Paar${mark}-Apotheke e. K.`, phone: '09521 999' })
    const twins = async () => (await namesIn('Apotheken')).filter((name) => name.startsWith(`Paar${mark}`))
    await open(routes.duplicates.href())
    const named = (key: 'duplicates.compareNamed' | 'duplicates.differentNamed') =>
      page.getByRole('button', { name: new RegExp(`^${t(key).split('{')[0]}Paar${mark}`) }).first()
    await press(named('duplicates.compareNamed'))
    await press(button(t('duplicates.swap')))
    await look()
    await press(button(t('duplicates.merge')))
    await expect.poll(twins).toHaveLength(1)
    await press(button(t('undo.press')))
    await expect.poll(twins).toHaveLength(2)
    await press(named('duplicates.differentNamed'))
    await named('duplicates.differentNamed').waitFor({ state: 'detached' })
    await press(button(t('undo.press')))
    await said(t('undo.different'))
    await named('duplicates.differentNamed').waitFor()
  })

  it.each(others)('writing news, a link and a page, as $role in $locale', async (setup) => {
    const title = `Fest ${setup.role} ${setup.locale}`
    const { page, t, open, press, type, button, call, look } = await openAsStaff(setup)
    const titles = async () => (await call('news')).map((item: { title: string }) => item.title)
    await open(routes.createNews.href())
    await type(page.locator('[name=title]'), title)
    await type(page.locator('[name=text]'), 'Um drei im Pfarrheim.')
    await press(page.getByLabel(t('news_dialogue.asDraft')))
    await press(button(t('news_dialogue.saveDraft')))
    await page.getByText(t('news_dialogue.savedDraft', { title })).first().waitFor()
    await open(routes.editNews.href())
    await press(page.getByRole('link', { name: t('edit_entry.editNamed', { name: title }) }))
    await page.locator('[name=title]').waitFor()
    await hydrated(page)
    await press(page.getByLabel(t('news_dialogue.asDraft')))
    await press(button(t('news_dialogue.publish')))
    await page.getByText(t('news_dialogue.saved', { title })).first().waitFor()
    expect(await titles()).toContain(title)
    await open(routes.createNews.href())
    await type(page.locator('[name=title]'), `${title} später`)
    await type(page.locator('[name=text]'), 'Um vier im Pfarrheim.')
    for (const name of ['occurDate', 'showFrom']) await page.locator(`[name=${name}]`).fill('2099-12-10')
    await press(button(t('news_dialogue.publish')))
    // A later day may be that of an event, which is asked once.
    await page.getByText(t('news_dialogue.askEvent')).first().waitFor()
    await press(button(t('news_dialogue.publish')))
    const saved = t('news_dialogue.savedFrom', { title: `${title} später`, date: '' })
    await page
      .getByText(saved.replace(/\s*\.$/, ''))
      .first()
      .waitFor()
    expect(await titles()).not.toContain(`${title} später`)
    await open(routes.editNews.href())
    const cell = page.getByRole('button', {
      name: t('table.changeCell', { value: title, label: t('news_dialogue.title'), name: title }),
    })
    await press(cell)
    await page.keyboard.type(`${title} neu`)
    await page.keyboard.press('Enter')
    await press(button(t('undo.press')))
    await cell.waitFor()

    const link = `Kreis ${setup.role} ${setup.locale}`
    const links = async () => (await call('links')).map((one: { name: string }) => one.name)
    await open(routes.editLinks.href())
    await press(button(t('edit_links.add')))
    await type(page.locator('#link-name'), link)
    await type(page.locator('#link-url'), 'www.example.org')
    await look()
    await press(button(t('edit.save')))
    await button(t('edit_entry.editNamed', { name: link })).waitFor()
    expect(await links()).toContain(link)
    await press(button(t('edit_entry.editNamed', { name: link })))
    await type(page.locator('#link-description'), 'Rat und Tat.')
    await press(button(t('edit.save')))
    await page.getByText('Rat und Tat.').first().waitFor()

    if (setup.role === 'admin') {
      await open(`${routes.editPages.path}?page=about`)
      const text = page.locator('.ql-editor')
      await text.waitFor()
      await press(text)
      await page.keyboard.press('ControlOrMeta+Home')
      await page.keyboard.insertText(`Neues von ${setup.locale}. `)
      await press(button(t('pages_edit.save')))
      await page.getByText(t('pages_edit.saved')).first().waitFor()
      expect((await call('getHtml?name=about')).content).toContain(`Neues von ${setup.locale}.`)
    }
  })

  it.each(others)('an import, as $role in $locale', async (setup) => {
    const mark = `${setup.role} ${setup.locale}`
    const { page, t, open, press, type, button, dialog, look } = await openAsStaff(setup)
    await open(routes.importSheet.href())
    const lines = [
      'Kategorie;Name;Straße;PLZ;Ort;Telefon;lat;lon',
      `Gartenhilfe;Blumen ${mark};Am Bach 1;97437;Haßfurt;09521 4713;50.03;10.51`,
      `Gartenhilfe;Beete ${mark};Am Bach 2;97;Haßfurt;09521 4714;50.03;10.51`,
    ]
    await page.getByLabel(t('import.file')).setInputFiles({
      name: `${mark}.csv`,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\r\n')),
    })
    await press(button(t('import.send')))
    await press(page.getByRole('link', { name: `${t('import.kind.faulty')} (1)` }))
    await press(button(t('import.correct', { row: '3' })))
    const cell = dialog.getByLabel(t('entry_dialogue.plz'), { exact: true })
    await type(cell, '97437')
    await look()
    await press(button(t('import.correctSave'), dialog))
    await page.getByRole('link', { name: `${t('import.kind.new')} (2)` }).waitFor()
    await press(page.getByRole('button', { name: /^(2 Zeilen jetzt übernehmen|Take in 2 rows now)$/ }))
    await button(t('import.undo')).waitFor()
    expect(await namesIn('Gartenhilfe')).toEqual(expect.arrayContaining([`Blumen ${mark}`, `Beete ${mark}`]))
    await press(button(t('import.undo')))
    await look()
    await press(button(t('import.undo'), dialog))
    await page.getByText(t('import.undoneText')).first().waitFor()
    expect(await namesIn('Gartenhilfe')).not.toContain(`Blumen ${mark}`)
  })

  it.each(others)('trash and log, as $role in $locale', async (setup) => {
    const name = `Korb ${setup.role} ${setup.locale}`
    const { page, t, open, press, type, button, call, said, look } = await openAsStaff(setup)
    const { uuid } = await call('addEntry', { ...place, category: 'Friseure', name, street: 'Weg 1' })
    const remove = () => call(`removeEntry?id=${uuid}`)
    await remove()
    await open(routes.trash.href())
    await type(page.getByLabel(t('table.filter'), { exact: true }), name)
    await press(button(t('trash.restoreNamed', { name })))
    await said(t('undo.backIn', { name, category: 'Friseure' }))
    await look()
    expect(await namesIn('Friseure')).toContain(name)
    await remove()
    await open(`${routes.logs.href()}?text=${encodeURIComponent(name)}`)
    const action = t('log.removed', { noun: t('log.noun.entries') })
    await press(button(t('logs.undoNamed', { action, name })))
    await said(t('undo.backIn', { name, category: 'Friseure' }))
    await look()
    expect(await namesIn('Friseure')).toContain(name)
  })

  it.each(others)('categories, as $role in $locale', async (setup) => {
    const [old, now] = [`Alt ${setup.role} ${setup.locale}`, `Neu ${setup.role} ${setup.locale}`]
    const { page, t, open, press, type, choose, button, call, dialog, look } = await openAsStaff(setup)
    const entry = { ...place, street: 'Weg 1' }
    for (const name of ['Eins', 'Zwei'])
      await call('addEntry', { ...entry, category: old, name: `${name} ${old}` })
    await open(routes.editCategories.href())
    await press(button(t('edit_entry.editNamed', { name: old })))
    await type(page.locator('#words-searchWords'), 'Probe')
    await press(button(t('edit.save')))
    const rename = button(t('category.renameNamed', { name: old }))
    await rename.waitFor()
    await press(rename)
    await type(page.getByLabel(t('edit_entry.newName')), now)
    await look()
    await page.keyboard.press('Enter')
    await expect.poll(() => namesIn(now)).toHaveLength(2)
    await press(button(t('undo.press')))
    await expect.poll(() => namesIn(old)).toHaveLength(2)
    await press(rename)
    await type(page.getByLabel(t('edit_entry.newName')), 'Friseure')
    await page.keyboard.press('Enter')
    await press(button(t('edit_entry.merge'), dialog))
    await expect.poll(() => namesIn(old)).toHaveLength(0)
    await press(button(t('undo.press')))
    await expect.poll(() => namesIn(old)).toHaveLength(2)
    for (const { uuid } of await call(`datafilteredcategory?category=${encodeURIComponent(old)}`))
      await call(`removeEntry?id=${uuid}`)
    await open(routes.editCategories.href())
    await press(button(t('edit_entry.removeNamed', { name: old })))
    await choose(dialog.getByRole('combobox'), 'Friseure')
    await press(button(t('edit.delete'), dialog))
    await page
      .getByText(t('edit_entry.removed', { name: old }))
      .first()
      .waitFor()
    await press(button(t('undo.press')))
    await button(t('category.renameNamed', { name: old })).waitFor()
  })
})
