import { onServer } from '#testSuite.ts'

onServer('lists and search in other sites', async (server) => {
  const framed = ['/embed/list/Optiker', '/en/embed/list/Optiker', '/embed/search', '/en/embed/search']
  const headersOf = async (path: string) => {
    const { headers } = await server.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers.get('x-frame-options')]
  }
  const refused = ["'none'", 'DENY']

  it('are framed only by hosts in the settings; other pages never', async () => {
    await server.content.entry({ name: 'Optik Rot', category: 'Optiker' })
    await server.content.settings()
    for (const path of framed) expect(await headersOf(path), path).toEqual(refused)
    await server.content.settings({ embedHosts: ['www.kreis.example', '*.stadt.example:8443'] })
    for (const path of [...framed, ...framed])
      expect(await headersOf(path)).toEqual(['www.kreis.example *.stadt.example:8443', null])
    const others = '/ /addrequest /confirm/x /login /edit /categories/list/Optiker /embed/none /api/news'
    for (const path of others.split(' ')) expect(await headersOf(path), path).toEqual(refused)
    await server.content.settings({ embedHosts: [] })
    for (const path of framed) expect(await headersOf(path), path).toEqual(refused)
  })

  it('have no scripts, no site header, and links that open a new window', async () => {
    const list = await server.text('/embed/list/Optiker')
    expect(list).toContain('<base target="_blank">')
    expect(list).toContain('Optik Rot')
    expect(list).not.toMatch(/<script|<header|<nav/)
    expect(await server.text('/en/embed/search')).toMatch(/action="\/en\/fastsearch"[\s\S]*name="q"/)
    const statusOf = async (path: string) => (await server.get(path)).status
    expect(await statusOf('/embed/list/Unbekannt')).toBe(404)
    expect((await server.get('/embed/list/optiker')).headers.get('location')).toBe('/embed/list/Optiker')
    await server.content.category('Leere')
    expect(await statusOf('/embed/list/Leere')).toBe(await statusOf('/categories/list/Leere'))
  })

  it('a host that would inject a CSP rule is refused', async () => {
    for (const host of "a b|x.example; script-src *|'self'|*|https://x.example|x.example/a|".split('|'))
      await expect(server.content.settings({ embedHosts: ['www.kreis.example', host] })).rejects.toThrow()
    const many = Array.from({ length: 51 }, (_, i) => `h${i}.example`)
    await expect(server.content.settings({ embedHosts: many })).rejects.toThrow()
  })
})
