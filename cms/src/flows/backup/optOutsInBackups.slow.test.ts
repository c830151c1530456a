import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BasePayload, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createConfig } from '../../createConfig.ts'
import { databases } from '../../database/testDatabases.ts'
import { readEnvironment } from '../../environment.ts'
import { hashOfAddress } from '../../nouns/verificationRequests/linkSecrets.ts'
import { optOuts } from '../../nouns/verificationRequests/readVerificationRequests.ts'
import { startTestServer } from '../../testServer.ts'
import { restoreBackup } from './restoreBackup.ts'
import { writeBackup } from './writeBackup.ts'

for (const db of databases) {
  describe(`opt-outs in backups, on ${db.name}`, () => {
    const [anna, berta, carla] = ['anna@example.org', 'berta@example.org', 'carla@example.org'].map(
      hashOfAddress,
    ) as [string, string, string]
    let folder: string
    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'directory-opt-outs-'))
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    /** Runs `act` with a database that no server has started with yet. */
    async function inEmptyPlace(
      act: (payload: Payload, dataDir: string) => Promise<unknown>,
    ): Promise<string> {
      const dataDir = await mkdtemp(path.join(folder, 'data-'))
      const databaseUrl = await db.url()
      const settings = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none' })
      const payload: Payload = await new BasePayload().init({ config: createConfig(settings) })
      payload.logger.level = 'silent'
      await act(payload, dataDir)
      await payload.destroy()
      return databaseUrl
    }

    it('count after a backup of an earlier version, and after one of this version, with the same ids', async () => {
      const [before, after] = ['before.backup', 'after.backup'].map((name) => path.join(folder, name)) as [
        string,
        string,
      ]
      const at = '2026-01-02T03:04:05.000Z'
      await inEmptyPlace(async (payload) => {
        for (const id of [anna, berta])
          await payload.db.create({ collection: 'objections', data: { id, at } })
        await writeBackup(payload, before)
      })
      const ids: string[][] = []
      for (const [from, to] of [
        [before, after],
        [after, path.join(folder, 'again.backup')],
      ] as const) {
        const databaseUrl = await inEmptyPlace((payload, dataDir) => restoreBackup(payload, from, dataDir))
        const server = await startTestServer(db, { databaseUrl }, { accounts: false })
        const against = await optOuts(server.payload)
        expect([anna, berta, carla].map((hash) => against.has(hash))).toEqual([true, true, false])
        const { docs } = await server.payload.find({ collection: 'objections', sort: 'id' })
        ids.push(docs.map(({ id }) => id))
        await writeBackup(server.payload, to)
        await server.stop()
      }
      expect(ids[1]).toEqual(ids[0])
      expect(ids[0]).not.toContain(anna)
    })
  })
}
