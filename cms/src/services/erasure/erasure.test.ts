import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PersonFound } from '@directory/shared/erasure'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { type Content, contentOf } from '../../testContent.ts'
import { createUser, startTestServer, type TestServer } from '../../testServer.ts'
import { documentPages } from '../documentPages.ts'
import { logImport } from '../imports/records.ts'
import { inTransaction } from '../inTransaction.ts'
import { createMailTransport } from '../mail/mailTransport.ts'
import { runtimeOf } from '../runtime.ts'

const person = {
  name: 'Änne Zwölfer-Maibaum',
  email: 'aenne.privat@zwoelf.example',
  phone: '09521 7788991',
  username: 'zmaibaum',
}
const spellings = [
  person.name,
  'ÄNNE ZWÖLFER-MAIBAUM',
  'Zwölfer-Maibaum, Änne',
  'Aenne Zwoelfer-Maibaum',
  person.email,
  'Aenne.Privat@Zwoelf.EXAMPLE',
  person.phone,
  '(0 95 21) 7 78 89 91',
  '+49 9521/7788991',
  person.username,
]
/** As bytes they would stand in a file; the last, what QP makes of the name. */
const markers = [
  ...['zwölfer', 'zwoelfer', 'maibaum', 'zwölf', 'zwoelf.example', 'aenne.privat', 'zmaibaum'],
  ...['7788991', '7 78 89 91', 'zw=c3=b6lfer', 'zw%c3%b6lfer'],
]
const neighbour = 'Anna Maibaum-Schmitt'

