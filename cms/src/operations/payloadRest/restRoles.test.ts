import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { serverOf } from '../../testSuite.ts'

/** `accessMatrix.test.ts` says who may do what with each collection; here are the fields and documents within one. */
for (const db of databases) {
  describe(`raw REST by role on ${db.name}`, async () => {
    const server = await serverOf(db)
    const editor = await server.loginAs('Editor')

    it('of the settings visitors get what pages say, staff the rest', async () => {
      const read = async (token: string | null) =>
        Object.keys((await server.rest('/globals/site-settings', { token })).body)
      const pages = Object.keys(await server.json('/api/settings'))
      const own = ['id', 'globalType', 'createdAt', 'updatedAt']
      expect((await read(null)).filter((name) => ![...pages, ...own].includes(name))).toEqual([])
      const { body } = await server.rest('/globals/site-settings?select[retention]=true&select[asking]=true')
      expect([body.retention, body.asking]).toEqual([undefined, undefined])
      const inner = ['retention', 'asking', 'keepUnfoundWords']
      for (const token of [editor, await server.loginAs('Admin')])
        expect(await read(token)).toEqual(expect.arrayContaining(inner))
    })

    it('lets an editor see and change nothing of users but the own account', async () => {
      const list = await server.rest('/users', { token: editor })
      expect(list.body.docs.map(({ username }: { username: string }) => username)).toEqual(['editor'])
      const own = `/users/${list.body.docs[0].id}`
      await server.rest(own, { method: 'PATCH', token: editor, body: { role: 'Admin' } })
      const { role } = await server.payload.findByID({ collection: 'users', id: list.body.docs[0].id })
      expect(role).toBe('Editor')
    })

    it('keeps what only staff may know from everybody else', async () => {
      const { id } = await contentOf(server.payload).entry({ token: 'secrettokn' })
      for (const address of ['/entries', `/entries/${id}`, '/entries/versions', '/entries?trash=true']) {
        const { text } = await server.rest(address)
        expect(text).not.toMatch(/secrettokn|submitterEmail|formerNames/)
      }
      const guess = await server.rest('/entries?where[token][equals]=secrettokn')
      expect(guess.body?.docs ?? []).toEqual([])
    })
  })
}
