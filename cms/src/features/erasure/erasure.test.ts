import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { leasesOf } from '#database/leases.ts'
import { onMongo } from '#database/testDatabases.ts'
import { documentPages } from '#lib/find/documentPages.ts'
import { runtimeOf } from '#lib/runtime/runtime.ts'
import type { PersonFound } from '#shared/contract/administration'
import { onServer, refused } from '#testSuite.ts'
import { fill, neighbour, person } from './erasure.fixture.ts'

/** Texts that must not remain in a file; the last are encoded as in mails and URLs. */
const markers = [
  ...['zwölfer', 'zwoelfer', 'maibaum', 'zwölf', 'zwoelf.example', 'aenne.privat', 'zmaibaum'],
  ...['7788991', '7 78 89 91', 'zw=c3=b6lfer', 'zw%c3%b6lfer'],
]

onServer('Erasing a person', async (server) => {
  const payload = server.payload
  const admin = await server.signIn('Admin')
  const ids = await fill(server)

  const find = (whom: object): Promise<PersonFound> => admin.post('/api/findPerson', whom)
  const erase = (whom: { name: string }, choices: object = {}) =>
    admin.post('/api/erasePerson', { ...whom, choices, confirm: whom.name })

  /** Without backups, which are not erased. */
  async function bytesOfFolder(): Promise<Map<string, string>> {
    const { dataDir, databaseUrl } = server.settings
    const found = new Map<string, string>()
    for (const folder of [dataDir, ...(onMongo ? [] : [path.dirname(new URL(databaseUrl).pathname)])])
      for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
        if (file.isFile() && !file.parentPath.endsWith('backups')) {
          const bytes = await readFile(path.join(file.parentPath, file.name))
          // Texts of the database are UTF-8.
          found.set(file.name, `${file.name.normalize('NFC')}\n${bytes.toString()}`.toLowerCase())
        }
    return found
  }

  async function textOfDatabase(): Promise<string> {
    const all: unknown[] = []
    for (const { slug, versions } of payload.config.collections) {
      for await (const docs of documentPages(payload, slug as 'entries')) all.push(slug, docs)
      const collection = slug as 'entries'
      if (versions) all.push(await payload.db.findVersions({ collection, limit: 0, pagination: false }))
    }
    const global = 'site-settings'
    all.push(await payload.db.findGlobal({ slug: global }))
    all.push(await payload.db.findGlobalVersions({ global, limit: 0, pagination: false }))
    return JSON.stringify(all).toLowerCase()
  }

  it('needs enough details about the person', async () => {
    await refused(admin.post('/api/findPerson', { name: 'Ok' }), 400)
  })

  it('first lists the places that name the person and what would happen to each', async () => {
    const found = await find(person)
    const proposed = Object.fromEntries(found.decisions.map(({ key, proposed }) => [key, proposed]))
    expect(proposed).toMatchObject({
      [`entries:${ids.hidden}`]: 'clear',
      [`entries:${ids.provider}`]: 'keep',
      [`entries:${ids.former}`]: 'clear',
      [`news:${ids.news}`]: 'keep',
      [`categories:${ids.category}`]: 'keep',
      [`files:${ids.file}`]: 'keep',
      [`users:${ids.user}`]: 'keep',
      'site-settings:': 'keep',
      'data-files:notes/Zwölfer-Maibaum Änne.txt': 'keep',
    })
    expect(found.decisions.filter(({ proposed }) => proposed === 'delete')).toHaveLength(3)
    expect(found.decisions.map(({ label }) => label)).not.toContain('Unbeteiligt')
    const once = 'change-requests reports mails import-parts imports unfound-words file-parts'.split(' ')
    once.push('journal-notes', 'payload-preferences', 'data-files')
    expect(found.others).toMatchObject(Object.fromEntries(once.map((slug) => [slug, 1])))
    expect(found.others.logs).toBeGreaterThan(1)
    expect(found.others.versions).toBeGreaterThan(4)
    expect(found.backups).toHaveLength(1)
  })

  it('does nothing until it is confirmed by typing', async () => {
    const before = await textOfDatabase()
    for (const confirm of ['', 'ja', person.email])
      await refused(admin.post('/api/erasePerson', { ...person, confirm }), 400)
    const choices = { [`users:${ids.user}`]: 'clear' }
    expect(await erase(person, choices)).toMatchObject({ success: false })
    expect(await textOfDatabase()).toBe(before)
  })

  it('keeps the places that staff chose to keep', async () => {
    const choices = { [`entries:${ids.hidden}`]: 'clear', [`entries:${ids.former}`]: 'clear' }
    const before = await server.doc('entries', String(ids.hidden))
    const body = await erase(person, choices)
    expect(body.refused).toEqual([])
    // A form that shows the person still is out of date.
    expect((await server.doc('entries', String(ids.hidden))).updatedAt > before.updatedAt).toBe(true)
    const left = (body.left as PersonFound).decisions.map(({ key }) => key)
    expect(left).toContain(`entries:${ids.provider}`)
    expect(left).not.toContain(`entries:${ids.hidden}`)
    expect(Object.keys(body.left.others)).toEqual(['versions'])
    expect((await server.docs('file-parts')).filter(({ former }) => former)).toEqual([])
    expect((await server.docs('journal-notes')).filter(({ before }) => before)).toEqual([])
    expect(await server.docs('entries', { id: ids.provider })).toMatchObject([{ name: person.name }])
    const hidden = { name: 'Gasthof Linde', submitterEmail: null, token: 'a1b2c3d4' }
    expect(await server.docs('entries', { id: ids.hidden })).toMatchObject([hidden])
  })

  it('removes the person from database and files without changing other people’s data', async () => {
    const found = await find(person)
    const choices = Object.fromEntries(
      found.decisions.map(({ key, choices }) => [key, choices.includes('clear') ? 'clear' : 'delete']),
    )
    choices[`entries:${ids.provider}`] = 'delete'
    const body = await erase(person, choices)
    expect(body.refused).toEqual([])
    expect(body.left).toEqual({ decisions: [], others: {}, backups: [expect.anything()], labels: {} })
    expect(body.overwritten).toBe(onMongo ? null : true)

    const rest = await textOfDatabase()
    const withoutNeighbour = (text: string) => text.replaceAll(neighbour.toLowerCase(), '')
    for (const marker of markers) expect(withoutNeighbour(rest)).not.toContain(marker)
    for (const [name, bytes] of await bytesOfFolder())
      for (const marker of markers)
        expect([name, withoutNeighbour(bytes).includes(marker)]).toEqual([name, false])

    expect(rest).toContain(neighbour.toLowerCase())
    expect(rest).toContain('(gelöscht)')
    const category = { name: 'Kurse', names: { en: 'Courses' }, searchWords: '(gelöscht), Töpfern' }
    expect(await server.docs('categories', { id: ids.category })).toMatchObject([category])
    const settings = await payload.findGlobal({ slug: 'site-settings' })
    expect(settings.people?.map(({ name }) => name)).toEqual([neighbour])
    expect(settings.region.radiusKm).toBe(20)
    expect(settings.importantNumbers?.length).toBeGreaterThan(2)
    for (const page of ['/api/settings', '/imprint']) expect(await server.text(page)).not.toContain('Zwölfer')
    expect(await server.found('Zwoelfer')).toEqual([])
    const lines = await server.docs('logs', { action: 'Person gelöscht' })
    expect(lines.map(({ user }) => user)).toEqual(['admin', 'admin'])
  })

  it('names the last Admin’s account as one that must not be deleted', async () => {
    const { decisions } = await find({ username: 'admin' })
    const choices = Object.fromEntries(decisions.map(({ key }) => [key, 'delete']))
    const asked = { username: 'admin', choices, confirm: 'admin' }
    const body = await admin.post('/api/erasePerson', asked)
    const reason = expect.stringContaining('letzte Administrator')
    expect(body.refused).toEqual([{ of: 'users', key: expect.stringContaining('users:'), reason }])
  })

  it('deletes former values that named the person from the journal', async () => {
    const note = { line: 'x', place: 0, rows: 1, at: '2026-01-01', noun: 'entries', target: 'e', after: 'x' }
    const fields = { name: ['Nora Notizbuch', 'Gasthof'] }
    const { id } = await payload.create({ collection: 'journal-notes', data: { ...note, fields } as never })
    expect((await erase({ name: 'Nora Notizbuch' })).refused).toEqual([])
    expect(await server.count('journal-notes', { id })).toBe(0)
  })

  it('keeps the rows of a running import and reports that', async () => {
    const leases = leasesOf(payload)
    await leases.take('imports running', 'other', 600_000)
    const running = { user: 'x', activeFor: 'r', fileName: 'x', state: 'running' }
    const { id } = await payload.create({ collection: 'imports', data: running as never })
    const part = { id: `${id}:rows:0`, import: id, kind: 'rows', content: [{ cells: ['Ein Name Hier'] }] }
    await payload.db.create({ collection: 'import-parts', data: part })
    const body = await erase({ name: 'Ein Name Hier' })
    expect(body.refused).toHaveLength(1)
    expect(body.left.others).toEqual({ 'import-parts': 1 })
    await leases.giveBack('imports running', 'other')
    await runtimeOf(payload).imports.idle()
  })
})
