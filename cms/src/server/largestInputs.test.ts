import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import { exportFields, headerOf } from '@directory/shared/importFields'
import { routes } from '@directory/shared/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveClock } from '../clock.ts'
import {
  addressWithTurn,
  goToDay,
  verificationRequestsOn,
} from '../contract/verificationRequests.fixture.ts'
import { sqlite } from '../database/testDatabases.ts'
import { sendDueMails } from '../flows/verificationRequests/sendDueMails.ts'
import { hashOfSecret } from '../nouns/verificationRequests/linkSecrets.ts'
import { runtimeOf } from '../operations/runtime/runtime.ts'
import { contentOf } from '../testContent.ts'
import { startTestServer, type TestServer } from '../testServer.ts'
import { type Cost, type InputCost, isTooDear, measureInput } from './judgeInput.fixture.ts'
import { fillings, type LargeInput, LargestInputs, type SentRequest, textOf } from './largestInputs.fixture.ts'

/** Processor time of this process, in which the server runs. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Returns the inputs that cost too much, in words. Where one costs very much the field is not tried further. */
async function dearOf(inputs: readonly LargeInput[], cost: Cost): Promise<string[]> {
  const words: string[] = []
  const worst = new Map<string, InputCost>()
  let exact = 0; const b0 = process.cpuUsage(); let lastR = ''; const per = new Map<string, number>()
  for (const input of inputs) {
    const field = `${input.request} · ${input.field}`
    if ((worst.get(field)?.full ?? 0) > 200) continue
    const b = process.cpuUsage(); const found = await measureInput(input, cost); const a = process.cpuUsage(b); per.set(field, (per.get(field) ?? 0) + (a.user + a.system) / 1000); if (found) exact++
    if (!found || !isTooDear(found)) continue
    worst.set(field, found)
    const [full, half, ordinary] = [found.full, found.half, found.ordinary].map((ms) => ms.toFixed(1))
    require('node:fs').appendFileSync('/tmp/kind-stats', `${field} ${input.filling} ${input.length} ${found.full} ${found.half} ${found.ordinary}\n`)
    words.push(`${field} · ${input.filling}, ${input.length}: ${full} ms; half: ${half}; ordinary: ${ordinary}`)
  }
  const t = process.cpuUsage(b0); require('node:fs').appendFileSync('/tmp/kind-stats', JSON.stringify({ kind: inputs[0]?.kind, n: inputs.length, exact, ms: (t.user + t.system) / 1000, words, top: [...per].sort((x, y) => y[1] - x[1]).slice(0, 25) }, null, 1) + '\n')
  return words
}

describe('an input of the largest size', () => {
  let server: TestServer
  let editor: Record<string, string>
  let inputs: LargeInput[]
  const refused = new Map<string, number>()

  const send = async ({ path, ...options }: SentRequest) => {
    const { status, body } = await server.raw(path, options)
    return { status, text: body.toString() }
  }
  /** Costs of a request; one that the door does not let through, or that fails, is noted. */
  const cost: Cost = (request) =>
    costOf(async () => {
      const { status } = await server.raw(request.path, request)
      if ([413, 414, 431, 500].includes(status)) refused.set(`${request.method} ${request.path.slice(0, 40)}`, status)
    })

  beforeAll(async () => {
    server = await startTestServer(sqlite, { isPrivate: false })
    const content = contentOf(server.payload)
    await content.settings()
    const { id } = await content.entry()
    editor = { Authorization: `Bearer ${await server.loginAs('Editor')}` }
    const [ask, question] = [await askedProvider(), await askedSubmitter()]
    const isWhole = process.env.TEST_FULL !== undefined
    const formPages = [
      ...['/addrequest', '/en/addrequest', '/addrequest?change'],
      ...[routes.report.href('Pflege', 'Pflegedienst', id), routes.answer.href(question)],
      ...[routes.confirm.href(ask.secret), routes.confirmChange.href(ask.secret, ask.entry)],
      ...[routes.objection.href(ask.objection)],
    ]
    const values = { id, entry: id, ids: id, secret: question }
    const bb = process.cpuUsage(); console.error('before list', new Date().toISOString())
    inputs = await LargestInputs.list(send, { values, formPages, isWhole })
  })
  beforeAll(() => { console.error('listed', inputs.length, new Date().toISOString()) })
  afterAll(async () => {
    moveClock(0)
    await server?.stop()
    await sqlite.stop()
  })

  /** Returns the secrets of a mail that asks a provider. */
  async function askedProvider() {
    const on = verificationRequestsOn(server)
    const email = addressWithTurn(1)
    const { id } = await contentOf(server.payload).entry({ name: 'Gefragter', email })
    await on.switchOn()
    goToDay(1)
    await sendDueMails(server.payload)
    moveClock(0)
    return { ...(await on.linkOf(email)), entry: id }
  }

  /** Returns the secret of a mail that asks a submitter. */
  async function askedSubmitter(): Promise<string> {
    const entry = { category: 'Friseure', name: 'Salon', street: 'Weg 1', plz: '97437', city: 'Haßfurt' }
    const { uuid: id } = await (await server.post('/api/addPendingEntry', { ...entry, email: 'a@example.org' })).json()
    const question = { kind: 'entry', id, contact: id, question: 'Wann?', seen: 0 }
    expect((await server.post('/api/askSubmitter', question, { headers: editor })).status).toBe(200)
    const data = { linkHash: hashOfSecret('secret of the question') }
    await server.payload.update({ collection: 'request-questions', where: { request: { equals: id } }, data })
    return 'secret of the question'
  }

  it.each(['address', 'call', 'form', 'page'] as const)('costs hardly more than half of it: %s', async (kind) => {
    const own = inputs.filter((input) => input.kind === kind)
    expect(own.length).toBeGreaterThan(100)
    expect(await dearOf(own, cost)).toEqual([])
  })

  it('is let through, so that its cost is seen, and never fails', () => {
    expect([...refused]).toEqual([])
  })

  it('costs hardly more in a cell that an editor uploads', async () => {
    const heads = exportFields.map(headerOf)
    const preview = (rows: string[][]) => {
      const body = new FormData()
      const lines = [heads, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
      body.append('file', new Blob([lines.join('\r\n')]), 'liste.csv')
      return costOf(async () => {
        const response = await server.get('/api/previewImport', { method: 'POST', headers: editor, body })
        expect(response.status).toBe(202)
        await runtimeOf(server.payload).imports.idle()
        const { id } = await response.json()
        await server.post('/api/cancelImport', { id }, { headers: editor })
      })
    }
    /** One row for each column, which is filled in it. */
    const rowsOf = (value: string) =>
      heads.map((_, i) => heads.map((head, column) => (column === i ? value : head === 'Name' ? `Salon ${i}` : '')))
    const dear: string[] = []
    for (const filling of fillings) {
      const full = await preview(rowsOf(textOf(filling, 30_000)))
      const half = await preview(rowsOf(textOf(filling, 15_000)))
      console.log(filling.name, full, half)
      if (full > 3 * half + 20) dear.push(`${filling.name}: ${full.toFixed(1)} ms; half: ${half.toFixed(1)}`)
    }
    expect(dear).toEqual([])
  })
})
