// @vitest-environment happy-dom
import { opened } from '#app/testDom.tsx'
import { answeredNames } from '#shared/categoryName'

const suggested = {
  categories: [{ name: 'Optiker', ...answeredNames(), providers: 3, inPlace: 1 }],
  place: 'Zeil',
  entries: [{ uuid: 'u1', name: 'Optik Op', category: 'Optiker', city: 'Zeil' }],
  towns: ['Opdorf'],
}
it('a suggestion that is pressed while typing stays', async () => {
  const page = await opened('/fastsearch?q=o', { 'GET /api/suggest': suggested })
  await page.does(() => page.focus('[name=q]'))
  await page.type('[name=q]', 'op')
  await expect.poll(() => page.names('[role=option]')).toHaveLength(3)
  await page.type('[name=q]', 'opt')
  await page.does(() => document.querySelector<HTMLElement>('[role=option]')?.click())
  expect(page.values('[name=q]')).toEqual(['Optiker Zeil'])
})
