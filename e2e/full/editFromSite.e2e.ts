import { visit } from '../browser.ts'
import { firstIn } from '../calls.ts'
import { absent, headed, link, main, open, press } from '../pages.ts'
import { onlyReads, server } from '../setup.ts'
import { editorAt, loginAs } from '../staff.ts'

onlyReads()

it('logged-in staff get a link from each public page to its editor; visitors see none', async () => {
  const page = await visit()
  const entry = await firstIn('Apotheken')
  const list = '/categories/list/Apotheken'
  const editLinks: readonly (readonly [from: string, to: RegExp])[] = [
    ['/', /\/edit\/pages\?page=homepage$/],
    ['/categories', /\/edit\/categories$/],
    [list, /\/edit\/edit_entry\?category=Apotheken$/],
    [`${list}/${encodeURIComponent(entry.name)}`, new RegExp(`/edit/edit_entry/${entry.uuid}$`)],
    ['/news', /\/edit\/edit_news$/],
    ['/links', /\/edit\/edit_links$/],
    ['/help', /\/edit\/pages\?page=assistance$/],
  ]
  const links = link(main(page), /^Bearbeiten/)
  for (const [from] of editLinks) {
    await open(page, from)
    expect([from, await links.count()]).toEqual([from, 0])
  }
  await loginAs(page, server.url, 'admin')
  for (const [from, to] of editLinks) {
    await open(page, from)
    await links.first().waitFor()
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect([from, hrefs]).toEqual([from, expect.arrayContaining([expect.stringMatching(to)])])
  }
  await page.goto(`${server.url}${list}`)
  await links.first().click()
  await headed(page, 'Anbieter bearbeiten')

  const editor = await editorAt('/help')
  await absent(link(editor, /^Bearbeiten/))

  const filtered = `${server.url}/edit/edit_entry?q=apotheke&filter=withoutEmail`
  const unchanged = page.getByText('Es gab nichts zu ändern.').first()
  for (const from of [filtered, `${server.url}${list}/${encodeURIComponent(entry.name)}`]) {
    await page.goto(from)
    await links.first().click()
    await press(page, 'Speichern')
    await page.waitForURL(from)
    await unchanged.waitFor()
  }
})
