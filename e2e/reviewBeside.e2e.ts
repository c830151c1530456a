import type { Entry } from '@directory/shared/entry'
import { routes } from '@directory/shared/routes'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { inaccessible } from './accessible.ts'
import { hydrated, visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { loginAs } from './staff.ts'

const json = async (path: string) => (await fetch(server.url + path)).json()
async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
const words = 'Am Mittwoch haben wir jetzt bis 18 Uhr offen.'

async function staffAt(path: string, viewport: { width: number; height: number }, textSize = 1) {
  const { page, complaints } = await visit(browser, { viewport })
  await loginAs(page, server.url, 'editor')
  await page.evaluate((size) => localStorage.setItem('scalingFactor', String(size)), textSize)
  await page.goto(server.url + path)
  await hydrated(page)
  return { page, complaints }
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Returns the height of what sticks to the window's edges, and the focused control if it is covered. */
const seenAround = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-sticks]')].map((one) =>
      (getComputedStyle(one).display === 'contents'
        ? (one.firstElementChild ?? one)
        : one
      ).getBoundingClientRect(),
    )
    const focused = document.activeElement
    const at = focused?.getBoundingClientRect()
    const isOwn = focused?.closest('[data-sticks]') !== null
    const covered = boxes.some((box) => at && !isOwn && at.top < box.bottom - 1 && at.bottom > box.top + 1)
    return {
      height: boxes.reduce((sum, box) => sum + box.height, 0),
      covered: covered ? `${focused?.id || focused?.textContent}` : '',
      isOut: !focused?.closest('main'),
    }
  })

/** Goes through the form by Tab; returns what was covered and the largest part of the window that stuck. */
async function tabThrough(page: Page, first: Locator) {
  await first.focus()
  const covered: string[] = []
  let highest = 0
  for (let stops = 0; stops < 120; stops++) {
    const seen = await seenAround(page)
    if (seen.isOut) break
    if (seen.covered !== '') covered.push(seen.covered)
    highest = Math.max(highest, seen.height)
    await page.keyboard.press('Tab')
  }
  return { covered, highest }
}

async function provider(): Promise<Entry> {
  const list: Entry[] = await json('/api/datafilteredcategory?category=Apotheken')
  const found = list.find(({ phone, open1, open5 }) => phone !== '' && open1 !== '' && open5 === '')
  if (!found) throw new Error('The demo content has no pharmacy with free lines of hours')
  return found
}
/** Submits a change request in words with an unknown code. */
async function ask(name: string): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.org`
  await post('/api/addPendingChange', { name, email, token: 'zzzzzzzzz9', changeText: words })
  const { access_token: token } = await post('/api/login', { username: 'editor', password: 'editor-demo' })
  const headers = { Authorization: `Bearer ${token}` }
  const waiting = await (await fetch(`${server.url}/api/pending_changes`, { headers })).json()
  return waiting.find((one: { email: string }) => one.email === email).uuid
}
const changeAt = (id: string) => `${routes.pendingChanges.href()}?id=${id}`
const submit = async (name: string): Promise<string> => {
  const place = { category: 'Friseure', street: 'Nirgends 1', plz: '97437', city: 'Haßfurt' }
  const body = { ...place, name, email: 'neu@example.org', phone: '030 23125 41' }
  return (await post('/api/addPendingEntry', body)).uuid
}
const entryAt = (id: string) => `${routes.pendingEntries.href()}?id=${id}`

it('shows telephone, address and save on the first screen, and one form in all three places', async () => {
  const { uuid } = await provider()
  const { page, complaints } = await staffAt(routes.editEntryForm.href(uuid), desk)
  await page.locator('#entry-phone').waitFor()
  await page.evaluate(() => document.fonts.ready)
  const bar = await page.getByRole('button', { name: 'Speichern', exact: true }).boundingBox()
  const edge = (bar?.y ?? 0) - 12
  for (const id of ['phone', 'mobile', 'street', 'plz', 'city']) {
    const box = await page.locator(`#entry-${id}`).boundingBox()
    expect([id, (box?.y ?? 9999) + (box?.height ?? 0) < edge]).toEqual([id, true])
  }
  expect(bar && bar.y + bar.height).toBeLessThanOrEqual(800)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2800)
  // Map and line builder appear only when opened.
  expect(await page.locator('.leaflet-container, #entry-opening').count()).toBe(0)
  const fields = () =>
    page.evaluate(() => [...document.querySelectorAll('[id^="entry-"][name]')].map(({ id }) => id).sort())
  const ownFields = (await fields()).filter((id) => !/open\d/.test(id))
  await page.locator('summary', { hasText: 'Lage auf der Karte' }).click()
  await page.locator('.leaflet-container').waitFor()
  await page.locator('summary', { hasText: 'Zeile hinzufügen' }).click()
  await page.locator('#entry-opening').waitFor()
  const wrong = await inaccessible(page)
  for (const path of [routes.createEntry.href(), entryAt(await submit('Salon Gleichmaß'))]) {
    await page.goto(server.url + path)
    await page.locator('#entry-phone').waitFor()
    expect((await fields()).filter((id) => !/open\d/.test(id))).toEqual(ownFields)
    wrong.push(...(await inaccessible(page)))
  }
  expect([...wrong, ...complaints]).toEqual([])
})

