import { holdMails } from '#mail/heldMails.ts'
import { ok, onDatabase, serverOf } from '#testSuite.ts'

onDatabase('a promise of a mail', async (db) => {
  const mailServer = { smtpUrl: 'smtp://127.0.0.1:1' }
  const silent = await serverOf(db)
  const sending = await serverOf(db, mailServer)
  const held = await serverOf(db, mailServer)
  await holdMails(held.payload)
  const promise =
    /per E-Mail (?:geschickt|zu Ihnen unterwegs)|schicken wir die Bestätigung|schreiben wir Ihnen|erfahren Sie, was aus|bekommen eine E-Mail/
  const all = [silent, held, sending]
  // Saving the settings has them read again, as the start of a restored server does.
  for (const server of all) {
    await server.content.settings()
    await server.content.entry({ name: 'Laden', category: 'Pflege' })
  }
  const says = (address: string) => async (server: typeof silent) => {
    const response = await server.get(address)
    const [html = ''] = (await response.text()).split('<script type="application/json"')
    return [response.status, promise.test(html)]
  }
  const promised = [200, true]
  const kept = [200, false]
  it.each([
    '/addrequest',
    '/entryreceived/kfyquthnuj',
    '/addrequest?change=',
    '/changereceived',
    '/categories/list/Pflege/Laden/report',
  ])('is on %s only if mails are sent', async (address) => {
    expect(await Promise.all(all.map(says(address)))).toEqual([kept, kept, promised])
  })

  it('returns when an Admin enables mails of a restored copy', async () => {
    const admin = await held.signIn('Admin')
    const account = () => admin.json('account')
    expect(await account()).toMatchObject({ sendsMail: false })
    await ok(admin.post('sendMails', { id: null }))
    expect(await account()).toMatchObject({ sendsMail: true })
    expect(await says('/changereceived')(held)).toEqual(promised)
  })
})
