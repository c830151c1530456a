import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { projectRoot } from '../operations/runtime/projectRoot.ts'
import { actionIds } from './testActionIds.ts'
import { throughNext } from './throughNext.fixture.ts'

const isBuilt = existsSync(path.join(projectRoot(), 'cms/.next/.stamp'))

/** Tests which clients get answers; Next itself would answer all of them. */
for (const db of databases) {
  describe.skipIf(!isBuilt)(`visitors without a session through Next on ${db.name}`, () => {
    const on = throughNext(db)
    const { get, send, bearer, cookie } = on

    it('answers of Payload are never cached', async () => {
      for (const address of [
        '/cms/api/entries',
        '/cms/api/users/me',
        '/cms/api/users',
        '/cms/api/nothing',
        '/cms/api/access',
      ])
        for (const headers of [{}, bearer()]) {
          const answer = await get(address, { headers })
          expect([address, answer.headers.get('cache-control')]).toEqual([address, 'no-store'])
        }
      const { headers } = await send('POST', '/cms/api/users/login', { username: 'x', password: 'y' })
      expect(headers.get('cache-control')).toBe('no-store')
    })

    const ask = (
      id: string,
      name: string,
      args: object,
      headers: Record<string, string>,
      address = '/admin',
    ) =>
      get(address, {
        method: 'POST',
        headers: { 'Next-Action': id, 'Content-Type': 'text/plain;charset=UTF-8', ...headers },
        body: JSON.stringify([{ name, args }]),
      })
    const call = (id: string, name: string, headers: Record<string, string> = {}, address?: string) =>
      ask(id, name, {}, headers, address)

    it('server actions of the admin UI need a session', async () => {
      expect(actionIds().length).toBeGreaterThan(0)
      for (const id of actionIds())
        for (const address of ['/admin', '/admin/login', '/Admin/x', '/_next/x'])
          for (const name of ['form-state', 'table-state', 'render-list', 'constructor']) {
            const answer = await call(id, name, {}, address)
            expect([address, answer.status, (await answer.text()).length < 300]).toEqual([address, 401, true])
          }
      // The same with a form, which names its action in its body.
      const form = new FormData()
      for (const id of actionIds()) form.append(`$ACTION_ID_${id}`, '')
      expect((await get('/admin', { method: 'POST', body: form })).status).toBe(401)
    })

    it('server actions of the admin UI answer only known names', async () => {
      for (const id of actionIds('layout.tsx'))
        for (const name of ['constructor', 'toString', '__proto__', 'nothing']) {
          const answer = await call(id, name, bearer())
          const text = await answer.text()
          expect([name, answer.status]).toEqual([name, 200])
          for (const secret of ['importMap', 'permissions', 'chief']) expect(text).not.toContain(secret)
        }
    })

    it('lists and tables that staff load in parts stay within the limits of Payload REST', async () => {
      const [id = ''] = actionIds('layout.tsx')
      const condition = { name: { equals: 'x' } }
      const asks: Record<string, object> = {
        plainly: { limit: 5 },
        'for all': { limit: 1e9, depth: 50, page: 1 },
        'for all, in zero': { limit: 0, depth: '50' },
        'by 10,000 conditions': { limit: 5, where: { or: Array(10_000).fill(condition) } },
        'by conditions within conditions': {
          where: Array(40)
            .fill(0)
            .reduce((where) => ({ and: [where] }), condition),
        },
        'by words without end': { search: 'x '.repeat(50_000) },
        'by an operator of the database': { where: { name: { $where: 'while (true) {}' } } },
        'by what is hidden': { where: { token: { like: 'a' } }, sort: 'token' },
      }
      const largest =
        100_000 + (await (await ask(id, 'table-state', listOf('entries'), bearer())).text()).length
      for (const name of ['table-state', 'render-list'])
        for (const [how, query] of Object.entries(asks)) {
          const answer = await ask(id, name, listOf('entries', query), bearer())
          const text = await answer.text()
          expect([name, how, answer.status, text.length < largest]).toEqual([name, how, 200, true])
          for (const [, limit] of text.matchAll(/"limit":"?(\d+)/g))
            expect([name, how, Number(limit) <= 1000]).toEqual([name, how, true])
          expect([name, how, /Expression tree|SQLITE|too_large|stack/i.test(text)]).toEqual([
            name,
            how,
            false,
          ])
        }
      for (const name of ['table-state', 'render-list'])
        for (const slug of ['constructor', '__proto__', 'nothing', ['entries', 'nothing']])
          expect((await (await ask(id, name, listOf(slug), bearer())).text()).length).toBeLessThan(300)
    })

    it('deep nesting in a server action is refused without an internal error', async () => {
      const [id = ''] = actionIds('layout.tsx')
      for (const depth of [200, 5000]) {
        const where = `${'{"and":['.repeat(depth)}1${']}'.repeat(depth)}`
        const plain = `[{"name":"table-state","args":{"collectionSlug":"entries","query":{"where":${where}}}}]`
        const form = new FormData()
        form.append('0', plain)
        for (const body of [plain, form]) {
          const headers = { 'Next-Action': id, ...bearer() }
          expect((await get('/admin', { method: 'POST', headers, body })).status).toBe(400)
        }
      }
      const usual = new FormData()
      usual.append('0', JSON.stringify([{ name: 'table-state', args: listOf('entries') }]))
      const headers = { 'Next-Action': id, ...bearer() }
      const answer = await get('/admin', { method: 'POST', headers, body: usual })
      expect([answer.status, (await answer.text()).length > 3000]).toEqual([200, true])
    })

    it('undecodable arguments of a server action are refused without an internal error', async () => {
      const [ours = ''] = actionIds('layout.tsx')
      const [language = ''] = actionIds('Root/index.js')
      const parts = (...values: unknown[]) => {
        const form = new FormData()
        values.forEach((value, i) => {
          form.append(String(i), JSON.stringify(value))
        })
        return form
      }
      const [twice, torn, named] = [parts([]), new FormData(), new FormData()]
      twice.append('0', '[]')
      torn.append('0', '[{')
      named.append('zero', '[]')
      const odd = [undefined, '', '{', '{}', 'null', '"$1"', '[', twice, torn, named, parts(), parts({})]
      const references = [
        '$1',
        '$@1',
        '$@0',
        '$0',
        '$0:1',
        '$0:0:x',
        '$F1',
        '$K1',
        '$Q1',
        '$B0',
        '$A00',
        '$nx',
        '$h1',
      ]
      const bodies = [
        ...odd,
        ...references.map((reference) => JSON.stringify([reference])),
        parts(['$@1'], '$@1'),
        parts(['$@1'], { to: '$2' }),
      ]
      for (const body of bodies)
        for (const id of [ours, language]) {
          const headers = { 'Next-Action': id, ...bearer() }
          const answer = await get('/admin/account', { method: 'POST', headers, body })
          expect([typeof body === 'string' ? body : 'form', id, answer.status]).toEqual([
            typeof body === 'string' ? body : 'form',
            id,
            400,
          ])
        }
      // Bound values of the layout's own action are accepted only as the client got them.
      const forged = Buffer.alloc(64).toString('base64')
      for (const body of [
        '[]',
        '[{},"de"]',
        '["x","de"]',
        `["${forged}","de"]`,
        parts(['$@1', 'de'], forged),
      ]) {
        const headers = { 'Next-Action': language, ...bearer() }
        expect((await get('/admin/account', { method: 'POST', headers, body })).status).toBe(400)
      }
      const page = await (await get('/admin/account', { headers: { Cookie: cookie() } })).text()
      const given = page
        .match(/[A-Za-z0-9+/]{60,}={0,2}/g)
        ?.find((text) => Buffer.from(text, 'base64').length < 400)
      for (const body of [JSON.stringify([given, 'de']), parts(['$@1', 'de'], given)]) {
        const answer = await get('/admin/account', {
          ...{ method: 'POST', headers: { 'Next-Action': language, ...bearer() }, body },
        })
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
          200,
          expect.stringContaining('lng=de'),
        ])
      }
      expect(on.output()).not.toMatch(/ERROR|Error:/)
    })

    const listOf = (collectionSlug: unknown, query: object = { limit: 10 }) => ({
      ...{ collectionSlug, query, enableRowSelections: true, drawerSlug: 'x', columns: [] },
    })
  })
}
