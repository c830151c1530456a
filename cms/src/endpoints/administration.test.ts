import type { OutputOf } from '@directory/shared/contract'
import { holdMails, mailsAreHeld } from '../mail/heldMails.ts'
import { actingOn, ok, refused } from '../testActing.ts'
import { onServer } from '../testSuite.ts'

type Mail = OutputOf<'GET /api/unsentMails'>['mails'][number]
const later = '2099-01-01T00:00:00.000Z'

onServer('Admins', async (server) => {
  const { get, post, log } = await actingOn(server, 'Admin')

  async function mail(subject: string, fields: object): Promise<string> {
    const data = {
      to: 'a@example.org',
      subject,
      text: '/answer/answer-link',
      nextAttemptAt: later,
      ...fields,
    }
    const { id } = await server.payload.create({ collection: 'mails', data: data as never, depth: 0 })
    return id
  }
  const stored = (id: string) => server.payload.findByID({ collection: 'mails', id, depth: 0 })

  it('list unsent mails with the reason and without their secrets', async () => {
    await mail('Gesendet', { sentAt: '2026-01-01T00:00:00.000Z', attempts: 1 })
    await mail('Wartet', { attempts: 0, secrets: { 'answer-link': 'streng-geheim' } })
    await mail('Gescheitert 😀', { attempts: 3, lastError: 'No such mailbox' })
    await mail('Zurück', { attempts: 0, held: 'Schon 20 Mails' })
    const answer = await get('unsentMails')
    expect(answer).toMatchObject({ isOnHold: false, total: answer.mails.length })
    const known = Object.fromEntries((answer.mails as Mail[]).map((one) => [one.subject, one]))
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
    expect((await log()).slice(0, 2).map(([action]: string[]) => action)).toEqual([
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
    expect((await log()).map(([action]: string[]) => action)).toEqual(['Postausgang freigegeben'])
  })
})
