import { readFileSync } from 'node:fs'
import type { LargeInput, SentRequest } from '@directory/cms/server/fillings.fixture.ts'
import { createMeasure, type InputCost, sendTo } from '@directory/cms/server/judgeInput.fixture.ts'
import { LargestInputs } from '@directory/cms/server/largestInputs.fixture.ts'
import { routes } from '#shared/routes'
import { firstEntry } from './reads.ts'
import { headline, table } from './report.ts'
import { type BenchServer, type DataPlace, startServer } from './servers.ts'

const allowedMs = 50
const shown = 5
/** Then a request is given up, and the server started anew. */
const maxWaitMs = 10_000

type Measured = { input: LargeInput } & InputCost

/** Costs of each input for the server's main thread at its largest size (Linux). */
export async function largest(data: DataPlace) {
  headline('Largest inputs')
  let server = await startServer(data)
  const send = (sent: SentRequest) => sendTo(`http://127.0.0.1:${server.port}`, sent, maxWaitMs)
  const cost = async (sent: SentRequest) => {
    const before = threadTimeOf(server.pid)
    const { status } = await send(sent)
    if (status > 0) return threadTimeOf(server.pid) - before
    await server.stop('SIGKILL')
    server = await startServer(data)
    return maxWaitMs
  }
  try {
    const inputs = await inputsOf(server, send)
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

function report(inputs: readonly LargeInput[], found: Measured[], cut: number) {
  found.sort((a, b) => b.full - a.full)
  const kinds = [...new Set(inputs.map(({ kind }) => kind))]
  const dearest = kinds.flatMap((kind) => found.filter(({ input }) => input.kind === kind).slice(0, shown))
  table(
    ['request', 'field', 'filling', 'characters', 'ms', 'half of it, ms', 'ordinary, ms'],
    dearest.map(({ input: { request, field, filling, length }, full, half, ordinary }) => {
      return [request, field, filling, length, full, half, ordinary]
    }),
  )
  const above = found.filter(({ full }) => full > allowedMs).length
  if (above > 0) process.exitCode = 1
  const most = found[0]?.full.toFixed(0) ?? 0
  console.log(
    `\n${inputs.length} inputs, ${above} above ${allowedMs} ms, at most ${most} ms, ${cut} fields given up`,
  )
}

async function inputsOf(
  server: BenchServer,
  send: (sent: SentRequest) => Promise<{ status: number; text: string }>,
) {
  const category = 'Friseure'
  const { name, uuid } = await firstEntry(server, category)
  const report = routes.report.href(category, name, uuid)
  const formPages = ['/addrequest', '/en/addrequest', '/addrequest?change', report]
  const values = { category, cat: category, name, id: uuid, entry: uuid, ids: uuid }
  return LargestInputs.list(send, { values, formPages })
}

/** Milliseconds of the main thread. */
const threadTimeOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
