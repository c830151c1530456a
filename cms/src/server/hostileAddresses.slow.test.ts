import { onServer } from '#testSuite.ts'

const calls = [
  '/api/datafilteredcategory?category=',
  '/api/searchFor?searchQuery=',
  '/api/allcategories?region=',
  '/api/getHtml?name=',
  '/api/autocompleteCityFromPostalCode?postal_code=',
  '/api/geocode?street=',
  '/api/entry?category=Pflege&name=',
  '/api/file/',
]
const pages = [
  '/',
  '/categories/list/',
  '/categories/list/Pflege/',
  '/categories/top/',
  '/fastsearch?q=',
  '/nothing/',
]
const hostile: [string, string][] = [
  ['a broken escape', '%E0%A4%A'],
  ['broken UTF-8', '%FF%FE'],
  ['a NUL within', 'Pflege%00.pdf'],
  ['line breaks', 'a%0d%0aSet-Cookie:%20x=1'],
  ['__proto__', '__proto__'],
  ['steps up', '..%2f..%2f..%2fetc%2fpasswd'],
  ['markup', '%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['an SQL wildcard', '%25_%25'],
  ['a regular expression', '(a%2B)%2B$%5B%5D%5C'],
  ['emoji, right to left', '%E2%80%AE%F0%9F%91%B5%F0%9F%8F%BE'],
  ['10 kB', 'pflege%20'.repeat(1100)],
  ['10 kB in one word', '%C3%A4'.repeat(1700)],
]

onServer('hostile addresses', async (server) => {
  const { content } = server
  await content.settings()
  await content.entry()
  await content.page('homepage', '<p>Willkommen</p>')

  it.each(hostile)('calls answer %s with data or a plain refusal', async (_, text) => {
    for (const call of calls) {
      const { status, headers, body } = await server.raw(call + text)
      expect([call, status], body.toString().slice(0, 300)).toEqual([call, expect.toSatisfy((s) => s < 500)])
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      const answer = JSON.parse(body.toString())
      const refusal = { success: false, message: expect.any(String), code: expect.any(String) }
      if (status !== 200) expect(answer).toMatchObject(refusal)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it.each(hostile)('pages answer %s with a page', async (_, text) => {
    for (const page of pages) {
      const { status, headers, body } = await server.raw(page + text)
      const html = body.toString()
      expect([page, status], html.slice(0, 300)).toEqual([page, expect.toSatisfy((s) => s < 500)])
      if (status === 301) {
        expect(String(headers.location)).toMatch(/^\/(?![/\\])/)
        continue
      }
      // Never blank: the page says where the visitor is and how to go on.
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8')
      expect(html).toMatch(/<main[\s>]/)
      expect(html).toMatch(/<h1[\s>]/)
      expect(html).not.toContain('<script>alert')
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})
