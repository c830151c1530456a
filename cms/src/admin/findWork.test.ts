import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../database/testDatabases.ts'
import { contentOf } from '../testContent.ts'
import { createUser, startTestServer, type TestServer } from '../testServer.ts'
import { findWork } from './findWork.ts'

for (const db of databases) {
  describe.skipIf(!db.available)(`the work on the dashboard on ${db.name}`, () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startTestServer(db)
    })
    afterAll(() => server?.stop())

    it('counts what waits, for each only what is theirs to see', async () => {
      const { payload } = server
      const users = {
        Admin: { ...(await createUser(payload, 'chef', 'Admin')), collection: 'users' as const },
        Editor: { ...(await createUser(payload, 'anna', 'Editor')), collection: 'users' as const },
      }
      const work = async (role: keyof typeof users) =>
        Object.fromEntries((await findWork(payload, users[role])).map(({ kind, count }) => [kind, count]))
      expect(await work('Admin')).toEqual({})

      const content = contentOf(payload)
      await content.entry({ name: 'Öffentlich' })
      await content.entry({ name: 'Wartet', state: 'pending' })
      const news = await content.news({ title: 'Weg' })
      const deletedAt = new Date().toISOString()
      await payload.update({ collection: 'news', id: news.id, data: { deletedAt } as never })
      const report = { entry: news.id, name: 'x', topics: ['phone'] }
      await payload.create({ collection: 'reports', data: report as never })
      const mail = { to: 'a@example.org', subject: 's', text: 't' }
      for (const state of [{ attempts: 0 }, { attempts: 2 }, { attempts: 2, sentAt: deletedAt }])
        await payload.create({ collection: 'mails', data: { ...mail, ...state } as never })
      const lastYear = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString()
      const states = [{ state: 'ready' }, { state: 'running' }, { state: 'failed' }, { state: 'done' }]
      for (const state of [...states, { state: 'failed', createdAt: lastYear }])
        await payload.create({
          collection: 'imports',
          data: { user: 'x', fileName: 'a.csv', ...state } as never,
        })

      const editors = { entries: 1, reports: 1, ready: 1, running: 1, failed: 1, trashedNews: 1 }
      expect(await work('Editor')).toEqual(editors)
      expect(await work('Admin')).toEqual({ ...editors, mails: 1 })
    })
  })
}
