import { contract } from '#shared/contract'
import { ok, onServer, refused } from '#testSuite.ts'

onServer('rules of HTTP', async (server) => {
  const { content } = server
  await content.settings()
  for (let i = 0; i < 30; i++) await content.entry({ name: `Anbieter ${i}` })
  await content.news()
  await content.file('Plan.pdf', '%PDF-1.4 a plan', 'application/pdf')

  const list = '/api/datafilteredcategory?category=Pflege'
  const samples = [
    list,
    '/api/settings',
    '/api/health',
    '/api/geocode?plz=97437',
    '/news',
    '/en/categories',
    '/favicon.svg',
    '/api/file/Plan.pdf',
  ]

  const paths = [...new Set(Object.keys(contract).map((key) => key.split(' ')[1] ?? ''))]
  const methodsOf = (path: string) => ['GET', 'POST'].filter((method) => `${method} ${path}` in contract)

  it.each(paths)('%s answers 405 to other methods and names its own', async (path) => {
    const own = methodsOf(path)
    const others = path === paths[0] ? ['PUT', 'PATCH', 'OPTIONS'] : []
    for (const method of ['POST', 'GET', 'DELETE', ...others]) {
      if (own.includes(method)) continue
      const response = await server.get(path.replace('{name}', 'x'), { method })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe(
        own.includes('GET') ? ['GET', 'HEAD', ...own.slice(1)].join(', ') : 'POST',
      )
      expect(await response.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
    }
  })

  it.each(['/api', '/api/nothing', '/api/news/1', '/api/file/a/b', '/api/__proto__'])(
    '%s is 404 as JSON, whatever the method',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await server.get(path, { method })
        expect(response.status, method).toBe(404)
        expect(await response.json()).toMatchObject({ success: false, code: 'not_found' })
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    },
  )

  it('refuses to write to a page', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await refused(server.get('/news', { method }), 405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    }
  })

  it('ignores an expired token on a public call', async () => {
    for (const sample of samples) {
      const plain = await server.get(sample)
      const stale = await server.get(sample, { headers: { Authorization: 'Bearer stale.or.broken' } })
      expect(stale.status, sample).toBe(200)
      expect(stale.headers.get('etag')).toBe(plain.headers.get('etag'))
      expect(stale.headers.get('cache-control')).toBe(plain.headers.get('cache-control'))
      expect(await stale.text()).toBe(await plain.text())
    }
  })

  const send = (
    body: string | Buffer,
    headers: Record<string, string> = { 'Content-Type': 'application/json' },
  ) => server.raw('/api/login', { method: 'POST', body, headers })

  it.each([
    ['broken JSON', '{"username":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['wrong types', '{"username":1,"password":{}}'],
    ['only a prototype', '{"__proto__":{"username":"admin","password":"x"}}'],
  ])('refuses %s as a body with 400', async (_, body) => {
    const answer = await refused(send(body), 400)
    expect(JSON.parse(`${answer.body}`)).toMatchObject({ success: false, code: expect.any(String) })
  })

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text', { 'Content-Type': 'text/plain' }],
    ['an unnamed type', {}],
    ['another charset', { 'Content-Type': 'application/json; charset=latin1' }],
    ['a packed body', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
  ])('refuses %s as a body with 415', async (_, headers) => {
    const { body } = await refused(send('{"username":"admin","password":"x"}', headers as never), 415)
    expect(JSON.parse(`${body}`)).toMatchObject({ code: 'unsupported_type' })
  })

  it.each(samples)('%s answers 304 to its own ETag, plain, weak, in a list and as *', async (sample) => {
    const first = await ok(server.raw(sample))
    const etag = String(first.headers.etag)
    const ask = (value: string, method = 'GET') =>
      server.raw(sample, { method, headers: { 'If-None-Match': value } })
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, `${etag},"other"`, '*'])
      for (const method of ['GET', 'HEAD']) {
        const again = await ask(value, method)
        expect([again.status, again.body.length], value).toEqual([304, 0])
        expect(again.headers.etag).toBe(etag)
        expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
      }
    for (const value of ['"other"', etag.slice(1, -1), `"x${etag.slice(1)}`, ''])
      expect((await ask(value)).status, value).toBe(200)
  })

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const sample of samples) {
      const [get, head] = [await server.raw(sample), await server.raw(sample, { method: 'HEAD' })]
      expect([head.status, head.body.length], sample).toEqual([200, 0])
      const { date: _, ...expected } = get.headers
      const { date: __, ...given } = head.headers
      expect(given).toEqual(expected)
    }
  })
})
