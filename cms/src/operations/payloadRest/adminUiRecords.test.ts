import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { serverOf } from '../../testSuite.ts'

for (const db of databases) {
  describe(`what the admin UI notes for itself on ${db.name}`, async () => {
    const tokens = { admin: '', editor: '' }
    const server = await serverOf(db)
    tokens.admin = await server.loginAs('Admin')
    tokens.editor = await server.loginAs('Editor')

    it('what the admin UI keeps for somebody is small, and theirs', async () => {
      const keep = (key: string, value: unknown, token: string | null = tokens.editor) =>
        server.rest(`/payload-preferences/${key}`, { method: 'POST', token, body: { value } })
      expect((await keep('columns', ['name', 'phone'])).status).toBe(200)
      for (const [key, value] of [
        ['columns', 'x'.repeat(20_000)],
        ['k'.repeat(201), 1],
      ] as const)
        expect((await keep(key, value)).status).toBe(400)
      expect((await keep('columns', 1, null)).status).toBe(403)
      const read = async (token: string) =>
        (await server.rest('/payload-preferences/columns', { token })).body
      expect([(await read(tokens.editor)).value, (await read(tokens.admin)).value]).toEqual([
        ['name', 'phone'],
        null,
      ])
      const remove = (token: string) =>
        server.rest('/payload-preferences/columns', { method: 'DELETE', token })
      expect([(await remove(tokens.admin)).status, (await remove(tokens.editor)).status]).toEqual([404, 200])
    })

    it('an editor locks nobody out, and takes over for nobody else', async () => {
      const { payload } = server
      const who = async (token: string) => (await server.rest('/users/me', { token })).body.user.id
      const [admin, editor] = [await who(tokens.admin), await who(tokens.editor)]
      const content = contentOf(payload)
      const [entry, page] = [await content.entry(), await content.page('about', '<p>x</p>')]
      const data = {
        document: { relationTo: 'entries', value: entry.id },
        user: { relationTo: 'users', value: admin },
      }
      const lock = await payload.create({ collection: 'payload-locked-documents', data: data as never })
      const answer = await server.rest(`/payload-locked-documents/${lock.id}`, {
        method: 'PATCH',
        token: tokens.editor,
        body: { document: { relationTo: 'pages', value: page.id }, user: data.user },
      })
      expect(answer.status).toBe(200)
      const now = await payload.findByID({ collection: 'payload-locked-documents', id: lock.id, depth: 0 })
      expect([now.document, now.user]).toEqual([data.document, { relationTo: 'users', value: editor }])
      const { user } = (await server.rest(`/payload-locked-documents/${lock.id}`, { token: tokens.editor }))
        .body
      expect([user.value.id, user.value.email]).toEqual([
        editor,
        expect.stringMatching(new RegExp(`^${user.value.username} \\(seit \\d\\d:\\d\\d Uhr\\)$`)),
      ])
      await payload.delete({ collection: 'payload-locked-documents', id: lock.id })
    })
  })
}
