import { moveClock } from '#clock.ts'
import { hashOfSecret } from '#collections/VerificationRequests/linkSecrets.ts'
import { sqlite } from '#database/testDatabases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { addressWithTurn, goToDay, verificationRequestsOn } from '#endpoints/verificationRequests.fixture.ts'
import { sendDueMails } from '#features/verification/sendVerificationMail.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { exportFields, headerOf } from '#shared/fields/importFields'
import { routes } from '#shared/routes'
import { bearer, startTestServer, type TestServer } from '#testServer.ts'
import { ok } from '#testSuite.ts'
import { inputsOf, type LargeInput, type SentRequest } from './fillings.fixture.ts'
import { type Cost, createMeasure, type InputCost, isTooDear, sendTo } from './judgeInput.fixture.ts'
import { LargestInputs } from './largestInputs.fixture.ts'

/** Characters that an import keeps of a cell. */
const keptOfACell = 20_000

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function dearOf(inputs: readonly LargeInput[], cost: Cost): Promise<string[]> {
  const words: string[] = []
  const worst = new Map<string, InputCost>()
  const measure = createMeasure(cost)
  for (const input of inputs) {
    const field = `${input.request} · ${input.field}`
    if ((worst.get(field)?.full ?? 0) > 200) continue
    const first = await measure(input)
    if (!first || !isTooDear(first)) continue
    // What really grows with the square is as dear the second time, on however busy a machine.
    const found = await measure(input)
    if (!found || !isTooDear(found)) continue
    worst.set(field, found)
    const [full, half, ordinary] = [found.full, found.half, found.ordinary].map((ms) => ms.toFixed(1))
    words.push(
      `${field} · ${input.filling}, ${input.length}: ${full} ms; half: ${half}; ordinary: ${ordinary}`,
    )
  }
  return words
}

export function costOfInputs() {
  let server: TestServer
  let editor: Record<string, string>
  let inputs: LargeInput[]
  const refused = new Map<string, number>()

  const send = (request: SentRequest) => sendTo(server.url, request)
  const cost: Cost = (request) =>
    costOf(async () => {
      const { status } = await send(request)
      await runtimeOf(server.payload).imports.idle()
      if ([0, 413, 414, 431, 500].includes(status))
        refused.set(`${request.method} ${request.path.slice(0, 40)}`, status)
    })

  beforeAll(async () => {
    server = await startTestServer(sqlite, { isPrivate: false })
    const { content } = server
    await content.settings()
    const token = 'a1b2c3d4e5'
    const { id } = await content.entry({ token, email: 'a@example.org' })
    editor = bearer(await server.loginAs('Editor'))
    const [ask, question] = [await askedProvider(), await askedSubmitter()]
    const formPages = [
      ...['/addrequest', '/en/addrequest', '/addrequest?change'],
      ...[routes.report.href('Pflege', 'Pflegedienst', id), routes.answer.href(question)],
      ...[routes.confirm.href(ask.secret), routes.confirmChange.href(ask.secret, ask.entry)],
      ...[routes.objection.href(ask.optOut)],
    ]
    const values = {
      ...{ id, entry: id, ids: id, token, secret: question },
      'POST /api/answerVerificationRequest secret': ask.secret,
      'POST /api/answerVerificationRequest entry': ask.entry,
      'POST /api/verificationRequest secret': ask.secret,
    }
    inputs = [...(await LargestInputs.list(send, { values, formPages })), ...cells()]
  })
  afterAll(async () => {
    moveClock(0)
    await server?.stop()
  })

  async function askedProvider() {
    const on = verificationRequestsOn(server)
    const email = addressWithTurn(1)
    const { id } = await server.content.entry({ name: 'Gefragter', email })
    await on.switchOn()
    goToDay(1)
    await sendDueMails(server.payload)
    moveClock(0)
    return { ...(await on.linkOf(email)), entry: id }
  }

  async function askedSubmitter(): Promise<string> {
    const { uuid: id } = await server.as(null).post('addPendingEntry', entryRequest())
    const question = { kind: 'entry', id, contact: id, question: 'Wann?', seen: 0 }
    await ok(server.post('noteRequest', question, { headers: editor }))
    const data = { linkHash: hashOfSecret('secret of the question') }
    await server.payload.update({ collection: 'request-notes', where: { request: { equals: id } }, data })
    return 'secret of the question'
  }

  /** A row of a list with the value in each cell; of blanks alone it would be none. */
  const cells = (): LargeInput[] =>
    inputsOf({
      ...{ kind: 'cell', request: 'POST /api/previewImport', name: 'cells', maxEncoded: keptOfACell },
      ...{ encode: (text) => text, ordinary: 'x' },
      fill(value) {
        const row = exportFields.map((field) => `"${field === 'name' ? 'Salon' : value}"`)
        const list = `${exportFields.map(headerOf).join(';')}\r\n${row.join(';')}`
        const file = `Content-Disposition: form-data; name="file"; filename="liste.csv"\r\n\r\n${list}`
        const headers = { ...editor, 'Content-Type': 'multipart/form-data; boundary=part' }
        const body = `--part\r\n${file}\r\n--part--\r\n`
        return { method: 'POST', path: '/api/previewImport', headers, body }
      },
    })

  return {
    dearOf: async (kind: LargeInput['kind']) => {
      const own = inputs.filter((input) => input.kind === kind)
      expect(own.length).toBeGreaterThan(kind === 'cell' ? 10 : 100)
      return dearOf(own, cost)
    },
    refused: () => [...refused],
  }
}
