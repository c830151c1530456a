import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { startTestServer, type TestServer } from '../../testServer.ts'
import { askedQuestion } from './accessMatrix.fixture.ts'

type Who = 'nobody' | 'Editor' | 'Admin'
type Act = 'read' | 'create' | 'update' | 'delete'
const everyone: readonly Who[] = ['nobody', 'Editor', 'Admin']
const acts: readonly Act[] = ['read', 'create', 'update', 'delete']

/** Access to Payload's REST API as the decisions state it: the lowest role that may, or `never`. */
const table: Record<string, Record<Act, Who | 'never'>> = {
  entries: { read: 'nobody', create: 'Editor', update: 'Editor', delete: 'Editor' },
  news: { read: 'nobody', create: 'Editor', update: 'Editor', delete: 'Editor' },
  links: { read: 'nobody', create: 'Editor', update: 'Editor', delete: 'Editor' },
  categories: { read: 'nobody', create: 'Editor', update: 'Editor', delete: 'Editor' },
  'change-requests': { read: 'Editor', create: 'never', update: 'never', delete: 'never' },
  reports: { read: 'Editor', create: 'never', update: 'never', delete: 'never' },
  logs: { read: 'Editor', create: 'never', update: 'never', delete: 'never' },
  'top-categories': { read: 'Admin', create: 'Admin', update: 'Admin', delete: 'Admin' },
  pages: { read: 'Admin', create: 'Admin', update: 'Admin', delete: 'never' },
  files: { read: 'Admin', create: 'Admin', update: 'Admin', delete: 'Admin' },
  users: { read: 'Admin', create: 'Admin', update: 'Admin', delete: 'Admin' },
  'request-notes': { read: 'never', create: 'never', update: 'never', delete: 'never' },
  'request-questions': { read: 'never', create: 'never', update: 'never', delete: 'never' },
  decisions: { read: 'never', create: 'never', update: 'never', delete: 'never' },
  reminders: { read: 'never', create: 'never', update: 'never', delete: 'never' },
  sessions: { read: 'never', create: 'never', update: 'never', delete: 'never' },
  'password-recoveries': { read: 'never', create: 'never', update: 'never', delete: 'never' },
  'second-factors': { read: 'never', create: 'never', update: 'never', delete: 'never' },
}
const may = (who: Who, least: Who | 'never') =>
  least !== 'never' && everyone.indexOf(who) >= everyone.indexOf(least)

const rows = Object.entries(table).flatMap(([collection, rights]) =>
  acts.flatMap((act) => everyone.map((who) => ({ collection, act, who, allowed: may(who, rights[act]) }))),
)

