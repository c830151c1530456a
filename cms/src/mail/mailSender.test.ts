import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getPayload, type Payload } from 'payload'
import { SMTPServer } from 'smtp-server'
import { tokenMail } from '../collections/Mails/mailTexts.ts'
import { readEnvironment } from '../environment.ts'
import type { Job } from '../jobs/startJob.ts'
import { inTransaction } from '../lib/transaction/inTransaction.ts'
import { createConfig } from '../payload.config.ts'
import { publicDataOf } from '../publicData/live/publicData.ts'
import { attachServices } from '../server/start.ts'
import { contentOf } from '../testContent.ts'
import { onDatabase } from '../testSuite.ts'
import { holdMails, releaseMails } from './heldMails.ts'
import { startMailSender } from './mailSender.ts'
import { createMailTransport } from './mailTransport.ts'
import { queueMail } from './queueMail.ts'

interface Received {
  to: string[]
  text: string
}

async function mailServer(port = 0) {
  const received: Received[] = []
  const state = { refuse: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(state.refuse ? Object.assign(new Error('no such mailbox'), { responseCode: state.refuse }) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, text: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const used = (server.server.address() as AddressInfo).port
  return {
    received,
    state,
    port: used,
    url: `smtp://127.0.0.1:${used}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Waits, limited only by the test's own timeout, because the machine may be slow. */
async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await pause(25)
}

onDatabase('the outbox', (db) => {
  let payload: Payload
  let dataDir: string
  const senders: Job[] = []
  const from = { name: '', address: 'wegweiser@example.org' }
  const siteTitle = () => publicDataOf(payload).settings().siteTitle

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'directory-mails-'))
    // No server, so that only the senders of the tests are at work.
    const settings = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: await db.url(), SEED: 'none' })
    payload = await getPayload({ config: createConfig(settings), key: randomUUID() })
    await attachServices(payload, settings)
    await contentOf(payload).settings()
  })
  afterAll(async () => {
    await payload.destroy()
    await rm(dataDir, { recursive: true, force: true })
    await db.stop()
  })
  beforeEach(async () => {
    await payload.delete({ collection: 'mails', where: {} })
  })
  const stopAll = async () => {
    for (const sender of senders.splice(0)) await sender.stop()
  }
  afterEach(stopAll)

  const sendBy = (smtpUrl: string | null, dataDir = '', firstPauseMs = 50) => {
    const send = createMailTransport({ smtpUrl, dataDir })
    const sender = startMailSender(payload, { send, from, siteTitle, intervalMs: 50, firstPauseMs })
    senders.push(sender)
    return sender
  }
  const queue = (to: string, subject = 'Betreff', nextAttemptAt = new Date()) =>
    payload.create({
      collection: 'mails',
      data: {
        to,
        subject,
        text: 'Text',
        html: '<p>Text</p>',
        attempts: 0,
        nextAttemptAt: nextAttemptAt.toISOString(),
      } as never,
    })
  const unsent = async () =>
    (await payload.count({ collection: 'mails', where: { sentAt: { exists: false } } })).totalDocs

  it('sends each due mail once, marks it as sent, and uses the site as sender', async () => {
    const smtp = await mailServer()
    sendBy(smtp.url)
    await queue('a@example.org')
    await queue('later@example.org', 'x', new Date(Date.now() + 60_000))
    await until(async () => (await unsent()) === 1)
    await stopAll()
    expect(smtp.received.map(({ to }) => to)).toEqual([['a@example.org']])
    expect(smtp.received[0]?.text).toContain('From: Seniorenwegweiser <wegweiser@example.org>')
    expect(smtp.received[0]?.text).toContain('multipart/alternative')
    await smtp.close()
  })

  it('sends no mails of a restored copy until they are released', async () => {
    const smtp = await mailServer()
    await holdMails(payload)
    await queue('held@example.org')
    const { find } = payload.db
    let looks = 0
    // Held mails would be looked up between two checks of whether they are held.
    payload.db.find = (async (args: Parameters<typeof find>[0]) => {
      if (args.collection === 'mails') looks++
      return find.call(payload.db, args)
    }) as never
    const sender = sendBy(smtp.url)
    await sender.stop()
    payload.db.find = find
    expect(looks).toBe(0)
    await releaseMails(payload)
    sendBy(smtp.url)
    await until(async () => (await unsent()) === 0)
    expect(smtp.received.map(({ to }) => to)).toEqual([['held@example.org']])
    await stopAll()
    await smtp.close()
  })

  it('retries while the mail server is down, and after a restart', async () => {
    const smtp = await mailServer()
    await smtp.close()
    const first = sendBy(smtp.url)
    const { id } = await queue('b@example.org')
    const doc = () => payload.findByID({ collection: 'mails', id })
    await until(async () => ((await doc()).attempts ?? 0) >= 2 && Boolean((await doc()).lastError))
    expect((await doc()).sentAt ?? null).toBeNull()
    await first.stop()
    const back = await mailServer(smtp.port)
    sendBy(back.url)
    await until(async () => Boolean((await doc()).sentAt))
    expect(back.received).toHaveLength(1)
    expect((await doc()).lastError ?? '').toBe('')
    await back.close()
  })

  it('retries with growing pauses', async () => {
    const smtp = await mailServer()
    smtp.state.refuse = 550
    sendBy(smtp.url, '', 1_000_000)
    const { id } = await queue('c@example.org')
    // A document written while the clock was ahead must not shorten the pauses once the clock is right again.
    const ahead = new Date(Date.now() + 30 * 60_000).toISOString()
    await payload.db.updateOne({ collection: 'logs', id: 'none', data: { updatedAt: ahead } })
    const pauses: number[] = []
    const said: string[] = []
    const { warn } = payload.logger
    payload.logger.warn = ((line: unknown) => said.push(String(line))) as never
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(async () => Boolean((await payload.findByID({ collection: 'mails', id })).lastError))
      const { attempts, nextAttemptAt, updatedAt } = await payload.findByID({ collection: 'mails', id })
      expect(attempts).toBe(attempt)
      pauses.push(Date.parse(String(nextAttemptAt)) - Date.parse(updatedAt))
      // Who is busy for a while is asked again sooner.
      if (attempt === 3) smtp.state.refuse = 450
      const data = { lastError: null, nextAttemptAt: new Date().toISOString() }
      await payload.update({ collection: 'mails', id, data })
    }
    payload.logger.warn = warn
    for (const [i, pause] of pauses.entries())
      expect(pause / 1_000_000).toBeCloseTo([1, 2, 4, 0.9][i] ?? 0, 1)
    // The log names no person; the outbox holds the reason.
    expect(said).toHaveLength(4)
    for (const [i, line] of said.entries())
      expect(line).toBe(
        `Mail ${id} could not be sent and will be tried again (EENVELOPE ${i < 3 ? 550 : 450})`,
      )
    await smtp.close()
  })

  it('sends each mail once from several processes', async () => {
    const smtp = await mailServer()
    for (let i = 0; i < 12; i++) await queue(`d${i}@example.org`)
    for (let i = 0; i < 4; i++) sendBy(smtp.url)
    await until(async () => (await unsent()) === 0)
    await stopAll()
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 12 }, (_, i) => `d${i}@example.org`).sort(),
    )
    await smtp.close()
  })

  it('prevents injected headers and receivers', async () => {
    const smtp = await mailServer()
    const subject = 'Hallo\r\nBcc: all@example.org\r\n\r\nText'
    await queue('f@example.org', subject)
    await inTransaction(payload, async (req) => {
      const mail = tokenMail(payload, `Salon\r\nBcc: x@example.org\r\n${'w'.repeat(200)}`, 'abcdefghij')
      for (const to of [
        'g@example.org',
        'h@example.org\nBcc: i@example.org',
        'a@b.de, c@d.de',
        '<j@example.org>',
      ])
        await queueMail(req, to, mail)
    })
    const { docs } = await payload.find({ collection: 'mails', pagination: false })
    expect(docs.map(({ to }) => to).sort()).toEqual(['f@example.org', 'g@example.org'])
    sendBy(smtp.url)
    await until(async () => (await unsent()) === 0)
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([['f@example.org'], ['g@example.org']])
    for (const { text } of smtp.received) {
      const head = text.slice(0, text.indexOf('\r\n\r\n'))
      expect(head).not.toMatch(/^bcc:/im)
      expect(head.match(/^to:/gim)).toHaveLength(1)
    }
    await smtp.close()
  })
})
