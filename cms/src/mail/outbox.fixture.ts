import { randomUUID } from 'node:crypto'
import { createServer, type Socket } from 'node:net'
import { getPayload, type Payload } from 'payload'
import type { TestDatabase } from '#database/testDatabases.ts'
import { readEnvironment } from '#environment.ts'
import type { Job } from '#jobs/startJob.ts'
import { createConfig } from '#payload.config.ts'
import { publicDataOf } from '#publicData/live/publicData.ts'
import { attachServices } from '#server/start.ts'
import { contentOf } from '#testContent.ts'
import { makeFolder } from '#testFolder.ts'
import { listenLocally } from '#testPort.ts'
import { startMailSender } from './mailSender.ts'
import { createMailTransport } from './mailTransport.ts'

/** How it answers `RCPT`, where not `250`. */
const refusals = { busy: '451 try later', refusing: '550 no such mailbox' }
export const badMoods = [
  'silent',
  'silent after DATA',
  'busy',
  'leaves after DATA',
  'leaves in DATA',
] as const
export type Mood = (typeof badMoods)[number] | keyof typeof refusals | 'well'

/** Ends with the test. */
export async function mailServer(mood: Mood = 'well') {
  const received: { id: string; to: string[]; text: string }[] = []
  const sockets = new Set<Socket>()
  const state = { mood, asked: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    state.asked++
    if (state.mood === 'silent') return
    let data: string | null = null
    let to: string[] = []
    let rest = ''
    const say = (text: string) => socket.write(`${text}\r\n`)
    say('220 here')
    const take = (line: string) => {
      if (data !== null && line !== '.') data += `${line}\r\n`
      else if (data !== null) {
        received.push({ id: /^Message-ID: <(.*)@/im.exec(data)?.[1] ?? 'none', to, text: data })
        data = null
        to = []
        if (state.mood === 'leaves after DATA') return socket.destroy()
        if (state.mood !== 'silent after DATA') say('250 taken')
      } else if (/^RCPT/i.test(line)) {
        to.push(/<(.*)>/.exec(line)?.[1] ?? '')
        const refusal = refusals[state.mood as keyof typeof refusals]
        say(refusal ? `${refusal} ${line}` : '250 ok')
      } else if (/^DATA/i.test(line)) {
        if (state.mood === 'leaves in DATA') return socket.destroy()
        data = ''
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 ok')
    }
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) take(line)
    })
  })
  const url = `smtp://127.0.0.1:${await listenLocally(server)}`
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(close)
  return { received, state, url, close }
}

/** A database without a server, so that only the senders of the tests are at work. */
export function outboxOn(db: TestDatabase) {
  let payload: Payload
  const dataDir = makeFolder()
  const senders: Job[] = []
  const stopAll = async () => {
    for (const sender of senders.splice(0)) await sender.stop()
  }
  beforeAll(async () => {
    const settings = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: await db.url(), SEED: 'none' })
    payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
    await attachServices(payload, settings)
    await contentOf(payload).settings()
  })
  afterEach(async () => {
    await stopAll()
    await payload.delete({ collection: 'mails', where: {} })
  })
  afterAll(() => payload.destroy())
  return {
    payload: () => payload,
    stopAll,
    sendBy(smtpUrl: string, { pauseMs = 50, timeoutMs = 10_000, name = '' } = {}) {
      const names = ['connectionTimeout', 'greetingTimeout', 'socketTimeout']
      const limits = Object.fromEntries(names.map((name) => [name, timeoutMs]))
      const sender = startMailSender(payload, {
        send: createMailTransport({ smtpUrl, dataDir }, limits),
        from: { name, address: 'wegweiser@example.org' },
        siteTitle: () => publicDataOf(payload).settings().siteTitle,
        ...{ intervalMs: 50, firstPauseMs: pauseMs },
      })
      senders.push(sender)
      return sender
    },
    queue(to: string, subject = 'Betreff', nextAttemptAt = new Date()) {
      const texts = { subject, text: 'Text', html: '<p>Text</p>' }
      const data = { to, ...texts, attempts: 0, nextAttemptAt: nextAttemptAt.toISOString() }
      return payload.create({ collection: 'mails', data })
    },
    mail: (id: string) => payload.findByID({ collection: 'mails', id }),
    unsent: async () =>
      (await payload.count({ collection: 'mails', where: { sentAt: { exists: false } } })).totalDocs,
  }
}

/** Limited only by the test's own timeout, because the machine may be slow. */
export async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 25))
}
