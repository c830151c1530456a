import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { CollectionSlug } from 'payload'
import { currentTime, dayMs, moveClock } from '#clock.ts'
import { retentionDefaults } from '#globals/SiteSettings/retentionTimes.ts'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { mailFileName, mailFolder } from '#mail/mailFiles.ts'
import { onDatabase, serverOf } from '#testSuite.ts'
import { importRetention } from '../imports/expireImports.ts'
import { cleanUp, maxPerRun, removeAbove, startCleanUp } from './cleanUp.ts'

onDatabase('cleaning up', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })
  const payload = server.payload
  const { content } = server
  await content.settings()
  afterEach(() => moveClock(0))

  const run = () => cleanUp(payload, server.settings.dataDir, importRetention)
  const isThere = async (collection: CollectionSlug, id: string) =>
    (await payload.count({ collection, where: { id: { equals: id } }, trash: true })).totalDocs === 1
  const areThere = (collection: CollectionSlug, ...docs: { id: string }[]) =>
    Promise.all(docs.map(({ id }) => isThere(collection, id)))
  /** Whether it is there shortly before and shortly after. */
  async function around(collection: CollectionSlug, id: string, days: number): Promise<[boolean, boolean]> {
    moveClock(days * dayMs - 60_000)
    await run()
    const before = await isThere(collection, id)
    moveClock(days * dayMs + 60_000)
    await run()
    return [before, await isThere(collection, id)]
  }
  const create = (collection: CollectionSlug, data: object) =>
    payload.create({ collection, data: data as never })
  const deletedAt = () => new Date(currentTime()).toISOString()
  const { trashDays, declinedDays, versionDays, logDays, mailDays, securityLogDays } = retentionDefaults

  it('empties the trash after its retention time, earlier for declined requests', async () => {
    const entry = await content.entry({ name: 'Gelöscht', deletedAt: deletedAt() })
    const declined = await content.entry({ name: 'Abgelehnt', state: 'pending', deletedAt: deletedAt() })
    const waiting = await content.entry({ name: 'Wartet', state: 'pending' })
    const news = await content.news({ deletedAt: deletedAt() })
    const link = await content.link({ deletedAt: deletedAt() })
    const part = { whole: 'x', place: 0, size: 1, file: 'x', name: 'x' }
    const revision = await create('file-parts', { ...part, former: deletedAt(), replacedAt: deletedAt() })
    expect(await around('entries', declined.id, declinedDays)).toEqual([true, false])
    expect(await around('entries', entry.id, trashDays)).toEqual([true, false])
    expect([await isThere('news', news.id), await isThere('links', link.id)]).toEqual([false, false])
    expect(await isThere('file-parts', revision.id)).toBe(false)
    expect(await isThere('entries', waiting.id)).toBe(true)
    const where = { parent: { in: [entry.id, declined.id] } }
    const versions = await payload.db.findVersions({ collection: 'entries', where })
    expect(versions.docs).toEqual([])
  })

  it('deletes decisions with undo data, and orphaned notes', async () => {
    const data = { kind: 'change', request: 'x', outcome: 'spam', name: 'x', undoing: { mails: [] } }
    const decision = await create('decisions', data)
    const waiting = await content.entry({ name: 'Wartet noch', state: 'pending' })
    const note = (fields: object) => create('request-notes', { note: 'x', ...fields })
    const report = (entry: string) => create('reports', { entry, name: 'x', topics: ['phone'] })
    const { id: there } = await content.entry({ name: 'Mit Hinweis' })
    const [waits, stray] = [await report(there), await report(crypto.randomUUID())]
    const [forgotten, kept] = [await note({}), await note({ id: waiting.id })]
    const ofReports = await note({ id: `reports ${there}` })
    expect(await around('decisions', decision.id, declinedDays)).toEqual([true, false])
    expect(await areThere('request-notes', forgotten, kept, ofReports)).toEqual([false, true, true])
    expect(await areThere('reports', waits, stray)).toEqual([true, false])
  })

  it('follows the configured retention time', async () => {
    const keep = (trashDays: number) => content.settings({ retention: { ...retentionDefaults, trashDays } })
    await keep(3)
    const { id } = await content.link({ deletedAt: deletedAt() })
    expect(await around('links', id, 3)).toEqual([true, false])
    for (const days of [0, 1.5, 4000]) await expect(keep(days)).rejects.toThrow()
    await keep(trashDays)
  })

  it('keeps versions that were valid in the retention time, and always the last', async () => {
    const { id } = await content.entry({ name: 'Fassung 1' })
    for (const name of ['Fassung 2', 'Fassung 3']) await server.update('entries', id, { name })
    const untouched = await content.entry({ name: 'Unberührt' })
    const names = async (parent: string) => {
      const query = { sort: 'createdAt', where: { parent: { equals: parent } }, pagination: false }
      const { docs } = await payload.findVersions({ collection: 'entries', ...query })
      return docs.map(({ version }) => version.name)
    }
    expect((await around('entries', id, versionDays))[1]).toBe(true)
    expect(await names(id)).toEqual(['Fassung 3'])
    expect(await names(untouched.id)).toEqual(['Unberührt'])
    // Written now, so the version before was valid until now and is kept.
    moveClock(0)
    await server.update('entries', id, { name: 'Fassung 4' })
    const settings = await payload.findGlobalVersions({ slug: 'site-settings' })
    expect(settings.totalDocs).toBe(1)
    await run()
    expect(await names(id)).toEqual(['Fassung 3', 'Fassung 4'])
  })

  it('deletes the journal with the log, or earlier above its maximum size', async () => {
    const note = (at: string, noun = 'links') =>
      create('journal-notes', { line: 'x', place: 0, rows: 1, at, noun, target: 'x', after: 'gone' })
    const { id } = await note(deletedAt())
    const request = await note(deletedAt(), 'change-requests')
    expect(await around('journal-notes', request.id, declinedDays)).toEqual([true, false])
    expect(await around('journal-notes', id, logDays)).toEqual([true, false])
    moveClock(0)
    const [oldest, newest] = [await note('2026-01-01T00:00:00.000Z'), await note(deletedAt())]
    expect(await removeAbove(payload, 'journal-notes', { sort: 'at', max: 1 })).toBe(1)
    expect(await areThere('journal-notes', oldest, newest)).toEqual([false, true])
  })

  it('covers security events, log, outbox, mail files and the import list', async () => {
    const log = await create('logs', { timestamp: deletedAt(), user: 'admin', action: 'Test' })
    const event = await create('security-events', { timestamp: deletedAt(), act: 'refused', count: 1 })
    expect(await around('security-events', event.id, securityLogDays)).toEqual([true, false])
    const sent = { to: 'a@example.org', subject: 'x', text: 'x', attempts: 1, sentAt: deletedAt() }
    const mail = await create('mails', sent)
    const done = await create('imports', { user: 'admin', activeFor: 'x', fileName: 'x.csv', state: 'done' })
    const folder = mailFolder(server.settings.dataDir)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/${mailFileName(new Date(), 'old')}`, 'x')
    await writeFile(`${folder}/foreign.txt`, 'x')
    expect(await around('mails', mail.id, mailDays)).toEqual([true, false])
    expect(await readdir(folder)).toEqual(['foreign.txt'])
    expect(await around('logs', log.id, logDays)).toEqual([true, false])
    expect(await isThere('imports', done.id)).toBe(false)
  })

  it('runs once a day, in bounded batches, even with two servers', async () => {
    const timestamp = new Date(0).toISOString()
    const fill = () =>
      inTransaction(payload, async (req) => {
        for (let i = 0; i <= maxPerRun; i++) {
          const data = { id: crypto.randomUUID(), timestamp, user: 'x', action: 'x' }
          await payload.db.create({ collection: 'logs', data, req })
        }
      })
    await fill()
    const count = () => server.count('logs')
    const { find } = payload.db
    let readers = 0
    let goOn = () => {}
    const both = new Promise<void>((resolve) => {
      goOn = resolve
    })
    payload.db.find = (async (args: Parameters<typeof find>[0]) => {
      const found = await find.call(payload.db, args)
      if (args.collection !== 'logs') return found
      if (++readers === 2) goOn()
      await both
      return found
    }) as typeof find
    await Promise.all([run(), run()])
    payload.db.find = find
    expect(await count()).toBe(1)
    const tidying = startCleanUp(payload, server.settings.dataDir, importRetention)
    await tidying.look()
    expect(await count()).toBe(0)
    await create('logs', { timestamp, user: 'x', action: 'x' })
    await tidying.look()
    expect(await count()).toBe(1)
    moveClock(dayMs + 1)
    await tidying.look()
    expect(await count()).toBe(0)
    // A clock that was put back, and more than fits into one run.
    moveClock(-dayMs)
    await fill()
    for (const left of [1, 0]) {
      await tidying.look()
      expect(await count()).toBe(left)
    }
    await tidying.stop()
  })

  it('leaves what was restored meanwhile, and what an undo or a running import still needs', async () => {
    const { id } = await content.link({ deletedAt: deletedAt() })
    const imports = { user: 'admin', activeFor: 'y', fileName: 'y.csv', state: 'running' }
    const running = await create('imports', imports)
    const note = { line: 'x', place: 0, rows: 1, at: deletedAt(), noun: 'entries', target: 'x', after: 'y' }
    const changed = await create('journal-notes', note)
    moveClock(retentionDefaults.declinedDays * dayMs + 60_000)
    await run()
    expect(await isThere('journal-notes', changed.id)).toBe(true)
    moveClock((logDays + 1) * dayMs)
    const { find } = payload.db
    payload.db.find = (async (args: Parameters<typeof find>[0]) => {
      const found = await find.call(payload.db, args)
      if (args.collection === 'links') {
        payload.db.find = find
        await payload.update({ collection: 'links', id, data: { deletedAt: null }, trash: true })
      }
      return found
    }) as typeof find
    await run()
    expect(await areThere('links', { id })).toEqual([true])
    expect(await isThere('imports', running.id)).toBe(true)
    await server.remove('imports')
  })

  it('deletes a bounded number of versions', async () => {
    moveClock(0)
    const { id } = await content.entry({ name: 'Fassung' })
    const where = { parent: { equals: id } }
    const versions = () => payload.db.findVersions({ collection: 'entries', where, limit: 1 })
    const [first] = (await versions()).docs
    const at = '2020-01-01T00:00:00.000Z'
    await inTransaction(payload, async (req) => {
      for (let i = 0; i < maxPerRun + 3; i++) {
        const times = { createdAt: at, updatedAt: at, versionData: { ...first?.version, updatedAt: at } }
        const data = { collectionSlug: 'entries', parent: id, autosave: false, ...times }
        await payload.db.createVersion({ ...data, req } as never)
      }
    })
    const left: number[] = []
    for (let i = 0; i < 2; i++) {
      await run()
      left.push((await versions()).totalDocs)
    }
    expect(left).toEqual([4, 2])
  })
})
