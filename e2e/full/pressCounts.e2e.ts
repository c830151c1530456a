import type { Locator, Page } from 'playwright-core'
import { namesIn, request, requestChange } from '../calls.ts'
import { button, keys, main, radio, said } from '../pages.ts'
import { ownServer } from '../setup.ts'
import { adminAt } from '../staff.ts'

ownServer()

type Act = 'Enter' | [on: Locator, typed?: string]

/**
 * Walks a frequent task of staff from their start page on. A click, a key that acts, a choice in a list, and typing into
 * a field are one press each: as many as there are acts.
 */
async function walk(acts: (page: Page, link: (name: string | RegExp) => [Locator]) => Act[]): Promise<Page> {
  const page = await adminAt('/edit')
  for (const act of acts(page, (name) => [main(page).getByRole('link', { name }).first()])) {
    if (act === 'Enter') await keys(page, act)
    else if (act[1] === undefined) await act[0].click()
    else await act[0].fill(act[1])
  }
  return page
}

it('a telephone number is corrected with 5 presses', async () => {
  const page = await walk((page, link) => [
    link('Anbieter bearbeiten'),
    [page.getByLabel('In dieser Liste suchen'), 'Quitten-Apotheke'],
    [button(page, /Telefon ändern: Quitten-Apotheke$/)],
    [page.locator('tbody input:not([type="checkbox"])'), '09521 4747'],
    'Enter',
  ])
  await button(page, /^09521 47 ?47 – Telefon ändern/).waitFor()
})

it('the first pending request is decided with 2 presses, one from the list with 3', async () => {
  const name = 'Klare Gartenhilfe'
  await request({ category: 'Gartenhilfe', name, phone: '030 23125 9' })
  const desk = await walk((page, link) => [
    link(/^\d+ Eintragsanfragen?$/),
    [button(page, /Angaben übernehmen$/)],
  ])
  await button(desk, /Rückgängig/).waitFor()
  const page = await walk((page, link) => [
    link(/^Eintragsanfragen$/),
    link(name),
    [button(page, 'Veröffentlichen')],
  ])
  await button(page, /Rückgängig/).waitFor()
})

it('a request to change a number is applied with 4 presses', async () => {
  const [, name = ''] = await namesIn('Friseure')
  await requestChange({ name, changeText: 'Neu: 09521 4848' })
  const page = await walk((page, link) => [
    link(/^Änderungen und Hinweise$/),
    link(name),
    [page.locator('#entry-phone'), '09521 4848'],
    [button(page, /1 Angabe übernehmen/)],
  ])
  await said(page, 'ist übernommen')
})

it('a request is declined with a mail with 4 presses', async () => {
  await request({ name: 'Unklare Gartenhilfe' })
  const page = await walk((page, link) => [
    link(/^\d+ Eintragsanfragen?$/),
    [button(page, /^Ablehnen oder/)],
    [radio(page, /^Abgelehnt/)],
    [button(page, 'Ablehnen')],
  ])
  await said(page, /ist abgelehnt/)
})

it('a report is answered with 6 presses, including a corrected number', async () => {
  const page = await walk((page, link) => [
    link(/^\d+ Hinweise?$/),
    // The start page has a link of that name, too.
    [main(page).locator('[href^="/edit/edit_entry/"]').first()],
    [page.locator('#entry-phone'), '09521 4799'],
    [button(page, 'Speichern')],
    [page.getByRole('radio').first()],
    [button(page, /abschließen$/)],
  ])
  await said(page, 'erledigt')
})

it('a news item with a described picture is written with 8 presses', async () => {
  const page = await walk((page, link) => [
    link('Neuigkeit schreiben'),
    [page.locator('[name="title"]'), 'Fest mit Bild'],
    [page.locator('[name="text"]'), 'Um drei im Pfarrheim.'],
    [page.locator('#news-picture')],
    [page.getByRole('dialog').getByRole('radio').first()],
    [page.getByRole('dialog').getByLabel('Was ist auf dem Bild zu sehen?'), 'Menschen an Tischen'],
    [button(page.getByRole('dialog'), /nehmen$|einfügen$/i).last()],
    [button(page, /Veröffentlichen/)],
  ])
  await said(page, '„Fest mit Bild“')
})
