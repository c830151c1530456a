import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newPlace } from './places.ts'
import { type BenchServer, residentOf } from './processes.ts'
import { headline, table } from './report.ts'
import type { BenchSetup } from './requests.ts'

const rows = 20_000

/** Compares an import by the contract with plain inserts by the same database adapter, which are its upper limit. */
export async function measureImports({ server, folder }: BenchSetup): Promise<void> {
  headline(`Import of ${rows.toLocaleString('en')} new rows`)
  const { checked, whole, most, longestWait } = await importSheet(server)
  const limit = insertRaw(folder)
  table(
    ['', 'rows/s', 'of the limit'],
    [
      ['plain inserts: entry and first version', limit, 1],
      ['import: read, stored, checked, matched', checked, checked / limit],
      ['import: all of it, with journal, and visible', whole, whole / limit],
    ],
  )
  console.log(
    `\nAt most ${most.toFixed(0)} MB above idle; another call waited ${longestWait.toFixed(0)} ms at most`,
  )
}

/** Inserts in a separate process with an empty database. */
function insertRaw(folder: string): number {
  const script = path.join(import.meta.dirname, 'rawInserts.js')
  const env = { ...process.env, ...newPlace(path.join(folder, 'raw')) }
  const answer = execFileSync(process.execPath, [script, String(rows)], { env })
  return Number(String(answer).trim().split('\n').at(-1))
}

/**
 * Returns rows per second for the preview and for the import; the maximum growth of the server's memory in MB, and the
 * maximum wait of another call in milliseconds.
 */
async function importSheet({ port, pid }: BenchServer) {
  const base = `http://127.0.0.1:${port}`
  const login = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'editor', password: 'editor-demo' }),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const headers = { Authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('file', new Blob([sheet()], { type: 'text/csv' }), 'messung.csv')
  const idle = residentOf(pid)
  const began = performance.now()
  const perSecond = () => (rows * 1000) / (performance.now() - began)
  const accepted = await fetch(`${base}/api/uploadExcel`, { method: 'POST', headers, body: form })
  if (accepted.status !== 202)
    throw new Error(`uploadExcel answers ${accepted.status}: ${await accepted.text()}`)
  let checked: number | undefined
  let [most, longestWait] = [0, 0]
  for (;;) {
    const asked = performance.now()
    const response = await fetch(`${base}/api/uploadStatus`, { headers })
    const { done, error, state } = (await response.json()) as Record<string, unknown>
    longestWait = Math.max(longestWait, performance.now() - asked)
    most = Math.max(most, residentOf(pid) - idle)
    if (Number(error) > 0) throw new Error(`${error} rows were refused`)
    if (state !== 'waiting') checked ??= perSecond()
    if (done) return { checked: checked ?? perSecond(), whole: perSecond(), most, longestWait }
    await pause(100)
  }
}

function sheet(): string {
  const lines = Array.from(
    { length: rows },
    (_, i) => `Messimport;Anbieter ${i};Messweg ${i};97437;Haßfurt;Leistung ${i};50;10.5`,
  )
  return ['Kategorie;Name;Straße;PLZ;Ort;Leistungen;lat;lon', ...lines].join('\n')
}
