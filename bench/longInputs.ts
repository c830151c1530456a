import { exportFields, headerOf } from '@directory/shared/importFields'
import { type Attack, flood, json, nthOf, sendAttack } from './attackTools.ts'

/** What Node reads of an address, and what our door lets through. */
const lengths = [15_500, 1990]
const connections = 50

const reads =
  (pathOf: (length: number, n: number) => string): Attack =>
  (target) =>
    flood(target, connections, (n) =>
      sendAttack(target, { method: 'GET', path: pathOf(lengths[n % 2] ?? 0, n) }),
    )

/** `E`, spaces and `x`: a bad end after a long run. */
const longText = (length: number, n: number) => `E${' '.repeat(length - 10)}x${n}`

const asEditor = (token: string, n: number) => {
  const cells = exportFields.map(headerOf)
  const row = cells.map((head) =>
    head === 'Name' ? 'Salon' : head === 'Einsatzgebiet' ? longText(30_000, n) : '',
  )
  const lines = [cells, row, row, row, row, row].map((cells) => cells.join(';')).join('\r\n')
  return {
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: `Bearer ${token}` },
    body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${lines}\r\n--x--\r\n`,
  }
}

/** Long inputs of every kind, each from as many connections. */
export const longInputs: Record<string, Attack> = {
  'long field of a call': (target) =>
    flood(target, connections, (n) => {
      const body = JSON.stringify({ category: 'x', name: 'x', serviceArea: longText(nthLength(n), n) })
      return sendAttack(target, { path: '/api/addPendingEntry', headers: json, body })
    }),
  'long field of a form': (target) =>
    flood(target, connections, (n) =>
      sendAttack(target, {
        path: nthOf(['/addrequest', '/en/addrequest'], n),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ form: 'new', serviceArea: longText(99_000, n) }).toString(),
      }),
    ),
  'long cell of an upload': (target) =>
    flood(target, connections, (n) =>
      sendAttack(target, { path: '/api/previewImport', ...asEditor(target.token, n) }),
    ),
  'long list of postcodes': reads((length, n) => {
    const path = nthOf(
      ['/api/place?from=', '/api/searchFor?searchQuery=arzt&from=', '/fastsearch?q=arzt&from='],
      n >> 1,
    )
    return `${path}${n}+${'97461+'.repeat(length / 6 - 10)}`
  }),
  'long row of slashes': reads((length, n) => `/${'/'.repeat(length - 20)}x${n}`),
  'long query of a page': reads((length, n) => {
    const path = nthOf(['/fastsearch?q=', '/categories?q=', '/?x=', '/news?x='], n >> 1)
    return `${path}${n}${nthOf(['a', '(', '+'], n >> 3).repeat(length - 30)}`
  }),
  'long row of encodings': reads(
    (length, n) => `/${nthOf(['api', 'admin', 'cms'], n >> 1)}/x${n}%${'25'.repeat(length / 2 - 20)}`,
  ),
}

/** A whole megabyte, and what costs seconds where the square of a length is worked through. */
const nthLength = (n: number) => (n % 2 === 0 ? 900_000 : 40_000)
