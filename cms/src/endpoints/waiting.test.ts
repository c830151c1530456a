import fc from 'fast-check'
import { dayMs } from '#clock.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import { actingOn, ok, onServer } from '#testSuite.ts'
import { confirmOn, verificationRequestsOn } from './verificationRequests.fixture.ts'

onServer('GET /api/waiting', async (server) => {
  const { content, get, post } = await actingOn(server)

  const waiting = () => get('waiting')

  it('counts providers to be called, except those just called in vain', async () => {
    await content.entry({ name: 'Ohne Mail', email: '' })
    await content.entry({ name: 'Auch ohne', email: '' })
    const { rows, total } = await get('calls')
    expect(await waiting()).toMatchObject({ calls: total })
    const [{ entry, missed }] = rows
    const seen = { updatedAt: entry.updatedAt, checkedAt: entry.checkedAt, missed }
    await ok(post('recordCall', { entry: entry.uuid, outcome: 'missed', seen }))
    expect(await waiting()).toMatchObject({ calls: total - 1 })
  })

  it('tells Admins alone of categories without a topic, unsent mails and missing setup', async () => {
    await content.entry({ name: 'Kachelofen Kranz', category: 'Ofensetzer' })
    await content.category('Leer')
    const admin = await server.signIn('Admin')
    const mail = { to: 'a@example.org', subject: 'x', text: 'x', attempts: 2 }
    await server.create('mails', mail)
    await server.create('mails', { ...mail, attempts: 0 })
    const before = await admin.json('waiting')
    expect(before).toMatchObject({ lastBackup: null, withoutTopic: 1, mails: 1 })
    expect(before.setup).toEqual(expect.arrayContaining(['imprint', 'privacy', 'accessibility', 'backup']))
    for (const hidden of ['setup', 'mails']) expect(await waiting()).not.toHaveProperty(hidden)
    await content.page('imprint', '<p>Seniorennetz e. V., Hauptstraße 1</p>')
    await runtimeOf(server.payload).backups.makeForDownload()
    const { lastBackup, setup } = await admin.json('waiting')
    expect(before.setup.filter((task: string) => !setup.includes(task))).toEqual(['imprint', 'backup'])
    expect(Date.parse(lastBackup)).toBeGreaterThan(0)
    await server.payload.kv.set('last-backup', { at: new Date(Date.now() - 15 * dayMs).toISOString() })
    expect((await admin.json('waiting')).setup).toContain('backup')
  })

  it('counts due calls the same in the list, its selects, the figures and the table', async () => {
    const entries = fc.record({
      category: fc.constantFrom('Friseure', 'Taxis', 'Pflege'),
      city: fc.constantFrom('Ebern', 'Eltmann', 'Haßfurt'),
      email: fc.constantFrom('', 'a@example.org', 'b@example.org'),
      checkedAt: fc.constantFrom(null, '2020-02-02', new Date().toISOString().slice(0, 10)),
    })
    for (const [at, { checkedAt, ...entry }] of fc.sample(entries, 20).entries()) {
      const { id } = await content.entry({ name: `Anbieter ${at}`, ...entry })
      if (checkedAt) await confirmOn(server)(id, checkedAt, 'provider')
    }
    const seen = async () => {
      const { categories, towns, listed, total } = await get('calls')
      expect(await waiting()).toMatchObject({ calls: total })
      for (const [filter, names] of Object.entries({ category: categories, town: towns })) {
        const parts = await Promise.all(names.map((name: string) => get(`calls?${filter}=${name}`)))
        expect(parts.every((part) => part.listed > 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part.listed, 0)).toBe(listed)
      }
      const { checked } = await get('verificationFigures')
      const due = (await get('entrytable?filter=checkedLongAgo')).total
      const unchecked = checked.all.total - checked.all.checked
      expect([due, (await get('calls?mail=true')).listed]).toEqual([unchecked, due])
      return { listed, due }
    }
    const off = await seen()
    expect(off.listed).toBe(off.due)
    await content.settings()
    await verificationRequestsOn(server).switchOn()
    const on = await seen()
    expect(on.listed).toBeLessThan(on.due)
  })

  it('counts duplicates as last computed', async () => {
    const { duplicates } = await waiting()
    for (let i = 0; i < 2; i++) await content.entry({ name: 'Zwilling', phone: '09521 77777' })
    expect((await waiting()).duplicates).toBe(duplicates)
    const { total } = await get('duplicates')
    expect(total).toBeGreaterThan(duplicates)
    expect((await waiting()).duplicates).toBe(total)
  })

  it('counts a reported provider once, none that is in the trash, and loads no report', async () => {
    const { reports } = await waiting()
    const [often, once] = [(await content.entry()).id, (await content.entry()).id]
    for (const entry of [often, often, often, once]) await post('addReport', { entry, topics: ['phone'] })
    const loads = vi.spyOn(server.payload.db, 'find')
    expect((await waiting()).reports).toBe(reports + 2)
    expect(loads.mock.calls.map(([{ collection }]) => collection)).not.toContain('reports')
    loads.mockRestore()
    await post('removeDocuments', { noun: 'entries', ids: [once] })
    expect((await waiting()).reports).toBe(reports + 1)
  })

  it('counts rows of imports that are ready only', async () => {
    const { importRows } = await waiting()
    const list = { user: 'editor', fileName: 'liste.csv', headers: [], columns: {} }
    const counts = { new: 3, changed: 2, unchanged: 7, faulty: 1 }
    const table = (state: string) => server.create('imports', { ...list, state, counts })
    await table('cancelled')
    expect((await waiting()).importRows).toBe(importRows)
    const first = await table('ready')
    expect(await waiting()).toMatchObject({ importRows: importRows + 5, waitingImport: first.id })
    await table('ready')
    expect(await waiting()).toMatchObject({ importRows: importRows + 10, waitingImport: first.id })
  })
})
