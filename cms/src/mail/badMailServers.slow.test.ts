import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { getPayload, type Payload } from 'payload'
import { sqlite } from '../database/testDatabases.ts'
import { readEnvironment } from '../environment.ts'
import type { Job } from '../jobs/startJob.ts'
import { createConfig } from '../payload.config.ts'
import { publicDataOf } from '../publicData/live/publicData.ts'
import { attachServices } from '../server/start.ts'
import { contentOf } from '../testContent.ts'
import { startMailSender } from './mailSender.ts'
import { createMailTransport } from './mailTransport.ts'

type Mood = 'well' | 'silent' | 'silent after DATA' | 'busy' | 'leaves after DATA' | 'leaves in DATA'

async function mailServer() {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const state = { mood: 'well' as Mood, asked: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    state.asked++
    if (state.mood === 'silent') return
    let data: string | null = null
    let rest = ''
    const say = (text: string) => socket.write(`${text}\r\n`)
    say('220 bad')
    socket.setEncoding('utf8').on('data', (chunk) => {
      rest += chunk
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (data !== null && line !== '.') data += `${line}\n`
        else if (data !== null) {
          received.push(/^Message-ID: <(.*)>/im.exec(data)?.[1] ?? 'none')
          data = null
          if (state.mood === 'leaves after DATA') return void socket.destroy()
          if (state.mood !== 'silent after DATA') say('250 taken')
        } else if (/^RCPT/i.test(line)) say(state.mood === 'busy' ? '451 try later' : '250 ok')
        else if (/^DATA/i.test(line)) {
          if (state.mood === 'leaves in DATA') return void socket.destroy()
          data = ''
          say('354 go on')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
        else say('250 ok')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    received,
    state,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

let payload: Payload
let dataDir: string
let smtp: Awaited<ReturnType<typeof mailServer>>
let sender: Job | undefined
const from = { name: '', address: 'wegweiser@example.org' }
const siteTitle = () => publicDataOf(payload).settings().siteTitle

beforeAll(async () => {
  dataDir = await mkdtemp(`${tmpdir()}/directory-mails-`)
  const settings = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: await sqlite.url(), SEED: 'none' })
  payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
  await attachServices(payload, settings)
  await contentOf(payload).settings()
})
afterEach(async () => {
  await sender?.stop()
  smtp?.close()
  await payload.delete({ collection: 'mails', where: {} })
})
afterAll(async () => {
  await payload.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

async function begin(mood: Mood) {
  smtp = await mailServer()
  smtp.state.mood = mood
  const limits = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 }
  const send = createMailTransport({ smtpUrl: smtp.url, dataDir }, limits)
  sender = startMailSender(payload, { send, from, siteTitle, intervalMs: 20, firstPauseMs: 20 })
}
const queue = (to: string) =>
  payload.create({
    collection: 'mails',
    data: {
      to,
      subject: 'Betreff',
      text: 'Text',
      html: '<p>Text</p>',
      nextAttemptAt: new Date().toISOString(),
    },
  })
const isSent = async (id: string) => Boolean((await payload.findByID({ collection: 'mails', id })).sentAt)
const until = (isSo: () => unknown) => vi.waitFor(async () => expect(await isSo()).toBe(true), 60_000)

it.each(['silent', 'silent after DATA', 'busy', 'leaves after DATA', 'leaves in DATA'] as const)(
  'a mail server (%s) blocks no caller and gets each mail in the end',
  async (mood) => {
    await begin(mood)
    const began = await queue('a@example.org')
    const asked = () => smtp.state.asked >= 2
    // While it fails, other mails are queued.
    await until(asked)
    const second = await queue('b@example.org')
    expect((await payload.findByID({ collection: 'mails', id: began.id })).sentAt ?? null).toBeNull()
    smtp.state.mood = 'well'
    await until(() => isSent(began.id))
    await until(() => isSent(second.id))
    const ids = smtp.received.map((id) => id.split('@')[0])
    // A mail that was received but not acknowledged is sent again, because no server can know. Its id is the same, so
    // that receivers can.
    const mayRepeat = mood.endsWith('after DATA')
    if (mayRepeat) expect(new Set(ids)).toEqual(new Set([began.id, second.id]))
    else expect([...ids].sort()).toEqual([began.id, second.id].sort())
    const sent = smtp.received.length
    sender?.wake()
    await sender?.stop()
    expect(smtp.received).toHaveLength(sent)
  },
)

it('the sender stops with a silent mail server, and resumes on restart', async () => {
  await begin('silent')
  const { id } = await queue('c@example.org')
  await until(() => smtp.state.asked >= 1)
  await sender?.stop()
  const data = { nextAttemptAt: new Date(0).toISOString() }
  await payload.update({ collection: 'mails', id, data })
  smtp.close()
  await begin('well')
  await until(() => isSent(id))
  expect(smtp.received).toHaveLength(1)
})
