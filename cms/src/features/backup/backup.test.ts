import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { addressIds, prepareAddressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import { lastRequests } from '#collections/VerificationRequests/readVerificationRequests.ts'
import { everyDatabase } from '#database/testDatabases.ts'
import { storeSecurityEvent } from '#lib/securityEvents/securityEvent.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { mailsAreHeld } from '#mail/heldMails.ts'
import { contentOf } from '#testContent.ts'
import { makeFolder } from '#testFolder.ts'
import { passwords, type TestServer } from '#testServer.ts'
import { serverOf } from '#testSuite.ts'
import { importingOn } from '../imports/importClient.fixture.ts'
import {
  contentIn,
  contentNow,
  emptyPlace,
  linesOfBackup,
  writeLinesOfBackup,
} from './backupFiles.fixture.ts'
import { checkBackup } from './readBackup.ts'
import { assertRestoreFinished } from './unfinished.ts'
import { writeBackup } from './writeBackup.ts'

const everyFact = {
  ...{ stepFree: true, wideDoor: false, lift: true, accessibleToilet: false, parking: true },
  ...{ hearingLoop: false, places: 'frei, Stand 03.01.2026', openData: true },
}

async function fill(server: TestServer): Promise<string> {
  const { payload, content } = server
  const picture = Buffer.alloc(300_000, 'Bild ').toString('base64')
  const admin = await server.signIn('Admin')
  const saved = await admin.post('/api/saveFile', { name: 'plakat.txt', content: picture })
  expect(saved.status).toBe(200)
  const submitted = { token: 'abcd1234', submitterEmail: 'a@b.example' }
  const entry = await content.entry({ name: 'Änderwerk', ...submitted })
  for (let i = 0; i < 3; i++) await server.update('entries', entry.id, { services: `Fassung ${i}` })
  await content.entry({ name: 'Weggeworfen', deletedAt: new Date().toISOString() })
  await content.entry({ name: 'Mit allem', ...everyFact })
  // More than are read at once.
  await inTransaction(payload, async (req) => {
    for (let i = 0; i < 110; i++) await contentOf(payload, req).entry({ name: `Anbieter ${i}` })
  })
  await content.news()
  await content.link()
  await content.page('imprint', '<p>Wir</p>')
  await content.topCategory()
  const mail = { to: 'a@b.example', subject: 'Token', text: 'Ihr Token' }
  const data = { ...mail, nextAttemptAt: '2100-01-01T00:00:00.000Z' } as never
  await payload.create({ collection: 'mails', data })
  const region = { key: 'r', label: 'R', aliases: ['x', 'y'], lat: 50, lon: 10, radiusKm: 20 }
  await content.settings({ region })
  const { send: upload } = await importingOn(server)
  await upload('Name;Kategorie;PLZ;Ort;Straße\nImportiert;Pflege;97437;Haßfurt;Weg 1\n', 'uploadExcel')
  return entry.id
}

for (const from of everyDatabase) {
  describe(`a backup of ${from.name}`, async () => {
    const folder = makeFolder()
    const server = await serverOf(from)
    const entryId = await fill(server)
    const target = (name: string) => path.join(folder, name)
    const backedUp = async (name: string) => {
      await writeBackup(server.payload, target(name))
      return target(name)
    }

    it('is a complete, private snapshot despite concurrent writes, and overwrites no file', async () => {
      const before = await contentNow(server.payload)
      const file = target('under-load')
      const { db } = server.payload
      const { find } = db
      let written = 0
      // While the backup reads, documents are created, changed and deleted.
      db.find = (async (args: Parameters<typeof find>[0]) => {
        if (args.collection === 'entries' && args.req && written === 0) {
          written++
          await server.content.entry({ name: 'Zu spät' })
          await server.update('entries', entryId, { services: 'Zu spät' })
        }
        return find.call(db, args)
      }) as never
      await writeBackup(server.payload, file).finally(() => {
        db.find = find
      })
      expect(written).toBe(1)
      await checkBackup(file)
      expect(await contentIn(file)).toEqual(before)
      expect(await contentNow(server.payload)).not.toEqual(before)
      if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600)
      expect(await readdir(folder)).toEqual(['under-load'])
      await expect(writeBackup(server.payload, file)).rejects.toThrow('already a file')
    })

    it('contains accounts with hashes and tokens, but no sessions and no secret', async () => {
      const event = { id: randomUUID(), timestamp: new Date().toISOString() }
      await storeSecurityEvent(server.payload, { act: 'logout' }, event)
      const file = await backedUp('what-is-in-it')
      const text = gunzipSync(await readFile(file)).toString()
      const where = { username: { equals: 'admin' } }
      const user = await server.payload.db.findOne<{ id: string; hash: string }>({
        collection: 'users',
        where,
      })
      expect(text).toContain(String(user?.hash))
      expect(text).toContain('abcd1234')
      expect(text).not.toMatch(/"of":"(?:sessions|security-events|payload-[\w-]*)"/)
      expect(text).not.toContain(server.settings.secret)
    })

    it('is refused with a reason if damaged, foreign, newer or missing; nothing is written', async () => {
      const file = await backedUp('good')
      const good = await readFile(file)
      const text = gunzipSync(good).toString()
      const middle = Buffer.from(good)
      middle[Math.floor(good.length / 2)] = (middle[Math.floor(good.length / 2)] ?? 0) ^ 0xff
      const ofSchema = (name: string) => gzipSync(text.replace('"schema":[', `"schema":["${name}",`))
      const older = ofSchema('20261121_094202_initial')
      const bad: [name: string, content: Buffer, words: RegExp][] = [
        ['cut', good.subarray(0, good.length - 500), /not whole/],
        ['flipped', middle, /damaged/],
        ['shortened', gzipSync(text.split('\n').slice(0, -2).join('\n')), /not whole/],
        ['changed', gzipSync(text.replace('Änderwerk', 'Anderwerk')), /checksum/],
        ['continued', gzipSync(`${text}{}\n`), /damaged/],
        ['picture', Buffer.from('PNG'), /no backup of this program/],
        ['other', gzipSync('{"format":"something"}\n'), /no backup of this program/],
        ['newer', ofSchema('30000101_of_the_future'), /newer version/],
        ['older', older, /^\S+ was made by a version before 1\.0, which this one cannot read\.$/],
      ]
      const place = await emptyPlace(from)
      for (const [name, content, words] of bad) {
        await writeFile(target(name), content)
        await expect(place.restore(target(name)), name).rejects.toThrow(words)
      }
      await expect(place.restore(target('nowhere'))).rejects.toThrow('no file')
      expect((await place.payload.count({ collection: 'users' })).totalDocs).toBe(0)
    })

    it('keeps opt-outs with their key, which replaces a key created meanwhile', async () => {
      const hashes = ['anna@example.org', 'berta@example.org'].map(hashOfAddress)
      const [id = ''] = hashes.map(await addressIds(server.payload))
      const at = '2026-01-02T03:04:05.000Z'
      const request = { askedAt: at, mailedAt: at, mails: 1, state: 'closed', answers: {}, revision: 1 }
      const links = [{ mailedAt: at, linkHash: 'one', optOutHash: 'other' }]
      const data = { id, ...request, links, optedOutAt: at } as never
      await server.payload.create({ collection: 'verification-requests', data })
      const file = await backedUp('opt-outs')
      const place = await emptyPlace(from)
      await prepareAddressIds(place.payload)
      await place.restore(file)
      const requests = await lastRequests(place.payload)
      expect(hashes.map((hash) => requests.get(hash)?.isOptedOut)).toEqual([true, undefined])
    })

    it('drops dangling references, which MongoDB may contain', async () => {
      const file = await backedUp('dangling')
      const lines = await linesOfBackup(file)
      const end = JSON.parse(lines.pop() ?? '')
      const version = lines.findIndex((line) => line.startsWith('{"kind":"version","of":"entries"'))
      lines[version] = lines[version]?.replace(/"category":"[^"]*"/, '"category":"gone"') ?? ''
      await writeLinesOfBackup(file, lines, end)
      const place = await emptyPlace(from)
      expect((await place.restore(file)).lost).toEqual([])
      const { parent } = JSON.parse(lines[version] ?? '').data
      await place.payload.delete({ collection: 'entries', id: parent, trash: true })
    })

    it('of an older version gets defaults for missing fields, and lists what is lost', async () => {
      const file = await backedUp('former')
      const [manifest = '', ...lines] = await linesOfBackup(file)
      const end = JSON.parse(lines.pop() ?? '')
      const older = lines.map((line) => line.replaceAll(/,"(?:homeVisitsByNature|pharmacyPage)":[^,}]*/g, ''))
      expect(older).not.toEqual(lines)
      end.counts.links++
      await writeLinesOfBackup(file, [manifest, ...older], end)
      const place = await emptyPlace(from)
      expect((await place.restore(file)).lost).toEqual(['links'])
      expect(await contentNow(place.payload)).toEqual(await contentNow(server.payload))
    })

    for (const to of everyDatabase)
      it(`comes back on ${to.name}: same content, same passwords, no mail`, async () => {
        const file = target(`into-${to.name}`)
        const { documents, files } = await writeBackup(server.payload, file)
        const place = await emptyPlace(to)
        const restored = await place.restore(file)
        expect(restored).toMatchObject({ documents, files, lost: [] })
        expect(() => assertRestoreFinished(place.settings.dataDir)).not.toThrow()
        await expect(place.restore(file)).rejects.toThrow('not empty')
        expect(files).toBe(1)
        expect(await contentNow(place.payload)).toEqual(await contentNow(server.payload))
        expect(await mailsAreHeld(place.payload)).toBe(true)
        const where = { parent: { equals: entryId } }
        const versions = await place.payload.countVersions({ collection: 'entries', where })
        expect(versions.totalDocs).toBeGreaterThan(3)
        const data = { username: 'admin', password: passwords.Admin } as never
        const { user } = await place.payload.login({ collection: 'users', data })
        expect(user?.username).toBe('admin')
      })
  })
}
