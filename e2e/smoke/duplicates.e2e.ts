import { expect, it } from 'vitest'
import { inaccessible } from '../accessible.ts'
import { hydrated, visit } from '../browser.ts'
import { browser, server } from '../setup.ts'
import { loginAs } from '../staff.ts'

it('finds a duplicate, merges and separates it, and no longer asks about a pair marked as different', async () => {
  const { page, complaints } = await visit(browser)
  await loginAs(page, server.url, 'editor')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const uuids = new Map<string, string>()
  const add = async (fields: { name: string } & Record<string, string>) => {
    const answer = await fetch(`${server.url}/api/addEntry`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        category: 'Apotheken',
        plz: '97437',
        city: 'Haßfurt',
        noEmail: true,
        ...fields,
      }),
    })
    uuids.set(fields.name, (await answer.json()).uuid)
  }
  await add({ name: 'Zwillings-Apotheke', street: 'Hauptstr. 5a', email: 'a@example.org' })
  await add({ name: 'Zwillings Apotheke e. K.', street: 'Hauptstraße 5 a', phone: '09521 999' })
  const names = async (): Promise<string[]> => {
    const list = await (await fetch(`${server.url}/api/datafilteredcategory?category=Apotheken`)).json()
    return list.map(({ name }: { name: string }) => name).filter((name: string) => /Zwilling/.test(name))
  }
  const duplicates = ['Zwillings Apotheke e. K.', 'Zwillings-Apotheke']
  const waitForText = (text: string | RegExp) => page.locator('main').getByText(text).first().waitFor()
  const undo = page.locator('main').getByRole('button', { name: 'Rückgängig', exact: true })

  await page.goto(`${server.url}/edit/duplicates`)
  await hydrated(page)
  const compare = page.getByRole('button', { name: /^Vergleichen: Zwillings/ })
  await compare.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Zusammenführen' }).waitFor()
  // The choices survive a reload, as they would an expired session.
  const becomesOf = page.getByText(/liegt danach im Papierkorb/)
  const before = await becomesOf.textContent()
  await page.getByRole('button', { name: /^Tauschen/ }).click()
  const swapped = await becomesOf.textContent()
  await page.reload()
  await page.getByText('Hier sind sie wieder.').waitFor()
  expect(await becomesOf.textContent()).toBe(swapped)
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  expect([await becomesOf.textContent(), before === swapped]).toEqual([before, false])
  const wrong = await inaccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Zusammenführen' }).click()
  await waitForText(/ist in „Zwillings.*aufgegangen/)
  const [survivor = ''] = await names()
  expect(await names()).toEqual([survivor])
  const removed = duplicates.find((name) => name !== survivor) ?? ''
  const old = await fetch(`${server.url}/categories/list/Apotheken/${encodeURIComponent(removed)}`)
  expect(decodeURI(old.url)).toContain(survivor)
  const text = await old.text()
  expect(text).toContain('a@example.org')
  expect(text).toContain('09521 999')
  // The old address of the merged entry leads to the remaining one.
  const later = await page.context().newPage()
  await later.goto(`${server.url}/edit/edit_entry/${uuids.get(removed)}`)
  await later.waitForURL(new RegExp(`/edit/edit_entry/${uuids.get(survivor)}$`))
  await later.getByText(`ist in „${survivor}“ aufgegangen.`).waitFor()
  await later.getByRole('heading', { name: 'Anbieter bearbeiten' }).waitFor()
  expect(await later.locator('[name="phone"]').inputValue()).toBe('09521 999')
  // The server answered 404 for the removed entry, which the console reports.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
  await later.close()
  await undo.click()
  await waitForText(/Es sind wieder zwei Anbieter/)
  expect(await names()).toEqual(duplicates)

  await page.getByRole('button', { name: /^Sind verschieden: Zwillings/ }).click()
  await waitForText(/gelten als verschieden/)
  await compare.waitFor({ state: 'detached' })
  await undo.click()
  await compare.waitFor()
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
})
