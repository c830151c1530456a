import { onServer } from '#testSuite.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const svg = (more: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}`
onServer('headers that protect visitors', async (server) => {
  const { content } = server
  await content.settings()
  await content.entry()
  await content.file('Bild.svg', svg('><path d="M0 0h9"/></svg>'), 'image/svg+xml')
  await content.file('Brief.txt', 'Ein Brief <script>alert(1)</script>', 'text/plain')
  await content.file('Plan.pdf', '%PDF-1.4 a plan', 'application/pdf')
  await content.page('homepage', '<p style="color:red" onclick="x()">Hallo</p><script>alert(1)</script>')

  it.each<[string, RequestInit?]>([
    ...['/', '/nothing', '/kontakt', '/api/news', '/api/health', '/api/getRole', '/favicon.svg'].map(
      (address): [string] => [address],
    ),
    ...[['/api/file/Plan.pdf'] as [string], ['/tiles/1/0/0.png'] as [string]],
    ['/api/news', { method: 'DELETE' }],
    ['/api/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }],
  ])('are on %s, uncached and cached', async (address, init) => {
    const answers: Response[] = []
    for (let i = 0; i < 3; i++) answers.push(await server.get(address, init))
    const ofBody = ['date', 'content-encoding', 'content-length', 'etag']
    const [first, ...later] = answers.map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !ofBody.includes(name))),
    )
    expect(first).toMatchObject(always)
    expect(first?.['content-security-policy']).toContain("default-src 'none'")
    expect(first?.['permissions-policy']).toContain('camera=()')
    expect(first?.['x-powered-by']).toBeUndefined()
    expect(first?.server).toBeUndefined()
    for (const headers of later) expect(headers).toEqual(first)
  })

  it('allow only our own script files', async () => {
    const { headers } = await server.get('/')
    const policy = Object.fromEntries(
      String(headers.get('content-security-policy'))
        .split(';')
        .map((rule) => {
          const [name = '', ...values] = rule.trim().split(/\s+/)
          return [name, values]
        }),
    )
    const own = ["'self'"]
    expect(policy).toMatchObject({
      ...{ 'default-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
      ...{ 'script-src': own, 'style-src': own, 'connect-src': own, 'form-action': own },
      'img-src': ["'self'", 'data:'],
    })
    expect(JSON.stringify(policy)).not.toMatch(/unsafe-eval|http:|https:|\*/)
  })

  const pages = ['/', '/categories/list/Pflege', '/fastsearch?q=%3Cscript%3Ealert(1)%3C/script%3E', '/login']
  it.each(pages)(
    '%s has no inline script, no inline style sheet and nothing from other sites',
    async (address) => {
      const html = await server.text(address)
      for (const [tag] of html.matchAll(/<script[^>]*>/g))
        expect(tag).toMatch(/ src="\/[^/]|type="application\/json"/)
      expect(html).not.toMatch(/<style[\s>]/)
      expect(html).not.toMatch(/\son\w+="/)
      expect(html).not.toContain('<script>alert')
      for (const [, target] of html.matchAll(/(?:src|srcset|<link[^>]+href)="(?:https?:)?\/\/([^"]+)"/g))
        expect(target).toMatch(/^127\.0\.0\.1:/)
    },
  )

  it('let uploaded files be shown or saved, but never run', async () => {
    for (const [name, type, disposition] of [
      ['Bild.svg', 'image/svg+xml', 'inline'],
      ['Plan.pdf', 'application/pdf', 'inline'],
      ['Brief.txt', 'application/octet-stream', 'attachment'],
    ]) {
      const { status, headers } = await server.get(`file/${name}`)
      expect([status, headers.get('content-type')], name).toEqual([200, type])
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}; filename.*${name}`))
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('content-security-policy')).not.toMatch(/script-src|allow-scripts/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})
