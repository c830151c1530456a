import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { moveClock } from '../../clock.ts'
import { databases, onMongo, sqlite } from '../../database/testDatabases.ts'
import { testPayload } from '../../database/testPayload.ts'
import { inTransaction } from '../transaction/inTransaction.ts'
import { attachFakeGrid } from './fakeGrid.fixture.ts'
import type { FileStore, NamedFile } from './fileStore.ts'
import { folderStore } from './fileStoreOf.ts'
import { gridStore } from './gridStore.ts'

const hourMs = 3_600_000
const file: NamedFile = { id: 'one', name: 'Plakat.txt' }
const bytes = (text: string) => Readable.from([Buffer.from(text.slice(0, 3)), Buffer.from(text.slice(3))])
const textOf = async (store: FileStore, which = file) => {
  const found = await store.find(which)
  return found && String(await buffer(found.read()))
}
async function* breaking() {
  yield Buffer.from('half of it')
  throw new Error('broken off')
}

const places = onMongo
  ? databases.map((db) => ({ name: db.name, db }))
  : [
      { name: 'a folder', db: null },
      { name: 'a database, as far as it can be had in memory', db: sqlite },
    ]

for (const { name, db } of places) {
  describe(`files in ${name}`, () => {
    let store: FileStore
    let payload: Payload | undefined
    let folder: string | undefined
    let fake: ReturnType<typeof attachFakeGrid> | undefined
    beforeAll(async () => {
      if (db) {
        payload = (await testPayload({ url: await db.url() })) as unknown as Payload
        if (db === sqlite) fake = attachFakeGrid(payload)
        store = gridStore(payload)
      } else {
        folder = await mkdtemp(path.join(tmpdir(), 'directory-files-'))
        store = folderStore(folder)
      }
    })
    afterEach(async () => {
      moveClock(0)
      await store.remove(file)
    })
    afterAll(async () => {
      await payload?.destroy()
      if (folder) await rm(folder, { recursive: true, force: true })
      await db?.stop()
    })

    it('are kept whole, read in parts, and replaced', async () => {
      expect([await store.find(file), await store.isEmpty()]).toEqual([null, true])
      await store.put(file, bytes('0123456789'))
      const found = await store.find(file)
      expect([found?.size, await textOf(store), await store.isEmpty()]).toEqual([10, '0123456789', false])
      for (const [start, end] of [
        [0, 0],
        [3, 6],
        [9, 9],
      ] as const)
        expect(String(await buffer(found?.read({ start, end }) as Readable))).toBe(
          '0123456789'.slice(start, end + 1),
        )
      await store.put(file, bytes('anderes'))
      const replaced = await store.find(file)
      expect([replaced?.size, await textOf(store)]).toEqual([7, 'anderes'])
      expect(`${replaced?.size} ${replaced?.version}`).not.toBe(`${found?.size} ${found?.version}`)
      expect(await store.find({ ...file, name: 'sonst.txt' })).toBeNull()
      await store.put(file, bytes(''))
      expect([(await store.find(file))?.size, await textOf(store)]).toEqual([0, ''])
      await store.remove(file)
      expect([await store.find(file), await store.isEmpty()]).toEqual([null, true])
    })

    it('are as they were where new bytes break off', async () => {
      await expect(store.put(file, breaking())).rejects.toThrow('broken off')
      expect(await store.find(file)).toBeNull()
      await store.put(file, bytes('ganz'))
      await expect(store.put(file, breaking())).rejects.toThrow('broken off')
      expect(await textOf(store)).toBe('ganz')
    })

    it.skipIf(!db)('change for others with the commit and not without', async () => {
      const own = payload as Payload
      await inTransaction(own, async (req) => {
        await store.put(file, bytes('neu'), req)
        expect(await store.find(file)).toBeNull()
      })
      expect(await textOf(store)).toBe('neu')
      const failing = (act: (req: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<void>) =>
        expect(
          inTransaction(own, async (req) => {
            await act(req)
            throw new Error('not so')
          }),
        ).rejects.toThrow('not so')
      await failing((req) => store.put(file, bytes('verworfen'), req))
      expect(await textOf(store)).toBe('neu')
      await failing((req) => store.remove(file, req))
      expect(await textOf(store)).toBe('neu')
      await inTransaction(own, (req) => store.remove(file, req))
      expect(await store.find(file)).toBeNull()
    })

    it.skipIf(!db)('delete bytes without an owner after a day, and no others', async () => {
      const deleteUnowned = () => gridStore(payload as Payload).deleteUnowned()
      moveClock(25 * hourMs)
      await deleteUnowned()
      moveClock(0)
      const before = [fake?.kept(), fake?.parts()]
      await store.put(file, bytes('bleibt'))
      await store.put({ id: 'two', name: 'zwei.txt' }, bytes('verwaist'))
      await expect(store.put(file, breaking())).rejects.toThrow('broken off')
      const lost = (await store.find({ id: 'two', name: 'zwei.txt' }))?.read
      const { connection } = (payload as Payload).db as unknown as {
        connection: { db: { collection(name: string): { deleteMany(filter: object): Promise<void> } } }
      }
      await connection.db.collection('uploads.owners').deleteMany({ _id: 'two' })
      await deleteUnowned()
      expect(String(await buffer(lost?.() as Readable))).toBe('verwaist')
      moveClock(25 * hourMs)
      await deleteUnowned()
      expect(await textOf(store)).toBe('bleibt')
      if (fake) expect([fake.kept(), fake.parts()]).toEqual([Number(before[0]) + 1, Number(before[1]) + 1])
      else await expect(buffer(lost?.() as Readable)).rejects.toThrow('FileNotFound')
    })
  })
}
