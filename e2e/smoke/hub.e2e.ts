import type { Page } from 'playwright-core'
import { routes } from '#shared/routes'
import { look } from '../accessible.ts'
import { boxOf } from '../boxes.ts'
import { follow, link } from '../pages.ts'
import { adminAt, editorAt } from '../staff.ts'

const addresses = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

/** Pages that the specification requires on the hub. */
const forEditors = [
  ...[routes.createEntry, routes.createNews, routes.editNews, routes.editLinks],
  ...[routes.pendingEntries, routes.pendingChanges, routes.logs],
].map(({ path }) => path)
const adminRoutes = [routes.users, routes.editPages, routes.editTopCategories, routes.files]
const forAdmins = adminRoutes.map(({ path }) => path)

it.each([
  { width: 1280, height: 800, locale: '' },
  { width: 360, height: 740, locale: '/en' },
])('the hub at $width px shows pending items and every specified page', async ({ width, height, locale }) => {
  const admin = await adminAt(`${locale}/edit`, { viewport: { width, height } })
  const numbers = admin.getByRole('region', { name: locale ? 'Today' : 'Heute' }).getByRole('link')
  await numbers.first().waitFor()
  const last = admin.locator(width > 1000 ? 'main section' : '[aria-labelledby="today"]').last()
  expect((await boxOf(last)).bottom).toBeLessThanOrEqual(height)
  const paths = (await addresses(admin)).map((path) => path.replace(/^\/en\b/, ''))
  for (const path of [...forEditors, routes.editEntry.href(), ...forAdmins]) expect(paths).toContain(path)
  await look(admin)
})

it('the hub shows an Editor what is pending, and no Admin page', async () => {
  const page = await editorAt('/edit')
  const today = page.getByRole('region', { name: 'Heute' })
  await link(today, /^\d+ Hinweise?$/).waitFor()
  const paths = await addresses(page)
  for (const path of [...forAdmins, '/admin']) expect(paths).not.toContain(path)
  await follow(page, 'Was niemand gefunden hat')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('unfound')
})
