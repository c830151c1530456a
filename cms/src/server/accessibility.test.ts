import { onDatabase, serverOf } from '#testSuite.ts'

onDatabase('the accessibility statement', async (db) => {
  const server = await serverOf(db, { publicUrl: 'https://wegweiser.example' })
  const { content } = server

  const read = async (address: string) => {
    const response = await server.get(address)
    return { status: response.status, html: await response.text() }
  }
  const save = (accessibility: object) =>
    content.settings({ siteTitle: 'Wegweiser', contactEmail: 'hilfe@example.org', accessibility } as never)

  it('replaces the general page while it has a date of confirmation', async () => {
    const isThere = async () => [
      (await read('/accessibility')).status,
      (await read('/')).html.includes('href="/accessibility"'),
      (await read('/sitemap.xml')).html.includes('/accessibility<'),
      (await read('/')).html.includes('Treppe nur mit Maus'),
    ]
    await save({ gaps: 'Treppe nur mit Maus' })
    expect(await isThere()).toEqual([200, true, true, false])
    for (const address of ['/accessibility', '/en/accessibility']) {
      const { html } = await read(address)
      expect(html).toContain('href="mailto:hilfe@example.org"')
      const words = html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
      expect(words).not.toMatch(/Erklärung zur|statement|BITV|EN 301|vereinbar|konform|conform|complian/i)
    }
    await save({ gaps: 'Treppe nur mit Maus', confirmedOn: '2026-11-20T00:00:00.000Z' })
    expect((await isThere()).slice(0, 3)).toEqual([200, true, true])
    await save({ confirmedOn: null })
    expect((await read('/accessibility')).html).not.toContain('Erklärung zur Barrierefreiheit')
  })

  it('shows conformance, gaps, date, contact and mediating body in both languages', async () => {
    await save({
      confirmedOn: '2026-11-20T00:00:00.000Z',
      gaps: 'Alte Rundbriefe <als PDF>\n\nVideo ohne Untertitel',
      contact: 'Frau Berg, 09521 4711',
      mediator: 'Schlichtungsstelle Beispiel\npost@schlichtung.example',
    })
    for (const [address, words] of [
      ['/accessibility', 'Erklärung zur Barrierefreiheit; BITV 2.0; 20. November 2026; Was noch nicht'],
      ['/en/accessibility', 'Accessibility statement; BITV 2.0; 20 November 2026; not accessible yet'],
    ] as const) {
      const { html } = await read(address)
      for (const word of words.split('; ')) expect(html).toContain(word)
      const body = html.split('<script type="application/json"')[0] ?? ''
      expect(body).toContain('Alte Rundbriefe &lt;als PDF&gt;')
      expect(body).toContain('href="tel:+4995214711"')
      expect(body).toContain('href="mailto:post@schlichtung.example"')
      expect(body).toContain('href="mailto:hilfe@example.org"')
    }
  })

  it('also has an address with its German name', async () => {
    for (const [alias, target] of [
      ['/barrierefreiheit', '/accessibility'],
      ['/Barrierefreiheit/', '/accessibility'],
      ['/en/barrierefreiheit', '/en/accessibility'],
    ]) {
      const response = await server.get(String(alias))
      expect([response.status, response.headers.get('location')]).toEqual([301, target])
    }
  })
})
