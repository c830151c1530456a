import { sqlite } from '#database/testDatabases.ts'
import { entryRequest } from '#endpoints/requests.fixture.ts'
import { serverOf } from '#testSuite.ts'
import { formsOn } from './captcha.fixture.ts'

it('a telephone number with a letter causes a question once in a form without scripts', async () => {
  const server = await serverOf(sqlite)
  await server.content.settings()
  const { send, withCode, wrongIn } = formsOn(server)
  for (const [path, question, fault] of [
    ['/addrequest', 'Meinten Sie', 'In der Telefonnummer steht ein Buchstabe'],
    ['/en/addrequest', 'Did you mean', 'has a letter where a digit belongs'],
  ] as const) {
    const before = await server.count('entries')
    const fields = { ...(await withCode(entryRequest())), phone: '09522 / 30 12 O' }
    const first = await send(fields, path)
    const html = await first.text()
    const now = await server.count('entries')
    expect([first.status, wrongIn(html), now]).toEqual([400, ['entry-phone'], before])
    expect(html).toContain(fault)
    const [, asked] = /role="status"[^>]*>(.*?)<\/div>/s.exec(html.slice(html.indexOf('name="phone"'))) ?? []
    expect(asked?.replace(/<[^>]*>/g, '')).toMatch(new RegExp(`${question} *09522 / 30 12 0`))
    // What the page says it has asked about, and nothing else.
    const phoneKept = /name="phoneKept" value="([^"]*)"/.exec(html)?.[1]
    expect(phoneKept).toBe(fields.phone)
    const second = await send({ ...fields, phoneKept, phone: '09522 / 30 13 O', mobile: '0l71 123 45' }, path)
    expect(wrongIn(await second.text())).toEqual(['entry-phone', 'entry-mobile'])
    const sent = await send({ ...fields, phoneKept }, path)
    expect(sent.status).toBe(303)
    const token = String(sent.headers.get('Location')).slice(-10)
    expect(await server.docs('entries', { token })).toMatchObject([{ phone: fields.phone }])
  }
})
