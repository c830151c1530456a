// @vitest-environment happy-dom
import { allTexts } from '#shared/catalogues'
import { editPages } from './editPages.ts'
import { logInAs, type OpenedPage, opened } from './testDom.tsx'

const addresses = editPages.map(({ route, staff, title }) => ({
  address: route.path.replace(/:\w+/g, 'x'),
  isForAdmins: staff === 'admin',
  title: allTexts.de[title as 'edit.title'],
}))

it('the staff menu opens, closes on Escape, leads on, and names Admin pages to Admins alone', async () => {
  for (const role of ['Editor', 'Admin'] as const) {
    const waiting = { entries: 2, changes: 1, reports: 2 }
    const page = await opened('/edit', { ...logInAs(role), 'GET /api/waiting': waiting })
    const areas = () => page.names('#staff-areas:not([hidden]) a')
    expect(areas()).toEqual([])
    expect(page.names('nav li a')).toEqual(
      expect.arrayContaining(['Eintragsanfragen (2)', 'Änderungen und Hinweise (3)']),
    )
    await page.press('edit.areas')
    expect(areas().includes('Protokoll')).toBe(true)
    expect(areas().includes('Person löschen')).toBe(role === 'Admin')
    page.focus('#staff-areas a')
    await page.key('Escape')
    expect([areas(), document.activeElement?.textContent]).toEqual([[], 'Bereiche'])
    await page.press('edit.areas')
    await page.press('edit.logs.title')
    expect([page.address(), areas()]).toEqual(['/edit/logs', []])
    page.close()
  }
})

it.each(addresses)(
  '$address is for who may open it, under its title',
  async ({ address, isForAdmins, title }) => {
    const headings = (page: OpenedPage) => page.names('main h1')
    logInAs(null)
    const before = await opened(address)
    expect(before.address()).toBe('/login')
    before.close()
    if (isForAdmins) {
      const refused = await opened(address, logInAs('Editor'))
      expect(headings(refused)).toEqual([allTexts.de['edit.notAllowedTitle']])
      expect(refused.links('main a')).toContain('tel:+4995216690')
      refused.close()
    }
    const page = await opened(address, logInAs(isForAdmins ? 'Admin' : 'Editor'))
    expect(headings(page)).toEqual([address === '/edit' ? 'Guten Tag, Editor!' : title])
  },
)
