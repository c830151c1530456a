import { tokenMail } from '#collections/Mails/mailTexts.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { onDatabase } from '#testSuite.ts'
import { holdMails, releaseMails } from './heldMails.ts'
import { mailServer, outboxOn, until } from './outbox.fixture.ts'
import { queueMail } from './queueMail.ts'

onDatabase('the outbox', (db) => {
  const { payload: payloadOf, queue, sendBy, stopAll, unsent, mail } = outboxOn(db)

  it('sends each due mail once, marks it as sent, and uses the site as sender', async () => {
    const smtp = await mailServer()
    sendBy(smtp.url)
    await queue('a@other.example')
    await queue('later@example.org', 'x', new Date(Date.now() + 60_000))
    await until(async () => (await unsent()) === 1)
    await stopAll()
    expect(smtp.received.map(({ to }) => to)).toEqual([['a@other.example']])
    expect(smtp.received[0]?.text).toContain('From: Seniorenwegweiser <wegweiser@example.org>')
    expect(smtp.received[0]?.text).toContain('multipart/alternative')
    expect(smtp.received[0]?.text).toMatch(/^Message-ID: <[\w-]+@example\.org>\r$/m)
    expect(smtp.received[0]?.text).toContain('Auto-Submitted: auto-generated')
  })

  it('sends no mails of a restored copy until they are released', async () => {
    const smtp = await mailServer()
    const payload = payloadOf()
    await holdMails(payload)
    await queue('held@example.org')
    // Held mails would be looked up between two checks of whether they are held.
    const find = vi.spyOn(payload.db, 'find')
    const sender = sendBy(smtp.url)
    await sender.stop()
    expect(find.mock.calls.filter(([{ collection }]) => collection === 'mails')).toEqual([])
    find.mockRestore()
    await releaseMails(payload)
    sendBy(smtp.url, { name: 'Verein' })
    await until(async () => (await unsent()) === 0)
    expect(smtp.received.map(({ to }) => to)).toEqual([['held@example.org']])
    expect(smtp.received[0]?.text).toContain('From: Verein <wegweiser@example.org>')
    await stopAll()
  })

  it('retries with growing pauses', async () => {
    const smtp = await mailServer('refusing')
    const payload = payloadOf()
    sendBy(smtp.url, { pauseMs: 1_000_000 })
    const { id } = await queue('c@example.org')
    // A document written while the clock was ahead must not shorten the pauses once the clock is right again.
    const ahead = new Date(Date.now() + 30 * 60_000).toISOString()
    await payload.db.updateOne({ collection: 'logs', id: 'none', data: { updatedAt: ahead } })
    const pauses: number[] = []
    const warn = vi.spyOn(payload.logger, 'warn')
    for (let attempt = 1; attempt <= 4; attempt++) {
      await until(async () => Boolean((await mail(id)).lastError))
      const { attempts, nextAttemptAt, updatedAt } = await mail(id)
      expect(attempts).toBe(attempt)
      pauses.push(Date.parse(String(nextAttemptAt)) - Date.parse(updatedAt))
      // Who is busy for a while is asked again sooner.
      if (attempt === 3) smtp.state.mood = 'busy'
      const data = { lastError: null, nextAttemptAt: new Date().toISOString() }
      await payload.update({ collection: 'mails', id, data })
    }
    const said = warn.mock.calls.map(([line]) => line)
    warn.mockRestore()
    for (const [i, pause] of pauses.entries())
      expect(pause / 1_000_000).toBeCloseTo([1, 2, 4, 0.9][i] ?? 0, 1)
    const failed = `Mail ${id} could not be sent and will be tried again`
    expect(said).toEqual([550, 550, 550, 451].map((code) => `${failed} (EENVELOPE ${code})`))
  })

  it('sends each mail once from several processes', async () => {
    const smtp = await mailServer()
    for (let i = 0; i < 12; i++) await queue(`d${i}@example.org`)
    for (let i = 0; i < 4; i++) sendBy(smtp.url)
    await until(async () => (await unsent()) === 0)
    await stopAll()
    const to = smtp.received.flatMap(({ to }) => to)
    expect([to.length, new Set(to).size]).toEqual([12, 12])
  })

  it('prevents injected headers and receivers', async () => {
    const smtp = await mailServer()
    const subject = 'Hallo\r\nBcc: all@example.org\r\n\r\nText'
    await queue('f@example.org', subject)
    const payload = payloadOf()
    const injected = tokenMail(payload, `Salon\r\nBcc: x@example.org\r\n${'w'.repeat(200)}`, 'abcdefghij')
    const bad = ['h@example.org\nBcc: i@example.org', 'a@b.de, c@d.de', '<j@example.org>']
    await inTransaction(payload, async (req) => {
      for (const to of ['g@example.org', ...bad]) await queueMail(req, to, injected)
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
  })
})
