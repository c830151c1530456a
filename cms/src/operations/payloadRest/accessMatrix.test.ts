import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { createUser, type RestAnswer } from '../../testServer.ts'
import { serverOf } from '../../testSuite.ts'
import { inTransaction } from '../transaction/inTransaction.ts'
import { matrix } from './accessMatrix.fixture.ts'

type Caller = 'anonymous' | 'Editor' | 'Admin'
const callers = ['anonymous', 'Editor', 'Admin'] as const
const ownAct = 'person-erased'
const now = () => new Date().toISOString()
/** What only the server writes, with one of each. */
const ofServer: Record<string, () => object> = {
  'import-parts': () => ({ import: randomUUID(), kind: 'rows', content: [] }),
  'unfound-words': () => ({ word: randomUUID(), count: 1, days: 1, lastDay: '2026-11-22' }),
  'security-events': () => ({ timestamp: new Date().toISOString(), act: ownAct, count: 1 }),
  'request-notes': () => ({ note: 'x' }),
  decisions: () => ({ kind: 'change', request: randomUUID(), outcome: 'spam', name: 'x', undoing: {} }),
  'different-entries': () => ({ pair: randomUUID() }),
  verifications: () => ({ checkedAt: '2026-11-22', by: 'provider' }),
  'journal-notes': () => ({
    line: 'x',
    place: 0,
    rows: 1,
    at: now(),
    noun: 'links',
    target: 'x',
    after: 'gone',
  }),
  'former-dates': () => ({
    occurDate: '2026-01-01',
    written: '2026-01-01T00:00:00.000Z',
    withdrawnAt: '2026-01-01T00:00:00.000Z',
  }),
  'file-revisions': () => ({ whole: randomUUID(), place: 0, parts: 1, file: 'x', name: 'x' }),
  'verification-requests': () => ({
    askedAt: now(),
    mailedAt: now(),
    mails: 1,
    state: 'open',
    answers: {},
    revision: 0,
  }),
  keys: () => ({ value: 'x' }),
  'second-factors': () => ({ secret: 'x', lastStep: 0, recoveryCodes: [] }),
}
/** Payload's own, behind the admin UI. */
const payloadsOwn = ['payload-preferences', 'payload-locked-documents', 'payload-migrations', 'payload-kv']
const letterOf = { anonymous: 'a', Editor: 'E', Admin: 'A' } as const
const may = (rights: string | undefined, caller: Caller) => rights?.includes(letterOf[caller]) ?? false
const isRefused = ({ status, body }: RestAnswer) =>
  [401, 403, 404, 501].includes(status) || (status === 200 && body?.docs?.length === 0)