for (const db of databases) {
  describe.skipIf(!db.available)(`Erasing a person on ${db.name}`, () => {
    let server: TestServer
    let payload: Payload
    let content: Content
    let token: string
    const ids: Record<string, string> = {}

    beforeAll(async () => {
      server = await startTestServer(db)
      payload = server.payload
      content = contentOf(payload)
      token = await server.loginAs('Admin')
      await fill()
    })
    afterAll(() => server?.stop())

    const call = (address: string, body: unknown, as: string | null = token) =>
      server.rest(address, { method: 'POST', body, token: as })
    const text = (i: number) => `Fragen an ${spellings[i % spellings.length]}, nicht an ${neighbour}.`

    /** Everywhere a person may lie, in every spelling. */
    async function fill(): Promise<void> {
      const asked = { state: 'published', submitterEmail: spellings[5], token: 'a1b2c3d4' } as const
      ids.hidden = (await content.entry({ name: 'Gasthof Linde', ...asked })).id
      ids.provider = (
        await content.entry({ name: spellings[0], phone: spellings[7], email: spellings[4] })
      ).id
      ids.kept = (await content.entry({ name: 'Bleibt', additionalInfo: text(3) })).id
      ids.former = (await content.entry({ name: spellings[2] })).id
      await payload.update({ collection: 'entries', id: ids.former, data: { name: 'Heißt jetzt anders' } })
      await content.entry({ name: 'Anfrage', state: 'pending', submitterEmail: spellings[4] })
      await content.entry({ name: spellings[3], deletedAt: new Date().toISOString() })
      await content.entry({ name: 'Unbeteiligt', additionalInfo: neighbour })
      ids.news = (await content.news({ title: 'Fest', text: text(8) })).id
      await content.link({ description: text(6), deletedAt: new Date().toISOString() })
      await content.page('imprint', `<p>Anruf bei <b>Änne</b> Zwölfer-Maibaum</p>`)
      const category = { name: 'Kurse', searchWords: `${spellings[1]}, Töpfern`, nameEn: 'Courses' }
      ids.category = (await payload.create({ collection: 'categories', data: category as never })).id
      await content.settings({ people: [{ name: spellings[0] }, { name: neighbour }] } as never)
      await content.settings({ postalAddress: `c/o ${spellings[2]}\nWeg 1` } as never)
      ids.file = (await content.file('liste.csv', `Name;Mail\n${spellings[3]};x`, 'text/csv')).id
      const change = {
        name: 'Gasthof Linde',
        email: spellings[5],
        token: 'x',
        proposal: { phone: spellings[8] },
      }
      await payload.create({ collection: 'change-requests', data: change as never })
      const mail = { to: spellings[4], subject: 'Ihre Anfrage', text: text(0), attempts: 0 }
      const sent = await payload.create({ collection: 'mails', data: mail as never })
      const transport = createMailTransport({ smtpUrl: null, dataDir: server.settings.dataDir })
      const from = { name: '', address: 'a@example.org' }
      await transport.send({
        ...mail,
        id: sent.id,
        to: 'x@example.org',
        from,
        html: text(0),
        date: new Date(),
      } as never)
      await transport.send({
        ...mail,
        id: 'other',
        to: 'x@example.org',
        subject: neighbour,
        from,
        text: neighbour,
        html: '',
        date: new Date(),
      } as never)
      await inTransaction(payload, (req) => logImport(req, spellings[9] ?? '', 'Import', text(1)))
      const journal = { items: [{ id: 'e', before: { name: spellings[0] } }], categories: [] }
      const done = {
        user: spellings[9],
        activeFor: 'i',
        fileName: `${spellings[0]}.xlsx`,
        state: 'done',
        rowParts: 1,
        samples: [[spellings[0]], ['x']],
        step: 1,
      }
      ids.import = (await payload.create({ collection: 'imports', data: done as never })).id
      const part = { id: `${ids.import}:journal:0`, import: ids.import, kind: 'journal', content: journal }
      await payload.db.create({ collection: 'import-parts', data: part })
      const word = { id: crypto.randomUUID(), word: 'zwölfer', count: 3, days: 3, lastDay: '2026-11-22' }
      await payload.db.create({ collection: 'unfound-words', data: word })
      const user = await createUser(payload, person.username, 'Editor', 'password of the editor')
      ids.user = user.id
      const own = await server.login(person.username, 'password of the editor')
      await server.rest('/links', {
        method: 'POST',
        token: own,
        body: { name: 'Neu', url: 'https://a.example/' },
      })
      await server.rest('/payload-preferences/list', {
        method: 'POST',
        token: own,
        body: { value: { search: spellings[0] } },
      })
      const { dataDir } = server.settings
      await mkdir(path.join(dataDir, 'notes'), { recursive: true })
      await writeFile(path.join(dataDir, 'notes', 'Zwölfer-Maibaum Änne.txt'), 'x')
      await mkdir(path.join(dataDir, 'backups'), { recursive: true })
      await writeFile(path.join(dataDir, 'backups', 'wegweiser-2026-11-01T00-00-00Z.backup'), 'x')
    }

    /** What the data folder's files hold, without the backups, which cannot be reached. */
    async function bytesOfFolder(): Promise<Map<string, string>> {
      const { dataDir } = server.settings
      const database = new URL(server.settings.databaseUrl)
      const folders = [dataDir, ...(database.protocol === 'file:' ? [path.dirname(database.pathname)] : [])]
      const found = new Map<string, string>()
      for (const folder of folders)
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
        if (versions)
          all.push(
            await payload.db.findVersions({ collection: slug as 'entries', limit: 0, pagination: false }),
          )
      }
      all.push(await payload.db.findGlobal({ slug: 'site-settings' }))
      all.push(await payload.db.findGlobalVersions({ global: 'site-settings', limit: 0, pagination: false }))
      return JSON.stringify(all).toLowerCase()
    }

    it('is for an Admin, who says enough about the person', async () => {
      for (const address of ['/erasure/find', '/erasure']) {
        expect((await call(address, person, null)).status).toBe(401)
        expect((await call(address, person, await server.loginAs('Editor'))).status).toBe(403)
        expect((await call(address, 'x')).status).toBe(400)
        expect((await call(address, { name: 7 })).status).toBe(400)
      }
      for (const too of [{}, { name: 'Ok' }, { phone: '110' }, { email: 'zwoelf.example' }])
        expect((await call('/erasure/find', too)).status).toBe(400)
    })

    it('first shows where the person is named, and what would become of it', async () => {
      const { status, body } = await call('/erasure/find', person)
      expect(status).toBe(200)
      const found: PersonFound = body
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
      })
      expect(found.decisions.filter(({ proposed }) => proposed === 'delete')).toHaveLength(3)
      expect(found.decisions.map(({ label }) => label)).not.toContain('Unbeteiligt')
      expect(found.others).toMatchObject({
        'change-requests': 1,
        mails: 1,
        'import-parts': 1,
        imports: 1,
        'unfound-words': 1,
        'payload-preferences': 1,
        'data-files': 2,
      })
      expect(found.others.logs).toBeGreaterThan(1)
      expect(found.others.versions).toBeGreaterThan(4)
      expect(found.backups).toHaveLength(1)
    })

    it('does nothing until it is confirmed by typing', async () => {
      const before = await textOfDatabase()
      for (const confirm of ['', 'ja', person.email])
        expect(await call('/erasure', { ...person, confirm })).toMatchObject({ status: 400 })
      expect(await textOfDatabase()).toBe(before)
    })

    it('leaves what is to stay', async () => {
      const choices = { [`entries:${ids.hidden}`]: 'clear', [`entries:${ids.former}`]: 'clear' }
      const { status, body } = await call('/erasure', { ...person, choices, confirm: person.name })
      expect([status, body.refused]).toEqual([200, []])
      const left = (body.left as PersonFound).decisions.map(({ key }) => key)
      expect(left).toContain(`entries:${ids.provider}`)
      expect(left).not.toContain(`entries:${ids.hidden}`)
      expect(Object.keys(body.left.others)).toEqual(['versions'])
      expect((await payload.findByID({ collection: 'entries', id: ids.provider ?? '' })).name).toBe(
        person.name,
      )
      const hidden = await payload.findByID({ collection: 'entries', id: ids.hidden ?? '' })
      expect(hidden).toMatchObject({ name: 'Gasthof Linde', submitterEmail: null, token: 'a1b2c3d4' })
    })

    it('leaves nothing of the person in database and files, and nobody else is touched', async () => {
      const found: PersonFound = (await call('/erasure/find', person)).body
      const choices = Object.fromEntries(
        found.decisions.map(({ key, choices }) => [key, choices.includes('clear') ? 'clear' : 'delete']),
      )
      choices[`entries:${ids.provider}`] = 'delete'
      const { status, body } = await call('/erasure', { ...person, choices, confirm: person.name })
      expect([status, body.refused]).toEqual([200, []])
      expect(body.left).toEqual({ decisions: [], others: {}, backups: [expect.anything()] })
      expect(body.overwritten).toBe(db.name === 'SQLite' ? true : null)

      const rest = await textOfDatabase()
      // The neighbour shares a part of the name.
      const withoutNeighbour = (text: string) => text.replaceAll(neighbour.toLowerCase(), '')
      for (const marker of markers) expect(withoutNeighbour(rest)).not.toContain(marker)
      for (const [name, bytes] of await bytesOfFolder())
        for (const marker of markers)
          expect([name, withoutNeighbour(bytes).includes(marker)]).toEqual([name, false])

      expect(rest).toContain(neighbour.toLowerCase())
      expect(rest).toContain('(gelöscht)')
      expect(await payload.findByID({ collection: 'categories', id: ids.category ?? '' })).toMatchObject({
        name: 'Kurse',
        nameEn: 'Courses',
        searchWords: '(gelöscht), Töpfern',
      })
      const settings = await payload.findGlobal({ slug: 'site-settings' })
      expect(settings.people?.map(({ name }) => name)).toEqual([neighbour])
      expect(settings.region.radiusKm).toBe(20)
      expect(settings.importantNumbers?.length).toBeGreaterThan(2)
      // What visitors get, too.
      expect(await server.text('/api/settings')).not.toContain('Zwölfer')
      expect(await server.text('/imprint')).not.toContain('Zwölfer')
      expect((await server.json('/api/searchFor?searchQuery=Zwoelfer')).length).toBe(0)
      const { docs } = await payload.find({
        collection: 'logs',
        where: { action: { equals: 'Person gelöscht' } },
      })
      expect(docs.map(({ user }) => user)).toEqual(['admin', 'admin'])
    })

    it('says what it may not delete: an account that nobody else could stand in for', async () => {
      const { body } = await call('/erasure', {
        username: 'admin',
        choices: Object.fromEntries(
          ((await call('/erasure/find', { username: 'admin' })).body as PersonFound).decisions.map(
            ({ key }) => [key, 'delete'],
          ),
        ),
        confirm: 'admin',
      })
      expect(body.refused).toEqual([
        {
          of: 'users',
          key: expect.stringContaining('users:'),
          reason: expect.stringContaining('letzte Administrator'),
        },
      ])
    })

    it('leaves the rows of an import that is at work, and says so', async () => {
      const running = {
        user: 'x',
        activeFor: 'r',
        fileName: 'x',
        state: 'running',
        holder: 'other',
        holdUntil: '2099-01-01',
      }
      const { id } = await payload.create({ collection: 'imports', data: running as never })
      const part = { id: `${id}:rows:0`, import: id, kind: 'rows', content: [{ cells: ['Ein Name Hier'] }] }
      await payload.db.create({ collection: 'import-parts', data: part })
      const { body } = await call('/erasure', { name: 'Ein Name Hier', confirm: 'Ein Name Hier' })
      expect(body.refused).toHaveLength(1)
      expect(body.left.others).toEqual({ 'import-parts': 1 })
      await runtimeOf(payload).imports.idle()
    })
  })
}
