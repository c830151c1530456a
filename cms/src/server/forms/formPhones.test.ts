import { sqlite } from '../../database/testDatabases.ts'
import { entryRequest } from '../../endpoints/requests.fixture.ts'
import { serverOf } from '../../testSuite.ts'
import { readCaptcha } from './captcha.fixture.ts'

const wish = entryRequest()

describe('a telephone number in a form without scripts', async () => {
  const server = await serverOf(sqlite)
  await server.content.settings()

  const wrongIn = (html: string) =>
    [...html.matchAll(/<a href="#(entry-\w+|captchaCode)"/g)].map(([, id]) => id)
  const send = (fields: Record<string, string>, path = '/addrequest') =>
    server.get(path, { method: 'POST', body: new URLSearchParams(fields) })
  const withCode = async (fields: Record<string, string>) => {
    const captchaId = /\/captcha\/([\w-]+)\.svg/.exec(await server.text('/addrequest'))?.[1] ?? ''
    return { ...fields, captchaId, captchaCode: readCaptcha(captchaId, server.settings.secret) }
  }
  const entries = () => server.count('entries')

  it('causes a question once if it contains a letter, and is then accepted', async () => {
    const asked = (html: string) => {
      const [, text] = /role="status"[^>]*>(.*?)<\/div>/s.exec(html.slice(html.indexOf('name="phone"'))) ?? []
      return (text ?? '')
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    }
    for (const [path, question, fault] of [
      ['/addrequest', 'Meinten Sie 09522 / 30 12 0?', 'In der Telefonnummer steht ein Buchstabe'],
      ['/en/addrequest', 'Did you mean 09522 / 30 12 0?', 'has a letter where a digit belongs'],
    ] as const) {
      const before = await entries()
      const fields = { ...(await withCode({ ...wish, name: `Salon ${path}` })), phone: '09522 / 30 12 O' }
      const first = await send(fields, path)
      const html = await first.text()
      expect([first.status, wrongIn(html), await entries()]).toEqual([400, ['entry-phone'], before])
      expect(html).toContain(fault)
      expect(asked(html)).toContain(question)
      // What the page says it has asked about, and nothing else.
      const kept = /name="phoneKept" value="([^"]*)"/.exec(html)?.[1]
      expect(kept).toBe(fields.phone)
      const other = { ...fields, phone: '09522 / 30 13 O', phoneKept: fields.phone, mobile: '0l71 123 45' }
      const second = await send(other, path)
      expect(wrongIn(await second.text())).toEqual(['entry-phone', 'entry-mobile'])
      const sent = await send({ ...fields, phoneKept: fields.phone }, path)
      expect(sent.status).toBe(303)
      const token = String(sent.headers.get('Location')).slice(-10)
      expect(await server.docs('entries', { token })).toMatchObject([{ phone: fields.phone }])
    }
  })
})
