import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#lib/paths/projectRoot.ts'
import { onDatabaseIf } from '#testSuite.ts'
import { actionIds } from './testActionIds.ts'
import { throughNext } from './throughNext.fixture.ts'

const isBuilt = existsSync(path.join(projectRoot(), 'cms/.next/.stamp'))
if (!isBuilt)
  console.warn('\n!!! Tests through Next are SKIPPED: the admin UI is not built (npm run build)\n')

interface Refusals {
  errors: { data?: { errors: { path: string; message: string }[] } }[]
}

/** As in production: inside Next, which has its own copies of modules. */
onDatabaseIf(isBuilt)('through Next', (db) => {
  const on = throughNext(db)
  const { get, send, bearer } = on

  it('Admins get Payload, whose answers are never cached', async () => {
    for (const address of ['/cms/api/entries', '/cms/api/users', '/cms/api/nothing', '/cms/api/access']) {
      const { status, headers } = await get(address, { headers: bearer() })
      expect(status === 401 || status === 403, address).toBe(false)
      expect(headers.get('cache-control'), address).toBe('no-store')
    }
    for (const address of ['/cms/api/graphql', '/cms/api/graphql-playground', '/cms/api/og?title=x'])
      expect((await get(address, { headers: bearer() })).status, address).toBe(404)
  })

  it('server actions of the admin UI need an Admin', async () => {
    expect(actionIds().length).toBeGreaterThan(0)
    for (const id of actionIds())
      for (const address of ['/admin', '/admin/login', '/Admin/x', '/_next/x']) {
        const headers = { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8' }
        const body = JSON.stringify([{ name: 'form-state', args: {} }])
        const answer = await get(address, { method: 'POST', headers, body })
        expect([answer.status, (await answer.text()).length < 300], address).toEqual([401, true])
      }
  })

  it('the cookie is accepted from our own origin, never on the contract', async () => {
    const who = async (headers: Record<string, string>) =>
      /"username":"(\w+)"/.exec(await (await get('/cms/api/users/me', { headers })).text())?.[1]
    expect(await who({ Cookie: on.cookie(), Origin: on.url() })).toBe('chief')
    expect(await who({ Cookie: on.cookie(), Origin: 'https://evil.example' })).toBeUndefined()
    expect(await who({ Cookie: on.cookie(), Referer: `${on.url()}/admin` })).toBe('chief')
    expect(await who({ Cookie: on.cookie(), Referer: 'https://evil.example/' })).toBeUndefined()
    for (const call of ['/api/getRole', '/cms/api/contract/getRole'])
      expect((await get(call, { headers: { Cookie: on.cookie(), Origin: on.url() } })).status).toBe(401)
    expect((await get('/api/getRole', { headers: bearer() })).status).toBe(200)
  })

  it('every call of the contract works, even those named like a collection', async () => {
    for (const call of ['news', 'links', 'files', 'categories?topCategory=x', 'imports', 'settings']) {
      const [there, here] = await Promise.all(
        [`/api/${call}`, `/cms/api/contract/${call}`].map(async (address) => {
          const response = await get(address, { headers: bearer() })
          return [response.status, response.headers.get('content-type'), await response.text()]
        }),
      )
      expect(here, call).toEqual(there)
    }
    const other = await get('/cms/api/contract/news', { method: 'DELETE' })
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    expect((await get('/cms/api/contract/news', { method: 'HEAD' })).status).toBe(200)
  })

  it('every file keeps its strict CSP', async () => {
    const content = 'Text'
    const form = new FormData()
    form.append('file', new Blob([content], { type: 'text/plain' }), 'a.txt')
    const made = await get('/cms/api/files', { method: 'POST', headers: bearer(), body: form })
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { filename: string } }
    const shown = await get(`/cms/api/files/file/${doc.filename}`, { headers: bearer() })
    expect([shown.status, await shown.text()]).toEqual([200, content])
    for (const part of ["default-src 'none'", 'sandbox'])
      expect(shown.headers.get('content-security-policy')).toContain(part)
    expect(shown.headers.get('content-security-policy')).not.toContain('strict-dynamic')
  })

  it('changes are in the public list and page at once', async () => {
    const category = await send('POST', '/cms/api/categories', { name: 'Pflege' }, bearer())
    const { doc } = (await category.json()) as { doc: { id: string } }
    const fields = { street: 'S 1', plz: '97437', city: 'Zeil', category: doc.id }
    const made = await send('POST', '/cms/api/entries', { name: 'Aus der Verwaltung', ...fields }, bearer())
    expect(made.status).toBe(201)
    const entry = ((await made.json()) as { doc: { id: string } }).doc
    const list = async () => (await get('/api/datafilteredcategory?category=Pflege')).text()
    const page = async () => (await get('/categories/list/Pflege')).text()
    expect((await list()).includes('Aus der Verwaltung')).toBe(true)
    for (let i = 0; i < 20; i++) {
      await send('PATCH', `/cms/api/entries/${entry.id}`, { name: `Umbenannt ${i}.` }, bearer())
      expect((await list()).includes(`Umbenannt ${i}.`)).toBe(true)
      expect((await page()).includes(`Umbenannt ${i}.`)).toBe(true)
    }
  })

  it('the admin UI has a CSP with the nonce of its scripts, and is German by default', async () => {
    const response = await get('/admin', { headers: { 'Accept-Language': 'de', ...bearer() } })
    const html = await response.text()
    expect([response.status, response.headers.get('x-powered-by')]).toEqual([200, null])
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers.get('content-security-policy')))?.[1]
    expect(nonce).toBeTruthy()
    const inline = [...html.matchAll(/<script(?![^>]* src=)[^>]*>/g)].map(([tag]) => tag)
    expect(inline.length).toBeGreaterThan(0)
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`)
    const again = await get('/admin', { headers: bearer() })
    expect(again.headers.get('content-security-policy')).not.toContain(String(nonce))
    expect(html).toMatch(/<html[^>]* lang="de"/)
    expect(response.headers.get('x-content-type-options')).toContain('nosniff')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  })

  it('a refusal keeps its reason with errors of another copy of Payload', async () => {
    const refusal = async (answer: Response) => [answer.status, await answer.text()]
    const own = await get('/cms/api/users/me', { headers: bearer() })
    const { user } = (await own.json()) as { user: { id: string } }
    const demoted = await send('PATCH', `/cms/api/users/${user.id}`, { role: 'Editor' }, bearer())
    expect(await refusal(demoted)).toEqual([403, expect.stringContaining('Der letzte Administrator')])
    const nameless = await send('POST', '/cms/api/categories', {}, bearer())
    expect(await refusal(nameless)).toEqual([400, expect.stringContaining('nicht korrekt: Name')])
    const said = async (answer: Promise<Response>) => {
      const { errors } = (await (await answer).json()) as Refusals
      return errors.flatMap(({ data }) => data?.errors.map(({ path, message }) => [path, message]))
    }
    const wrong = { name: 'x', serviceArea: 'Atlantis', email: 'keine' }
    const refused = await said(send('POST', '/cms/api/entries', wrong, bearer()))
    expect(refused).toContainEqual(['email', expect.stringContaining('gültige E-Mail-Adresse')])
    expect(refused).toContainEqual(['serviceArea', expect.stringContaining('kennen wir nicht: Atlantis')])
    const asking = { asking: { on: true, perDay: 20 } }
    expect(await said(send('POST', '/cms/api/globals/site-settings', asking, bearer()))).toEqual([
      ['asking.on', expect.stringContaining('Bitte erst')],
    ])
  })

  it("the admin UI does not name the machine's folders", async () => {
    const html = await (await get('/admin/collections/files', { headers: bearer() })).text()
    expect(html).toContain('defaultColumns')
    for (const folder of [on.dataDir, projectRoot()]) expect(html).not.toContain(folder)
  })
})
