import { brotliCompressSync, constants } from 'node:zlib'
import { makeWorkbook } from '@directory/cms/features/imports/testTables.ts'
import { type Attack, flood, headOf, nthOf, occupy } from './attackTools.ts'

const json = { 'Content-Type': 'application/json' }
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' }
/** Calls with large bodies, and those that everybody may send. */
const large = ['/api/saveFile', '/cms/api/contract/saveFile', '/cms/api/files', '/admin']
const open = ['/api/login', '/cms/api/contract/login', '/api/entryOfToken', '/cms/api/users/login']
const doors = [...large, ...open]
const forms = ['/addrequest', '/en/addrequest', '/categories/list/Apotheken/x/report']

const reads = (atOnce: number, pathOf: (n: number) => string): Attack =>
  flood(atOnce, (n) => ({ method: 'GET', path: pathOf(n) }))

/** A bad end after a long run: what is tried again at each place costs the square of its length. */
const longText = (length: number, n: number) => `E${' '.repeat(length - 10)}x${n}`

const upload = (token: string, fileName: string, content: Buffer) => {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`
  return {
    path: '/api/previewImport',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` },
    body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]),
  }
}

/** Addresses as long as Node reads, or as our server accepts. */
const longAddresses: readonly ((length: number, n: number) => string)[] = [
  (length, n) => `/api/searchFor?searchQuery=arzt&from=${n}+${'97461+'.repeat(length / 6 - 10)}`,
  (length, n) => `/${'/'.repeat(length - 20)}x${n}`,
  (length, n) => `/fastsearch?q=${n}${'('.repeat(length - 30)}`,
  (length, n) => `/admin/x${n}%${'25'.repeat(length / 2 - 20)}`,
]

/** Each runs alone, in its own process, from its own address. */
export const attacks: Record<string, () => Attack> = {
  'long fields of a call': () =>
    flood(50, (n) => ({
      path: '/api/addPendingEntry',
      headers: json,
      body: JSON.stringify({ category: 'x', name: 'x', serviceArea: longText(n % 2 ? 40_000 : 900_000, n) }),
    })),
  'long fields of a form': () =>
    flood(50, (n) => {
      const serviceArea = longText(99_000, n)
      const body = String(new URLSearchParams({ serviceArea }))
      return { path: nthOf(forms, n), headers: asForm, body }
    }),
  'long cells of an upload': () =>
    flood(50, (n, { token }) => {
      const sheet = `Name;Einsatzgebiet\r\n${`Salon;${longText(30_000, n)}\r\n`.repeat(5)}`
      return upload(token, 'a.csv', Buffer.from(sheet))
    }),
  'long addresses': () =>
    reads(50, (n) => longAddresses[n % longAddresses.length]?.(n % 8 < 4 ? 1990 : 15_500, n) ?? '/'),
  'sixty packed bytes, eight at once': () => {
    const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
    const body = brotliCompressSync(Buffer.alloc(40_000_000, '['), fast)
    return flood(8, (n) => ({ path: nthOf(doors, n), headers: { ...json, 'Content-Encoding': 'br' }, body }))
  },
  'deep JSON, thirty at once': () => {
    const bodies = ['['.repeat(999_999), '{"a":'.repeat(199_999)]
    return flood(30, (n) => ({ path: nthOf(open, n), headers: json, body: nthOf(bodies, n) }))
  },
  'bodies held open, 950': () => {
    const almostAll = Buffer.alloc(990_000, ' ')
    return occupy(950, (socket, n) => {
      socket.write(headOf(`POST ${nthOf(open, n)}`, 'Content-Length: 1000000'))
      socket.write(almostAll)
    })
  },
  'bodies in crumbs, 250': () => {
    const crumbs = Buffer.from('1\r\n \r\n'.repeat(10_000))
    return occupy(250, (socket, n, target) => {
      const more = () => {
        if (target.isOver() || socket.destroyed) return
        if (socket.write(crumbs)) setTimeout(more, 50)
        else socket.once('drain', more)
      }
      socket.write(headOf(`POST ${nthOf(open, n)}`, 'Transfer-Encoding: chunked'))
      more()
    })
  },
  'slow senders, 1,000': () =>
    occupy(1000, (socket, n) => socket.write(headOf(`POST ${nthOf(open, n)}`, 'Content-Length: 900000'))),
  'drawing pages, 300 at once': () => reads(300, (n) => `/search?q=arzt%20${n}-${Math.random()}`),
  'requests whose answers nobody reads': () =>
    occupy(250, (socket, n) => {
      socket.pause()
      socket.write(headOf(`GET ${nthOf(['/', '/api/allcategories', '/news', '/nothing'], n)}`).repeat(3000))
    }),
  'a workbook of 12 million open tags': () => async (target) => {
    const file = await makeWorkbook(`<worksheet><sheetData>${'<a>'.repeat(12_000_000)}`, '<sst/>')
    await flood(2, (_, { token }) => upload(token, 'a.xlsx', file))(target)
  },
  'forms that break off, 100 at once': () =>
    occupy(100, (socket, n) => {
      socket.write(headOf(`POST ${nthOf(forms, n)}`, 'Content-Length: 90000'))
      socket.write(Buffer.alloc(80_000, 'x'), () => setTimeout(() => socket.resetAndDestroy(), 20))
    }),
}