for (const db of databases) {
  describe(`access rights in Payload REST on ${db.name}`, async () => {
    const tokens: Record<Caller, string | null> = { anonymous: null, Editor: null, Admin: null }
    let count = 0
    const name = () => `Probe ${++count}`

    // What is deleted outside of any transaction, one that follows need not see on MongoDB.
    const freeNames = () =>
      inTransaction(server.payload, (req) =>
        server.payload.db.deleteMany({ collection: 'pages', where: {}, req }),
      )

    /** A new document for each attempt, past access control. */
    const make: Record<string, () => Promise<{ id: string }>> = {
      entries: () => contentOf(server.payload).entry({ name: name() }),
      // A category is public while something in it is.
      categories: async () => {
        const entry = await contentOf(server.payload).entry({ name: name(), category: name() })
        return { id: String(typeof entry.category === 'string' ? entry.category : entry.category.id) }
      },
      'top-categories': () => contentOf(server.payload).topCategory(),
      news: () => contentOf(server.payload).news({ title: name() }),
      links: () => contentOf(server.payload).link({ name: name() }),
      pages: async () => {
        await freeNames()
        return contentOf(server.payload).page('about', '<p>Wir</p>')
      },
      files: () => contentOf(server.payload).file(`${name()}.txt`, 'text', 'text/plain'),
      users: () => createUser(server.payload, name(), 'Editor'),
      ...Object.fromEntries(
        ['logs', 'change-requests', 'reports', 'sessions', 'mails', 'imports', ...Object.keys(ofServer)].map(
          (slug) => [
            slug,
            async () => {
              const data = (await input[slug]?.()) as never
              return server.payload.create({ collection: slug as 'decisions', data })
            },
          ],
        ),
      ),
    }
    const importOf = () => ({ user: 'x', fileName: 'liste.csv', state: 'done' })
    const made = (slug: string) => {
      const one = make[slug]
      if (!one) throw new Error(`No way to make one of ${slug}`)
      return one()
    }
    const input: Record<string, () => Promise<object> | object> = {
      entries: async () => ({
        name: name(),
        category: (await made('categories')).id,
        street: 'S 1',
        plz: '97437',
        city: 'X',
      }),
      categories: () => ({ name: name() }),
      'top-categories': () => ({ labelDe: 'a', labelEn: 'b' }),
      news: () => ({ title: name(), text: 'x', occurDate: '2026-01-01' }),
      links: () => ({ name: name(), url: 'https://example.org' }),
      pages: async () => {
        await freeNames()
        return { name: 'about', html: '<p>x</p>' }
      },
      files: () => {
        const form = new FormData()
        form.append('file', new Blob(['text'], { type: 'text/plain' }), `${name()}.txt`)
        return form
      },
      users: () => ({ username: name(), password: 'long enough for all', role: 'Editor' }),
      logs: () => ({ timestamp: new Date().toISOString(), user: 'x', action: 'y' }),
      'change-requests': () => ({ name: 'x', email: 'a@example.org', token: 'abcdefghij' }),
      reports: () => ({ entry: randomUUID(), name: 'x', topics: ['phone', 'hours'] }),
      sessions: () => ({ user: randomUUID(), expiresAt: now(), beganAt: now(), usedAt: now() }),
      mails: () => ({ to: 'a@example.org', subject: 's', text: 't' }),
      imports: () => importOf(),
      ...ofServer,
    }
    const change: Record<string, object> = {
      categories: { name: 'Umbenannt' },
      'top-categories': { labelDe: 'neu' },
      news: { title: 'neu' },
      pages: { html: '<p>neu</p>' },
      files: {},
      users: { username: 'umbenannt' },
      logs: { action: 'neu' },
      'change-requests': { changeText: 'neu' },
      reports: { text: 'neu' },
      sessions: { user: 'neu' },
      mails: { subject: 'neu' },
      imports: { fileName: 'neu.csv' },
    }

    const server = await serverOf(db)
    await contentOf(server.payload).settings()
    for (const role of ['Editor', 'Admin'] as const) tokens[role] = await server.loginAs(role)

    it('covers every collection', () => {
      const slugs = Object.keys(server.payload.collections).sort()
      expect(slugs.filter((slug) => !payloadsOwn.includes(slug))).toEqual(Object.keys(matrix).sort())
    })

    const rows = Object.entries(matrix).flatMap(([slug, rights]) =>
      callers.map((caller) => [caller, slug, rights] as const),
    )

    it.each(rows)('%s reads %s as the table says', async (caller, slug, rights) => {
      const { id } = await made(slug)
      const token = tokens[caller]
      const answers = [
        await server.rest(`/${slug}/${id}?depth=0`, { token }),
        await server.rest(`/${slug}?where[id][equals]=${id}&depth=0`, { token }),
        await server.rest(`/${slug}/count?where[id][equals]=${id}`, { token }),
      ]
      if (may(rights.read, caller)) {
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
        expect(answers[0]?.body.id).toBe(id)
        expect(answers[2]?.body.totalDocs).toBe(1)
      } else {
        for (const answer of answers) {
          expect(isRefused(answer) || answer.body?.totalDocs === 0, answer.text).toBe(true)
          expect(answer.text).not.toContain(id)
        }
      }
    })

    it.each(rows.filter(([, , { versions }]) => versions !== undefined))(
      '%s reads the versions of %s as the table says',
      async (caller, slug, rights) => {
        const { id } = await made(slug)
        const all = await server.payload.findVersions({
          collection: slug as 'entries',
          where: { parent: { equals: id } },
        })
        const version = String(all.docs[0]?.id)
        const list = await server.rest(`/${slug}/versions?where[parent][equals]=${id}`, {
          token: tokens[caller],
        })
        const one = await server.rest(`/${slug}/versions/${version}`, { token: tokens[caller] })
        expect([list, one].map((answer) => !isRefused(answer))).toEqual(
          Array(2).fill(may(rights.versions, caller)),
        )
        if (may(rights.update, caller)) return
        const restored = await server.rest(`/${slug}/versions/${version}`, {
          method: 'POST',
          token: tokens[caller],
          body: {},
        })
        expect(isRefused(restored), restored.text).toBe(true)
      },
    )

    it.each(rows)('%s creates %s as the table says', async (caller, slug, rights) => {
      // What is refused is itself an event.
      const where: Where = slug === 'security-events' ? { act: { equals: ownAct } } : {}
      const before = await server.payload.count({ collection: slug as 'entries', where })
      const body = await input[slug]?.()
      const start = slug === 'pages' ? 0 : slug === 'entries' ? before.totalDocs + 1 : before.totalDocs
      const answer = await server.rest(`/${slug}?depth=0`, { method: 'POST', token: tokens[caller], body })
      const after = await server.payload.count({ collection: slug as 'entries', where })
      if (may(rights.create, caller)) expect([answer.status, answer.text]).toEqual([201, answer.text])
      else expect(isRefused(answer), answer.text).toBe(true)
      expect(after.totalDocs - start).toBe(may(rights.create, caller) ? 1 : 0)
    })

    it.each(rows)('%s changes %s as the table says', async (caller, slug, rights) => {
      const { id } = await made(slug)
      const body = { ...(change[slug] ?? { name: 'Umbenannt' }) } as Record<string, unknown>
      if (slug === 'categories' || slug === 'users') body[slug === 'users' ? 'username' : 'name'] = name()
      const stored = () => server.payload.findByID({ collection: slug as 'entries', id, depth: 0 })
      const before = await stored()
      const one = await server.rest(`/${slug}/${id}?depth=0`, {
        method: 'PATCH',
        token: tokens[caller],
        body,
      })
      if (may(rights.update, caller)) return expect([one.status, one.body?.doc?.id]).toEqual([200, id])
      const many = await server.rest(`/${slug}?where[id][equals]=${id}`, {
        method: 'PATCH',
        token: tokens[caller],
        body,
      })
      for (const answer of [one, many]) expect(isRefused(answer), answer.text).toBe(true)
      expect(await stored()).toEqual(before)
    })

    it.each(rows)('%s deletes %s as the table says', async (caller, slug, rights) => {
      let { id } = await made(slug)
      if (slug === 'categories' && may(rights.delete, caller))
        id = (await contentOf(server.payload).category(name())).id
      const one = await server.rest(`/${slug}/${id}`, { method: 'DELETE', token: tokens[caller] })
      if (may(rights.delete, caller)) return expect([one.status, one.body?.doc?.id]).toEqual([200, id])
      const many = await server.rest(`/${slug}?where[id][equals]=${id}`, {
        method: 'DELETE',
        token: tokens[caller],
      })
      for (const answer of [one, many]) expect(isRefused(answer), answer.text).toBe(true)
      expect(
        await server.payload.findByID({ collection: slug as 'entries', id, disableErrors: true }),
      ).toBeTruthy()
    })

    it.each(callers)(
      '%s reads the settings, and only an Admin changes them or reads their versions',
      async (caller) => {
        const token = tokens[caller]
        expect((await server.rest('/globals/site-settings', { token })).status).toBe(200)
        const changed = await server.rest('/globals/site-settings', {
          method: 'POST',
          token,
          body: { association: 'Neu' },
        })
        const versions = await server.rest('/globals/site-settings/versions', { token })
        expect([changed.status, versions.status]).toEqual(caller === 'Admin' ? [200, 200] : [403, 403])
      },
    )

    it.each(payloadsOwn)('anonymous gets nothing from %s', async (slug) => {
      for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
        const answer = await server.rest(`/${slug}?where[id][exists]=true`, {
          method,
          ...(method === 'GET' ? {} : { body: {} }),
        })
        expect([method, isRefused(answer)], answer.text).toEqual([method, true])
      }
      const preference = await server.rest(`/${slug}/some-key`, { method: 'POST', body: { value: 1 } })
      expect(isRefused(preference), preference.text).toBe(true)
    })

    it('staff keep preferences of their own only', async () => {
      await server.rest('/payload-preferences/columns', {
        method: 'POST',
        token: tokens.Admin,
        body: { value: 'of the admin' },
      })
      for (const token of [tokens.Editor, null]) {
        for (const address of ['/payload-preferences/columns', '/payload-preferences']) {
          expect((await server.rest(address, { token })).text).not.toContain('of the admin')
        }
      }
    })
  })
}
