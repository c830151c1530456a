import { expect, it } from 'vitest'
import { matchAddress, openPages } from './router.tsx'

it('the code of every open page is known before it is rendered, by the server and by the check of sizes', () => {
  const open = openPages()
  expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/addrequest', '/login', '*']))
  expect(open.filter(({ path }) => path.startsWith('/edit'))).toEqual([])
  for (const { path } of open) {
    const target = matchAddress(path.replace('*', '/gibt-es-nicht'))?.target
    if (!target || !('page' in target)) throw new Error(`${path} is no page`)
    // React's own `lazy` would be an object: use `lazyPage`.
    expect([path, typeof target.page.component]).toEqual([path, 'function'])
    expect([path, target.page.chunk === undefined]).toEqual([path, target.page.preload === undefined])
  }
})
