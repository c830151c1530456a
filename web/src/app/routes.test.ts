import { createStaticHandler } from 'react-router-dom'
import { createRoutes, everyPage, type Loaded, matchAddress } from './routes.tsx'

it('the server and the size check know the code of every page before it is rendered', () => {
  const all = everyPage()
  const some = ['/', '/addrequest', '/login', '/edit/pending_entries', '*']
  expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(some))
  for (const { path, chunk } of all) {
    expect([path, matchAddress(path.replace('*', '/gibt-es-nicht'))?.target.page.chunk]).toEqual([
      path,
      chunk,
    ])
  }
})

it('staff pages load their code and the frame, other pages only their own', async () => {
  const asked: Loaded[] = []
  const { query } = createStaticHandler(
    createRoutes(async (loaded) => {
      asked.push(loaded)
      return () => null
    }),
  )
  const askedAt = async (path: string) => {
    asked.length = 0
    await query(new Request(`http://site${path}`))
    return asked.map(({ page, locale }) => [locale, page.staff ?? 'visitors'])
  }
  expect(await askedAt('/en/news')).toEqual([['en', 'visitors']])
  expect(await askedAt('/edit/users')).toEqual([
    ['de', true],
    ['de', 'admin'],
  ])
})
