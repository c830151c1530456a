import type { Entry } from '@directory/shared/entry'
import type { Locator, Page } from 'playwright-core'
import { callAs, listed, namesIn, request, requestChange } from '../calls.ts'
import { said } from '../pages.ts'
import { ownServer } from '../setup.ts'
import { staffAt } from '../staff.ts'

ownServer()

// Most frequent tasks of staff, each from their start page to the confirmation, with the number of presses. That of an
// import is in its own journey.

/** Counts a click, a key that acts, a choice in a list, and typing into a field as one press each. */
function countPresses(page: Page) {
  let count = 0
  return {
    click: async (on: Locator) => {
      count += 1
      await on.click()
    },
    type: async (into: Locator, text: string) => {
      count += 1
      await into.fill(text)
    },
    key: async (key: string) => {
      count += 1
      await page.keyboard.press(key)
    },
    sum: () => count,
  }
}

async function openHub() {
  const { page } = await staffAt('admin', '/edit')
  const link = (name: string | RegExp) => page.locator('main').getByRole('link', { name }).first()
  return { page, link, ...countPresses(page) }
}

it('a telephone number is corrected with 5 presses', async () => {
  const { page, link, click, type, key, sum } = await openHub()
  await click(link('Anbieter bearbeiten'))
  await type(page.getByLabel('In dieser Liste suchen'), 'Quitten-Apotheke')
  const phone = page.getByRole('button', { name: /Telefon ändern: Quitten-Apotheke$/ })
  await click(phone)
  await type(page.locator('tbody input:not([type="checkbox"])'), '09521 4747')
  await key('Enter')
  await page.getByRole('button', { name: /^09521 47 ?47 – Telefon ändern/ }).waitFor()
  expect(sum()).toBe(5)
})

it('the first pending request is decided with 2 presses, one from the list with 3', async () => {
  const name = 'Klare Gartenhilfe'
  await request({ category: 'Gartenhilfe', name, phone: '030 23125 9' })
  const first = await openHub()
  await first.click(first.link(/^\d+ Eintragsanfragen?$/))
  await first.click(first.page.getByRole('button', { name: /Angaben übernehmen$/ }))
  await first.page.getByRole('button', { name: 'Rückgängig' }).waitFor()
  expect(first.sum()).toBe(2)

  const { page, link, click, sum } = await openHub()
  await click(link(/^Eintragsanfragen$/))
  await click(link(name))
  await click(page.getByRole('button', { name: 'Veröffentlichen', exact: true }))
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor()
  expect(sum()).toBe(3)
})

it('a request to change a number is applied with 4 presses', async () => {
  const [, name = ''] = await namesIn('Friseure')
  await requestChange({ name, changeText: 'Neu: 09521 4848' })
  const { page, link, click, type, sum } = await openHub()
  await click(link(/^Änderungen und Hinweise$/))
  await click(link(name))
  await type(page.locator('#entry-phone, [name="phone"]').first(), '09521 4848')
  await click(page.getByRole('button', { name: '1 Angabe übernehmen' }))
  await said(page, 'ist übernommen')
  expect(sum()).toBe(4)
})

it('a request is declined with a mail with 4 presses', async () => {
  await request({ name: 'Unklare Gartenhilfe' })
  const { page, link, click, sum } = await openHub()
  await click(link(/^\d+ Eintragsanfragen?$/))
  await click(page.getByRole('button', { name: /^Ablehnen oder/ }))
  await click(page.getByRole('radio', { name: /^Abgelehnt/ }))
  await click(page.getByRole('button', { name: 'Ablehnen', exact: true }))
  await said(page, /ist abgelehnt/)
  expect(sum()).toBe(4)
})

it('a report is answered with 6 presses, including a corrected number', async () => {
  const { page, link, click, type, sum } = await openHub()
  await click(link(/^\d+ Hinweise?$/))
  await click(page.getByRole('main').getByRole('link', { name: 'Anbieter bearbeiten' }))
  await type(page.locator('#entry-phone'), '09521 4799')
  await click(page.getByRole('button', { name: 'Speichern', exact: true }))
  await click(page.getByRole('radio').first())
  await click(page.getByRole('button', { name: /abschließen$/ }))
  await said(page, 'erledigt')
  expect(sum()).toBe(6)
})

it('a news item with a described picture is written with 8 presses', async () => {
  const { page, link, click, type, sum } = await openHub()
  await click(link('Neuigkeit schreiben'))
  await type(page.locator('[name="title"]'), 'Fest mit Bild')
  await type(page.locator('[name="text"]'), 'Um drei im Pfarrheim.')
  await click(page.locator('#news-picture'))
  const dialog = page.getByRole('dialog')
  await click(dialog.getByRole('radio').first())
  await type(dialog.getByLabel('Was ist auf dem Bild zu sehen?'), 'Menschen an Tischen')
  await click(dialog.getByRole('button', { name: /nehmen$|einfügen$/i }).last())
  await click(page.getByRole('button', { name: 'Veröffentlichen' }))
  await said(page, '„Fest mit Bild“')
  expect(sum()).toBe(8)
})

it('a deleted provider is found and brought back with 2 presses', async () => {
  const [{ uuid, name }] = (await listed('Friseure')) as [Entry]
  await callAs('editor', `removeEntry?id=${uuid}`)
  const { page, link, click, sum } = await openHub()
  await click(link('Papierkorb'))
  await click(page.getByRole('row').filter({ hasText: name }).getByRole('button').first())
  await said(page, `„${name}“ ist wieder da`)
  expect(sum()).toBe(2)
})