for (const db of databases) {
  describe(`raw REST by role on ${db.name}`, () => {
    let server: TestServer
    const tokens: Record<Who, string | null> = { nobody: null, Editor: null, Admin: null }
    const ids: Record<string, string> = {}
    beforeAll(async () => {
      server = await startTestServer(db)
      const { payload } = server
      const content = contentOf(payload)
      tokens.Editor = await server.loginAs('Editor')
      tokens.Admin = await server.loginAs('Admin')
      const entry = await content.entry()
      ids.entries = entry.id
      ids.categories = entry.category as string
      ids.news = (await content.news()).id
      ids.links = (await content.link()).id
      ids['top-categories'] = (await content.topCategory()).id
      ids.pages = (await content.page('about', '<p>x</p>')).id
      ids.files = (await content.file('a.txt', 'Text', 'text/plain')).id
      const other = { username: 'other', password: 'a long password', role: 'Editor' }
      ids.users = (await payload.create({ collection: 'users', data: other as never })).id
      const request = { name: 'x', email: 'a@example.org', token: 'abcdefghij', changeText: 'x' }
      ids['change-requests'] = (
        await payload.create({ collection: 'change-requests', data: request as never })
      ).id
      const line = { timestamp: new Date().toISOString(), user: 'x', action: 'y' }
      ids.logs = (await payload.create({ collection: 'logs', data: line as never })).id
      const decided = { kind: 'change', request: 'x', outcome: 'spam', name: 'x', undoing: {} }
      const inner = {
        decisions: decided,
        'request-notes': { note: 'x' },
        'request-questions': { ...askedQuestion, linkHash: 'x' },
        reports: { entry: entry.id, name: 'x', topics: ['phone'] },
        reminders: { day: '2026-11-22' },
        'password-recoveries': { hash: 'x', since: '2026-01-01T00:00:00.000Z' },
        'second-factors': { secret: 'x', lastStep: 0, failures: 0, recoveryCodes: [] },
      } as const
      for (const [collection, data] of Object.entries(inner) as ['decisions', never][])
        ids[collection] = (await payload.create({ collection, data })).id
      ids.sessions = (await payload.find({ collection: 'sessions' })).docs[0]?.id ?? ''
    })
    afterAll(() => server?.stop())

    // Nothing is sent that could succeed: refused rights are told apart from refused content.
    const attempt = ({ collection, act, who }: { collection: string; act: Act; who: Who }) => {
      const token = tokens[who]
      const address = act === 'create' ? `/${collection}` : `/${collection}/${ids[collection]}`
      if (act === 'read') return server.rest(address, { token })
      if (act === 'create') return server.rest(address, { method: 'POST', token, body: { nothing: true } })
      if (act === 'update') return server.rest(address, { method: 'PATCH', token, body: { nothing: true } })
      return server.rest(`/${collection}?where[id][equals]=nothing`, { method: 'DELETE', token })
    }

    it('of the settings visitors get what pages say, staff the rest', async () => {
      const read = async (token: string | null) =>
        Object.keys((await server.rest('/globals/site-settings', { token })).body)
      const pages = Object.keys(await server.json('/api/settings'))
      const own = ['id', 'globalType', 'createdAt', 'updatedAt']
      expect((await read(null)).filter((name) => ![...pages, ...own].includes(name))).toEqual([])
      const { body } = await server.rest('/globals/site-settings?select[retention]=true&select[asking]=true')
      expect([body.retention, body.asking]).toEqual([undefined, undefined])
      const inner = ['retention', 'asking', 'keepUnfoundWords']
      for (const token of [tokens.Editor, tokens.Admin])
        expect(await read(token)).toEqual(expect.arrayContaining(inner))
    })

    it.each(rows)('$act $collection as $who: $allowed', async ({ allowed, ...row }) => {
      const { status } = await attempt(row)
      if (allowed) expect([401, 403, 404, 500]).not.toContain(status)
      else expect([401, 403, 404]).toContain(status)
    })

    it('lets an editor see and change nothing of users but the own account', async () => {
      const list = await server.rest('/users', { token: tokens.Editor })
      expect(list.body.docs.map(({ username }: { username: string }) => username)).toEqual(['editor'])
      const own = `/users/${list.body.docs[0].id}`
      await server.rest(own, { method: 'PATCH', token: tokens.Editor, body: { role: 'Admin' } })
      const { role } = await server.payload.findByID({ collection: 'users', id: list.body.docs[0].id })
      expect(role).toBe('Editor')
    })

    it('keeps what only staff may know from everybody else', async () => {
      const { payload } = server
      await payload.update({
        collection: 'entries',
        id: ids.entries ?? '',
        data: { token: 'secrettokn' } as never,
      })
      for (const address of [
        '/entries',
        `/entries/${ids.entries}`,
        '/entries/versions',
        '/entries?trash=true',
      ]) {
        const { text } = await server.rest(address)
        expect(text).not.toMatch(/secrettokn|submitterEmail|formerNames/)
      }
      const guess = await server.rest('/entries?where[token][equals]=secrettokn')
      expect(guess.body?.docs ?? []).toEqual([])
    })
  })
}
