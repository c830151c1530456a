import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlite } from '../../database/testDatabases.ts'
import { startTestServer, type TestServer } from '../../testServer.ts'
import { cleanUp } from './cleanUp.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer(sqlite)
  token = await server.loginAs('Editor')
})
afterAll(() => server?.stop())

it('logs, undoes and cleans up tips, one or several at once', async () => {
  const headers = { Authorization: `Bearer ${token}` }
  const add = async (title: string) =>
    ((await server.rest('/tips', { method: 'POST', body: { title }, token })).body as { doc: { id: string } })
      .doc.id
  const ids = [await add('A'), await add('B')]
  const gone = async () =>
    (await server.payload.count({ collection: 'tips', trash: true, where: { deletedAt: { exists: true } } }))
      .totalDocs
  const removed = await server.rest(`/tips?where[id][in]=${ids.join()}`, { method: 'DELETE', token })
  expect([removed.status, await gone()], removed.text).toEqual([200, 2])
  const lines = await server.json('/api/action_logs?together=true', { headers })
  expect(lines[0]).toMatchObject({ action: '2 Tipps entfernt', canUndo: true, values: { things: 'tips' } })
  const undone = await server.post('/api/undo', { id: lines[0].auuid }, { headers })
  expect([undone.status, await gone()]).toEqual([200, 0])
  await server.rest(`/tips/${ids[0]}`, { method: 'PATCH', body: { title: 'C' }, token })
  const [changed] = await server.json('/api/action_logs', { headers })
  expect(changed).toMatchObject({ action: 'Tipp geändert', entry: 'C', canUndo: true })
  const answer = await server.post('/api/undo', { id: changed.auuid }, { headers })
  expect(answer.status).toBe(200)
  expect((await server.payload.findByID({ collection: 'tips', id: ids[0] as string })).title).toBe('A')
  await server.payload.update({
    collection: 'tips',
    id: ids[0] as string,
    data: { deletedAt: '2020-01-01T00:00:00.000Z' },
  })
  const imports = { expire: async () => 0, endStates: [] } as never
  expect(await cleanUp(server.payload, server.settings.dataDir, imports)).toMatchObject({ tips: 1 })
})