it('deletes from the form and brings back there, and leads to the page and to earlier versions', async () => {
  const { uuid, name } = await provider()
  const { page, complaints } = await staffAt(routes.editEntryForm.href(uuid), desk)
  await press(page, 'Löschen')
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Löschen', exact: true })
  await expect.poll(() => confirm.getAttribute('aria-disabled')).not.toBe('true')
  await confirm.click()
  await page.getByText(`„${name}“ wurde gelöscht.`).first().waitFor()
  expect(await page.locator('#entry-phone').count()).toBe(0)
  await press(page, 'Rückgängig')
  await page.locator('#entry-phone').waitFor()
  // Saving builds on the restored version, without a conflict.
  await page.locator('#entry-mobile').fill('030 23125 444')
  const see = page.getByRole('link', { name: 'Auf der Seite ansehen' })
  expect(await see.getAttribute('href')).toContain(uuid)
  await press(page, 'Speichern')
  await page.getByText(`„${name}“ wurde gespeichert.`).first().waitFor()

  await page.goto(server.url + routes.versions.href('entries', uuid))
  await page
    .getByRole('link', { name: /^Version ansehen/ })
    .first()
    .click()
  const row = page.getByRole('row', { name: /^Mobiltelefon/ })
  await row.locator('mark', { hasText: '444' }).waitFor()
  // Unchanged fields are shown, too.
  await page.getByRole('row', { name: /^Name/ }).getByText(name).first().waitFor()
  expect(await inaccessible(page)).toEqual([])
  await press(page, 'Diese Version zurückholen')
  await page.getByText('gilt wieder').waitFor()
  const [now] = (await json(`/api/searchFor?searchQuery=${encodeURIComponent(name)}`)) as [Entry]
  expect(now.mobile).not.toContain('444')
  expect(complaints).toEqual([])
})

it.each([
  { ...desk, textSize: 1 },
  { ...desk, textSize: 1.5 },
  { ...phone, textSize: 1 },
  { ...phone, textSize: 1.5 },
])('covers nothing that has the focus, at $width × $height and text size $textSize', async (one) => {
  const { uuid, name } = await provider()
  const [change, entry] = [await ask(name), await submit(`Salon ${one.width} ${one.textSize}`)]
  for (const path of [routes.editEntryForm.href(uuid), changeAt(change), entryAt(entry)]) {
    const { page } = await staffAt(path, one, one.textSize)
    await page.locator('#entry-phone').waitFor()
    const { covered, highest } = await tabThrough(page, page.locator('#entry-category'))
    expect([path, covered]).toEqual([path, []])
    expect(highest).toBeLessThanOrEqual(one.height / 5)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(isWide).toBeLessThanOrEqual(0)
    await page.context().close()
  }
})

it('keeps the wish in sight beside the form, chooses the exact provider, and counts one line as one change', async () => {
  const { name, uuid } = await provider()
  const { page, complaints } = await staffAt(changeAt(await ask(name)), desk)
  await page.locator('#entry-phone').waitFor()
  expect(await page.getByLabel('Anbieter mit ähnlichem Namen').inputValue()).toBe(uuid)
  // Nothing is changed yet, so no button stands out.
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
  const idle = await colour(page.getByRole('button', { name: 'Die Änderung steht schon da' }))
  expect(idle).toBe(await colour(page.getByRole('button', { name: /^Ablehnen oder/ })))
  const line = page.locator('#entry-open1')
  await line.fill('Mi 08:00-18:00')
  const deed = page.getByRole('button', { name: '1 Angabe übernehmen', exact: true })
  expect(await colour(deed)).not.toBe(idle)
  await page.locator('#entry-phone').fill('030 23125 45')
  await press(page, '2 Angaben übernehmen').catch(() => {})
  await page.getByText(`Die Änderung für „${name}“ ist übernommen.`).waitFor()
  expect(complaints).toEqual([])

  const again = await staffAt(changeAt(await ask(name)), desk)
  await again.page.locator('#entry-closedDates').scrollIntoViewIfNeeded()
  await again.page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const wish = await again.page.getByText(words).boundingBox()
  expect(wish && wish.y >= 0 && wish.y + wish.height <= desk.height).toBe(true)
  await again.page.locator('aside a[href^="mailto:"]').waitFor()
  expect(await inaccessible(again.page)).toEqual([])
})

