import { routes } from '@directory/shared/routes'
import { expect, it } from 'vitest'
import { inaccessible } from './accessible.ts'
import { adminReady, hydrated, visit } from './browser.ts'
import { browser, server } from './setup.ts'
import { openHubAs } from './staff.ts'

it('an Admin finds accounts, mails and erasing on one page, and returns to it from linked pages', async () => {
  const wrong: string[] = []
  const { page, complaints } = await visit(browser, { viewport: { width: 360, height: 740 } })
  await openHubAs(page, server.url, 'admin')
  const area = page.getByRole('region', { name: 'Verwaltung' })
  for (const name of ['Benutzer', 'E-Mails', 'Person löschen'])
    await area.getByRole('link', { name }).waitFor()
  await area.getByRole('link', { name: 'E-Mails' }).click()
  await page.getByRole('heading', { level: 1, name: 'E-Mails' }).waitFor()
  await page.getByText('Dieser Server verschickt keine E-Mails').first().waitFor()
  wrong.push(...(await inaccessible(page)))
  await page.getByRole('button', { name: 'Bereiche' }).click()
  const tabs = page.getByRole('list', { name: 'Verwaltung' })
  await tabs.getByRole('link', { name: 'Benutzer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Benutzer' }).waitFor()
  wrong.push(...(await inaccessible(page)))

  await page.getByRole('link', { name: 'Sicherheitsprotokoll' }).click()
  await page.waitForURL(/\/admin\/collections\/security-events/)
  await adminReady(page)
  await page.getByRole('link', { name: 'Zur Redaktion' }).click()
  await page.waitForURL(/\/edit$/)

  // What moved here answers under its former address.
  await page.goto(`${server.url}/admin/erase-person`)
  await page.waitForURL(new RegExp(`${routes.erasePerson.path}$`))
  await page.getByRole('heading', { level: 1, name: 'Person löschen' }).waitFor()
  await page.goto(`${server.url}/admin`)
  await adminReady(page)
  await page.getByRole('heading', { name: 'Sicherung' }).waitFor()
  expect(await page.getByRole('link', { name: /Postausgang|Person löschen/ }).count()).toBe(0)
  expect([...complaints, ...wrong]).toEqual([])
})

it('log and trash are one page with two addresses', async () => {
  const { page, complaints } = await visit(browser)
  await openHubAs(page, server.url, 'editor')
  await page.goto(server.url + routes.logs.href())
  await hydrated(page)
  await page.getByRole('heading', { level: 1, name: 'Protokoll' }).waitFor()
  const tabs = page.getByRole('list', { name: 'Verlauf' })
  await tabs.getByRole('link', { name: 'Papierkorb' }).click()
  await page.waitForURL(new RegExp(`${routes.trash.path}$`))
  await page.getByRole('heading', { level: 1, name: 'Papierkorb' }).waitFor()
  expect(await page.title()).toContain('Papierkorb')
  expect(await inaccessible(page)).toEqual([])
  expect(complaints).toEqual([])
})
