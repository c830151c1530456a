import { onDatabase, serverOf } from '../testSuite.ts'

onDatabase('a promise of a mail', async (db) => {
  const silent = await serverOf(db)
  const sending = await serverOf(db, { smtpUrl: 'smtp://127.0.0.1:1' })
  const promise =
    /per E-Mail (?:geschickt|zu Ihnen unterwegs)|schicken wir die Bestätigung|schreiben wir Ihnen|erfahren Sie, was aus|bekommen eine E-Mail/
  for (const server of [silent, sending]) await server.content.entry({ name: 'Laden', category: 'Pflege' })
  it.each([
    '/addrequest',
    '/entryreceived/kfyquthnuj',
    '/addrequest?change=',
    '/changereceived',
    '/categories/list/Pflege/Laden/report',
  ])('stands on %s only where mails go out', async (address) => {
    const says = async (server: typeof silent) => {
      const response = await server.get(address)
      const [html = ''] = (await response.text()).split('<script type="application/json"')
      return [response.status, promise.test(html)]
    }
    expect([await says(silent), await says(sending)]).toEqual([
      [200, false],
      [200, true],
    ])
  })
})
