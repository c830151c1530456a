import { setTimeout as pause } from 'node:timers/promises'
import { measureLoad } from './load.ts'
import { fetchRaw, startBare } from './processes.ts'
import { headline, median, table } from './report.ts'
import type { BenchSetup } from './requests.ts'

/** Measures writes that change one of the 125 entries of the category that is being read. */
export async function measureWrites({ server, cms, category, folder }: BenchSetup): Promise<void> {
  const target = `/api/datafilteredcategory?category=${encodeURIComponent(category)}`
  const send = async (method: string, address: string, body: object, token?: string, { port } = server) => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${address} answers ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const account = { username: 'editor', password: 'editor-demo' }
  const token = String((await send('POST', '/api/login', account)).access_token)
  const rawToken = String((await send('POST', '/api/login', account, undefined, cms)).access_token)
  const read = async ({ port } = server) =>
    JSON.parse(String((await fetchRaw(port, target))?.body)) as { uuid: string }[]
  const uuid = (await read())[0]?.uuid ?? ''
  let count = 0
  const write = (text: string) =>
    send('POST', '/api/addEntry', { uuid, additionalInfo: text, noEmail: true }, token)
  const writeRaw = (text: string) =>
    send('PATCH', `/cms/api/entries/${uuid}`, { additionalInfo: text }, rawToken, cms)

  headline('Reading while a write happens every 100 ms')
  const rows: (string | number)[][] = []
  for (const [name, headers] of [
    ['gzip', { 'Accept-Encoding': 'gzip' }],
    ['plain', {}],
  ] as const) {
    const answer = await fetchRaw(server.port, target, headers)
    if (!answer) throw new Error('The server does not answer')
    const bare = await startBare(answer, folder)
    for (const [what, { port }, writing] of [
      ['bare node:http', bare, false],
      ['without writes', server, false],
      ['with writes', server, true],
    ] as const) {
      const rounds = []
      for (let round = 0; round < 5; round++) {
        let isOver = false
        const writer = async () => {
          while (writing && !isOver) {
            await Promise.all([write(`Änderung ${++count}`), pause(100)])
          }
        }
        const writings = writer()
        rounds.push(await measureLoad({ port, path: target, headers, connections: 64, seconds: 3 }))
        isOver = true
        await writings
      }
      rows.push([
        `${name}, ${what}`,
        median(rounds.map(({ perSecond }) => perSecond)),
        median(rounds.map(({ p50 }) => p50)),
        median(rounds.map(({ p99 }) => p99)),
      ])
    }
    await bare.stop()
  }
  table(['64 connections', 'requests/s', 'p50 ms', 'p99 ms'], rows)

  headline('One write until it is visible')
  const measured: (string | number)[][] = []
  for (const [name, act, atOnce] of [
    ['addEntry, one after the other', write, 1],
    ['addEntry, 8 at once', write, 8],
    ['/cms/api, one after the other', writeRaw, 1],
  ] as const) {
    let stale = 0
    const times: number[] = []
    const one = async () => {
      for (let i = 0; i < 40; i++) {
        const text = `Stand ${++count}`
        const began = performance.now()
        await act(text)
        const seen = atOnce === 1 ? await read(act === writeRaw ? cms : server) : []
        times.push(performance.now() - began)
        if (atOnce === 1 && !JSON.stringify(seen).includes(`"${text}"`)) stale++
      }
    }
    const began = performance.now()
    await Promise.all(Array.from({ length: atOnce }, one))
    const perSecond = (times.length * 1000) / (performance.now() - began)
    measured.push([name, median(times), perSecond, atOnce === 1 ? String(stale) : 'not asked'])
  }
  table(['', 'median ms', 'writes/s', 'stale answers'], measured)
}
