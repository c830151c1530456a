import { readFileSync } from 'node:fs'
import type { LargeInput, SentRequest } from '@directory/cms/server/fillings.fixture.ts'
import { createMeasure, type InputCost, sendTo } from '@directory/cms/server/judgeInput.fixture.ts'
import { LargestInputs } from '@directory/cms/server/largestInputs.fixture.ts'
import { routes } from '@directory/shared/routes'
import type { DataPlace } from './places.ts'
import { startBenchServer } from './processes.ts'
import { headline, table } from './report.ts'

const allowedMs = 50
const shown = 5
/** Milliseconds after which a request is given up, and the server started anew. */
const patienceMs = 10_000
/** No request leaves this computer. */
const settings = {
  RATE_LIMIT: 'off',
  GEOCODER_URL: 'http://127.0.0.1:9',
  TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
}

type Measured = { input: LargeInput } & InputCost

/** Measures what each input costs the server's main thread at its largest size (Linux). */
export async function largest(data: DataPlace): Promise<void> {
  headline('Largest inputs')
  let server = await startBenchServer(data, '/api/health', settings)
  const send = (sent: SentRequest) => sendTo(`http://127.0.0.1:${server.port}`, sent, patienceMs)
  const cost = async (sent: SentRequest) => {
    const before = threadTimeOf(server.pid)
    const { status } = await send(sent)
    if (status > 0) return threadTimeOf(server.pid) - before
    await server.stop('SIGKILL')
    server = await startBenchServer(data, '/api/health', settings)
    return patienceMs
  }
  try {
    const inputs = await inputsOf(send)
    const measure = createMeasure(cost)
    const found: Measured[] = []
    const given = new Set<string>()
    for (const input of inputs) {
      const field = `${input.request} ${input.field}`
      if (given.has(field)) continue
      const measured = await measure(input)
      if (measured) found.push({ input, ...measured })
      // A field that stops the server with one filling is not tried with the others.
      if ((measured?.full ?? 0) > 1000) given.add(field)
    }
    report(inputs, found, given.size)
  } finally {
    await server.stop()
  }
}

function report(inputs: readonly LargeInput[], found: Measured[], cut: number): void {
  found.sort((a, b) => b.full - a.full)
  const ofKinds = [...new Set(inputs.map(({ kind }) => kind))].flatMap((kind) =>
    found.filter(({ input }) => input.kind === kind).slice(0, shown),
  )
  table(
    ['request', 'field', 'filling', 'characters', 'ms', 'half of it, ms', 'ordinary, ms'],
    ofKinds.map(({ input: { request, field, filling, length }, full, half, ordinary }) => [
      ...[request, field, filling, length, full, half, ordinary],
    ]),
  )
  const above = found.filter(({ full }) => full > allowedMs).length
  if (above > 0) process.exitCode = 1
  console.log()
  table(
    ['', 'inputs', `above ${allowedMs} ms`, 'most, ms', 'fields given up', 'holds'],
    [
      [
        `largest inputs: at most ${allowedMs} ms`,
        inputs.length,
        String(above),
        found[0]?.full ?? Number.NaN,
        String(cut),
        above > 0 ? 'NO' : 'yes',
      ],
    ],
  )
}

async function inputsOf(send: (sent: SentRequest) => Promise<{ status: number; text: string }>) {
  const category = 'Friseure'
  const list = await send({
    ...{ method: 'GET', headers: {} },
    path: `/api/datafilteredcategory?category=${encodeURIComponent(category)}`,
  })
  const [{ name, uuid }] = JSON.parse(list.text) as [{ name: string; uuid: string }]
  const formPages = [
    '/addrequest',
    '/en/addrequest',
    '/addrequest?change',
    routes.report.href(category, name, uuid),
  ]
  const values = { category, cat: category, name, id: uuid, entry: uuid, ids: uuid }
  return LargestInputs.list(send, { values, formPages, isWhole: true })
}

/** Returns the milliseconds that the main thread of a process has run. */
const threadTimeOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
