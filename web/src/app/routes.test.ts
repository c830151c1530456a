import { expect, it } from 'vitest'
import { everyPage, matchAddress } from './routes.tsx'

it('the server and the size check know the code of every page before it is rendered', () => {
  const all = everyPage()
  const some = ['/', '/addrequest', '/login', '/edit/pending_entries', '*']
  expect(all.map(({ path }) => path)).toEqual(expect.arrayContaining(some))
  for (const { path } of all) {
    const target = matchAddress(path.replace('*', '/gibt-es-nicht'))?.target
    if (!target) throw new Error(`${path} is no page`)
    const { component, chunk, preload, staff } = target.page
    expect([path, chunk === undefined]).toEqual([path, preload === undefined])
    // Staff pages may load after the login. All others use `lazyPage` (a function) instead of React's `lazy` (an
    // object).
    if (!staff) expect([path, typeof component]).toEqual([path, 'function'])
  }
})