it('shows the wish on a phone by one press from any field, within a fifth of the window', async () => {
  const { name } = await provider()
  const { page, complaints } = await staffAt(changeAt(await ask(name)), phone)
  await page.locator('#entry-serviceArea').focus()
  const fold = page.locator('summary', { hasText: 'Die Anfrage' })
  const at = await fold.boundingBox()
  expect(at && at.y >= 0 && at.y < 100).toBe(true)
  await fold.click()
  const wish = await page.getByText(words).boundingBox()
  expect(wish && wish.y >= 0 && wish.y < phone.height / 5).toBe(true)
  await page.locator('#entry-serviceArea').focus()
  const { covered, height } = await seenAround(page)
  expect([covered, height <= phone.height / 5]).toEqual(['', true])
  expect(await inaccessible(page)).toEqual([])
  expect(complaints).toEqual([])
})

it('shows the mail, lets its words be changed, keeps them over a reload and sends them', async () => {
  const name = 'Salon Wortlaut'
  const { page, complaints } = await staffAt(entryAt(await submit(name)), desk)
  // The submitter can be called and written to.
  await page.locator('aside a[href^="tel:"]').first().waitFor()
  await page.locator('aside a[href="mailto:neu@example.org"]').first().waitFor()
  const receiver = page.getByText('E-Mail an neu@example.org:')
  await receiver.click()
  await press(page, 'Text ändern')
  const own = page.getByLabel('Text der E-Mail')
  await expect.poll(() => own.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await own.inputValue()).toMatch(/^Guten Tag,/)
  expect(await own.getAttribute('maxlength')).toBe('4000')
  await own.fill('Liebe Frau Kern,\n\nwillkommen!')
  expect(await inaccessible(page)).toEqual([])
  await page.reload()
  await receiver.click()
  expect(await own.inputValue()).toBe('Liebe Frau Kern,\n\nwillkommen!')
  await press(page, 'Veröffentlichen')
  await page.getByText(`„${name}“ ist veröffentlicht.`).waitFor()
  const { access_token: token } = await post('/api/login', { username: 'admin', password: 'admin-demo' })
  const address = `/cms/api/mails?sort=-createdAt&where[to][equals]=neu@example.org`
  const headers = { Authorization: `JWT ${token}` }
  const { docs } = await (await fetch(server.url + address, { headers })).json()
  expect(docs[0].text).toMatch(/^Liebe Frau Kern,\n\nwillkommen!\n\n {4}[a-z0-9]{10}\n/)
  expect(complaints).toEqual([])
})

it('lists requests and reports in one inbox, of which each address shows its part', async () => {
  const { name, uuid } = await provider()
  const own = await submit('Salon Posteingang')
  await ask(name)
  await post('/api/addReport', { entry: uuid, topics: ['phone'] })
  const { page, complaints } = await staffAt(routes.pendingEntries.href(), desk)
  await page.getByRole('row', { name: /Salon Posteingang/ }).waitFor()
  expect(await page.getByRole('row', { name: new RegExp(name) }).count()).toBe(0)
  await page.getByRole('link', { name: /^Änderungen und Hinweise/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Änderungsanfragen' }).waitFor()
  const heads = await page.locator('thead th').allInnerTexts()
  for (const head of ['Anbieter', 'Eingegangen', 'E-Mail', 'Änderungs-Code (Token)', 'Änderungswunsch'])
    expect(heads.some((one) => one.replace(/\s+|\u00ad/g, '').startsWith(head.replace(/\s+/g, '')))).toBe(
      true,
    )
  expect(await page.getByRole('row', { name: /Salon Posteingang/ }).count()).toBe(0)
  await page.getByRole('link', { name: /^Alles/ }).click()
  for (const kind of ['Neuer Anbieter', 'Änderung', 'Hinweis'])
    await page.getByRole('cell', { name: kind, exact: true }).first().waitFor()
  expect(await inaccessible(page)).toEqual([])
  await page
    .getByRole('row', { name: /Salon Posteingang/ })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL(new RegExp(`pending_entries\\?id=${own}`))
  expect(complaints).toEqual([])
})
