import { setTimeout as pause } from 'node:timers/promises'
import { type BenchSetup, compare, firstEntry, gzip, listOf } from './reads.ts'
import { headline, median, table } from './report.ts'
import { type BenchServer, fetchRaw, signIn } from './servers.ts'
import { watch } from './watch.ts'

let counter = 0
const newText = () => `Stand ${++counter}`

export async function write(setup: BenchSetup) {
  const { server, category } = setup
  const target = listOf(category)
  const { uuid } = await firstEntry(server, category)
  const editor = await signIn(server, 'editor')
  const change = (text: string) => editor.send('/api/addEntry', { uuid, additionalInfo: text, noEmail: true })

  headline('Reading while a write happens every 100 ms')
  await compare(setup, target, gzip, { '… with writes': () => change(newText()) })

  headline('One write until it is visible')
  table(
    ['', 'median ms', 'writes/s', 'stale answers'],
    [
      ['addEntry, one after the other', ...(await timesOf(server, target, change, 1))],
      ['addEntry, 8 at once', ...(await timesOf(server, target, change, 8))],
    ],
  )
}

type Write = (text: string) => Promise<unknown>

/** Milliseconds of a write, writes in a second, and reads that did not show a write before them. */
async function timesOf({ port }: BenchServer, target: string, act: Write, atOnce: number) {
  const times: number[] = []
  let stale = 0
  const one = async () => {
    for (let i = 0; i < 40; i++) {
      const [text, from] = [newText(), performance.now()]
      await act(text)
      const seen = atOnce === 1 ? String((await fetchRaw(port, target))?.body) : text
      times.push(performance.now() - from)
      if (!seen.includes(text)) stale++
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: atOnce }, one))
  const perSecond = (times.length * 1000) / (performance.now() - began)
  return [median(times), perSecond, atOnce === 1 ? String(stale) : 'not asked']
}

const rowsOfSheet = 20_000

export async function importRows({ server }: BenchSetup) {
  headline(`Import of ${rowsOfSheet.toLocaleString('en')} new rows`)
  const { ms, own, longestMs } = await watch(server, () => importSheet(server))
  table(
    ['', 'rows/s', 'resident at most, MB', 'longest wait of a visitor, ms'],
    [['read, checked, matched, stored with journal, visible', (rowsOfSheet * 1000) / ms, own, longestMs]],
  )
}

async function importSheet(server: BenchServer) {
  const { send, headers } = await signIn(server, 'editor')
  const lines = Array.from(
    { length: rowsOfSheet },
    (_, i) => `Messimport;Anbieter ${i};Messweg ${i};97437;Haßfurt;Leistung ${i};50;10.5`,
  )
  const sheet = ['Kategorie;Name;Straße;PLZ;Ort;Leistungen;lat;lon', ...lines].join('\n')
  const form = new FormData()
  form.set('file', new Blob([sheet], { type: 'text/csv' }), 'messung.csv')
  await send('/api/uploadExcel', form)
  for (;;) {
    const answer = await fetchRaw(server.port, '/api/uploadStatus', headers)
    const { error, done } = JSON.parse(String(answer?.body))
    if (error > 0) throw new Error(`${error} rows were refused`)
    if (done) return
    await pause(100)
  }
}
