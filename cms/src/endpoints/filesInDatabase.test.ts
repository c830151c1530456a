import { readdir } from 'node:fs/promises'
import type { Payload } from 'payload'
import { databases, sqlite } from '../database/testDatabases.ts'
import { attachFakeGrid } from '../lib/fileStore/fakeGrid.fixture.ts'
import { namedFile } from '../lib/fileStore/fileStore.ts'
import { fileStoreOf } from '../lib/fileStore/fileStoreOf.ts'
import { serverOf } from '../testSuite.ts'

for (const db of databases) {
  const name = db === sqlite ? 'a database, as far as it can be had in memory' : db.name
  describe(`files that lie in ${name}`, async () => {
    const prepare = (payload: Payload) => {
      if (db === sqlite) attachFakeGrid(payload)
    }
    const server = await serverOf(db, { filesInDatabase: true }, { prepare })
    const token = await server.loginAs('Admin')

    const post = (address: string, body: unknown) =>
      server.post(address, body, { headers: { Authorization: `Bearer ${token}` } })
    const save = (name: string, text: string) =>
      post('/api/saveFile', { name, content: Buffer.from(text).toString('base64') })
    const inFolder = () => readdir(server.settings.filesDir)
    const upload = async (name: string, text: string, id?: string) => {
      const form = new FormData()
      form.append('file', new File([text], name, { type: 'text/plain' }))
      const [method, address] = id ? ['PATCH', `/files/${id}`] : ['POST', '/files']
      return (await server.rest(address, { method, token, body: form })).body.doc
    }
    const documentOf = async (filename: string) => {
      const { docs } = await server.payload.find({
        collection: 'files',
        where: { filename: { equals: filename } },
      })
      return namedFile(docs[0] as never)
    }

    it('are saved and served as from a folder, and nothing of them lies in one', async () => {
      expect((await save('plakat.txt', 'Ein Plakat')).status).toBe(200)
      expect((await save('plakat.txt', 'Noch eins')).status).toBe(409)
      const { status, headers } = await server.raw('/api/file/plakat.txt')
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': '10',
        'content-disposition': expect.stringContaining('attachment'),
        'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox/),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      expect(await server.text('/api/file/plakat.txt')).toBe('Ein Plakat')
      const again = await server.raw('/api/file/plakat.txt', {
        headers: { 'If-None-Match': String(headers.etag) },
      })
      expect(again.status).toBe(304)
      expect(await inFolder()).toEqual([])
    })

    it('come in, are read in parts, replaced and deleted through the raw API as well', async () => {
      const { id, filename } = await upload('roh.txt', '0123456789')
      const part = (range: string, name = filename) =>
        server.rest(`/files/file/${name}`, { token, headers: { Range: range } })
      const whole = await server.rest(`/files/file/${filename}`, { token })
      expect([whole.status, whole.text]).toEqual([200, '0123456789'])
      expect(whole.headers.get('content-security-policy')).toMatch(/sandbox/)
      expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
      expect(whole.headers.get('accept-ranges')).toBe('bytes')
      const middle = await part('bytes=3-6')
      expect([middle.status, middle.text]).toEqual([206, '3456'])
      expect(middle.headers.get('content-range')).toBe('bytes 3-6/10')
      expect((await part('bytes=20-30')).status).toBe(416)
      expect((await server.rest(`/files/file/${filename}`)).status).toBe(403)
      const replaced = await upload('ersetzt.txt', 'anders', id)
      expect(await server.text(`/api/file/${replaced.filename}`)).toBe('anders')
      expect((await server.get(`/api/file/${filename}`)).status).toBe(404)
      await server.rest(`/files/${id}`, { method: 'DELETE', token })
      expect((await server.get(`/api/file/${replaced.filename}`)).status).toBe(404)
      expect(await fileStoreOf(server.payload).find({ id, name: replaced.filename })).toBeNull()
      expect(await inFolder()).toEqual([])
    })

    it('leave no readable bytes if the upload is refused', async () => {
      const create = server.payload.db.create
      server.payload.db.create = (async (args: { collection: string }) =>
        args.collection === 'logs'
          ? Promise.reject(new Error('no more room'))
          : create.call(server.payload.db, args as never)) as never
      const told = vi.spyOn(console, 'error').mockImplementation(() => {})
      const answer = await save('nie.txt', 'Nie gesehen')
      server.payload.db.create = create
      told.mockRestore()
      expect(answer.status).toBe(500)
      expect((await server.get('/api/file/nie.txt')).status).toBe(404)
      expect((await save('nie.txt', 'Jetzt doch')).status).toBe(200)
      expect(await server.text('/api/file/nie.txt')).toBe('Jetzt doch')
    })

    it('that name a person are found, and erased with the person', async () => {
      await save('liste.txt', 'Änne Zwölfer-Maibaum\n')
      await save('andere.txt', 'Anna Maibaum')
      const { id } = await documentOf('liste.txt')
      const person = { name: 'Änne Zwölfer-Maibaum', email: '', phone: '', username: '' }
      const ask = (address: string, body: object) =>
        server.rest(address, { method: 'POST', token, body: { ...person, ...body } })
      const { body } = await ask('/contract/findPerson', {})
      expect(body.decisions).toMatchObject([{ key: `files:${id}`, fields: ['content'] }])
      const choices = { [`files:${id}`]: 'delete' }
      expect((await ask('/contract/erasePerson', { choices, confirm: person.name })).body).toMatchObject({
        refused: [],
        left: { decisions: [] },
      })
      expect(await fileStoreOf(server.payload).find({ id, name: 'liste.txt' })).toBeNull()
      expect(await server.text('/api/file/andere.txt')).toBe('Anna Maibaum')
    })
  })
}
