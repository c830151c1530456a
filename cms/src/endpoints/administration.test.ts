import { holdMails, mailsAreHeld } from '#mail/heldMails.ts'
import { actingOn, ok, onServer, refused } from '#testSuite.ts'

const later = '2099-01-01T00:00:00.000Z'

onServer('Admins', async (server) => {
  const { get, post, log } = await actingOn(server, 'Admin')

  const mail = async (subject: string, fields: object) => {
    const usual = { to: 'a@example.org', text: '/answer/answer-link', nextAttemptAt: later }
    return (await server.create('mails', { ...usual, subject, ...fields })).id
  }
  const stored = (id: string) => server.doc('mails', id)

  it('list unsent mails with the reason and without their secrets', async () => {
    await mail('Gesendet', { sentAt: '2026-01-01T00:00:00.000Z', attempts: 1 })
    await mail('Wartet', { attempts: 0, secrets: { 'answer-link': 'streng-geheim' } })
    await mail('Gescheitert 😀', { attempts: 3, lastError: 'No such mailbox' })
    await mail('Zurück', { attempts: 0, held: 'Schon 20 Mails' })
    const answer = await get('unsentMails')
    expect(answer).toMatchObject({ isOnHold: false, total: answer.mails.length })
    const known = Object.fromEntries(answer.mails.map((one: { subject: string }) => [one.subject, one]))
    expect(known).not.toHaveProperty('Gesendet')
    expect(known.Wartet).toMatchObject({ state: 'waiting', reason: '', attempts: 0, nextAttemptAt: later })
    expect(known['Gescheitert 😀']).toMatchObject({ state: 'failed', reason: 'No such mailbox', attempts: 3 })
    expect(known.Zurück).toMatchObject({ state: 'held', reason: 'Schon 20 Mails', nextAttemptAt: null })
    expect(JSON.stringify(answer)).not.toMatch(/geheim|answer-link/)
  })

  it('send a failed mail again, once, but no mail that is sent or being sent', async () => {
    const held = await mail('Doch senden', { attempts: 0, held: 'Schon 20 Mails' })
    const failed = await mail('Noch einmal', { attempts: 4, lastError: 'x' })
    for (const id of [held, failed]) await ok(post('sendMails', { id }))
    await vi.waitFor(async () => {
      for (const id of [held, failed]) expect((await stored(id)).sentAt).toBeTruthy()
    }, 20_000)
    expect((await log()).slice(0, 2).map(([action]) => action)).toEqual([
      'Mail noch einmal gesendet',
      'Mail noch einmal gesendet',
    ])
    await refused(post('sendMails', { id: held }), 'mail_gone')
    await refused(post('sendMails', { id: 'unknown' }), 'mail_gone')
    const underWay = await mail('Unterwegs', { attempts: 1 })
    await refused(post('sendMails', { id: underWay }), 409)
    expect((await stored(underWay)).nextAttemptAt).toBe(later)
  })

  it('let a restored copy send mails again', async () => {
    await holdMails(server.payload)
    const id = await mail('Wartet auf Freigabe', { attempts: 0, nextAttemptAt: '2026-01-01T00:00:00.000Z' })
    expect(await get('unsentMails')).toMatchObject({ isOnHold: true })
    expect(await get('waiting')).toMatchObject({ mailsOnHold: true })
    const editors = await server.signIn('Editor')
    expect(await editors.json('waiting')).not.toHaveProperty('mailsOnHold')
    for (let i = 0; i < 2; i++) await ok(post('sendMails', { id: null }))
    expect(await mailsAreHeld(server.payload)).toBe(false)
    await vi.waitFor(async () => expect((await stored(id)).sentAt).toBeTruthy(), 20_000)
    expect((await log()).map(([action]) => action)).toEqual(['Postausgang freigegeben'])
  })
})
