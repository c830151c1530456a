import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { createMailTransport } from '#mail/mailTransport.ts'
import { createUser, type TestServer } from '#testServer.ts'
import { logImport } from '../imports/records.ts'

export const person = {
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

/** Name of another person who shares a part of the name. */
export const neighbour = 'Anna Maibaum-Schmitt'

const text = (i: number) => `Fragen an ${spellings[i % spellings.length]}, nicht an ${neighbour}.`

export async function fill(server: TestServer): Promise<Record<string, string>> {
  const { content, payload } = server
  const ids: Record<string, string> = {}
  const create = async (collection: CollectionSlug, data: object) =>
    (await payload.create({ collection, data: data as never })).id
  const insert = (collection: CollectionSlug, data: Record<string, unknown>) =>
    payload.db.create({ collection, data })
  const asked = { state: 'published', submitterEmail: spellings[5], token: 'a1b2c3d4' } as const
  ids.hidden = (await content.entry({ name: 'Gasthof Linde', ...asked })).id
  ids.provider = (await content.entry({ name: spellings[0], phone: spellings[7], email: spellings[4] })).id
  ids.kept = (await content.entry({ name: 'Bleibt', additionalInfo: text(3) })).id
  ids.former = (await content.entry({ name: spellings[2] })).id
  await server.update('entries', ids.former, { name: 'Heißt jetzt anders' })
  await content.entry({ name: 'Anfrage', state: 'pending', submitterEmail: spellings[4] })
  await content.entry({ name: spellings[3], deletedAt: new Date().toISOString() })
  await content.entry({ name: 'Unbeteiligt', additionalInfo: neighbour })
  ids.news = (await content.news({ title: 'Fest', text: text(8) })).id
  await content.link({ description: text(6), deletedAt: new Date().toISOString() })
  await content.page('imprint', `<p>Anruf bei <b>Änne</b> Zwölfer-Maibaum</p>`)
  const category = { name: 'Kurse', searchWords: `${spellings[1]}, Töpfern`, names: { en: 'Courses' } }
  ids.category = await create('categories', category)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  const picture = (await content.file('zwoelfer-maibaum-aenne.svg', svg, 'image/svg+xml')).id
  await content.settings({ people: [{ name: spellings[0], picture }, { name: neighbour }] } as never)
  await content.settings({ postalAddress: `c/o ${spellings[2]}\nWeg 1` } as never)
  ids.file = (await content.file('liste.csv', `Name;Mail\n${spellings[3]};x`, 'text/csv')).id
  const notice = await content.file('aushang.txt', text(2), 'text/plain')
  const clean = { name: 'aushang.txt', data: Buffer.from('x'), mimetype: 'text/plain', size: 1 }
  await payload.update({
    ...{ collection: 'files', id: notice.id, data: {}, file: clean, overwriteExistingFiles: true },
  })
  const proposal = { phone: spellings[8] }
  const change = { name: 'Gasthof Linde', email: spellings[5], token: 'x', proposal }
  await create('change-requests', change)
  await create('reports', { entry: ids.kept, name: 'Bleibt', sender: spellings[1], email: spellings[5] })
  const mail = { to: spellings[4], subject: 'Ihre Anfrage', text: text(0), attempts: 0 }
  const id = await create('mails', mail)
  const { dataDir } = server.settings
  const send = createMailTransport({ smtpUrl: null, dataDir })
  const common = { to: 'x@example.org', from: { name: '', address: 'a@example.org' }, date: new Date() }
  await send({ ...common, id, subject: mail.subject, text: mail.text, html: text(0) })
  await send({ ...common, id: 'other', subject: neighbour, text: neighbour, html: '' })
  await inTransaction(payload, (req) =>
    logImport(req, spellings[9] ?? '', { kind: 'imported', file: text(1), new: 1, changed: 0, faulty: 0 }),
  )
  const rows = [{ row: 2, name: spellings[0] }]
  const sheets = [{ name: '', columns: [{ header: 'Name', samples: [spellings[0]] }] }]
  const done = { user: spellings[9], activeFor: 'i', fileName: `${spellings[0]}.xlsx`, state: 'done' }
  ids.import = await create('imports', { ...done, rowParts: 1, sheets, step: 1 })
  const part = { id: `${ids.import}:new:0`, import: ids.import, kind: 'new', content: rows }
  await insert('import-parts', part)
  await create('unfound-words', { word: 'zwölfer', count: 3, days: 3, lastDay: '2026-11-22' })
  const user = await createUser(payload, person.username, 'Editor', 'password of the editor')
  ids.user = user.id
  const own = server.as(await server.login(person.username, 'password of the editor'))
  await own.post('/api/addlink', { name: 'Neu', url: 'https://a.example/' })
  const owner = { relationTo: 'users', value: user.id }
  await insert('payload-preferences', { key: 'list', value: { search: spellings[0] }, user: owner })
  const spam = { kind: 'change', id: await create('change-requests', change) }
  const closing = { requests: [spam], outcome: 'spam', reason: '' }
  await own.post('/api/closeRequests', closing)
  await mkdir(path.join(dataDir, 'notes'), { recursive: true })
  await writeFile(path.join(dataDir, 'notes', 'Zwölfer-Maibaum Änne.txt'), 'x')
  await mkdir(path.join(dataDir, 'backups'), { recursive: true })
  await writeFile(path.join(dataDir, 'backups', 'wegweiser-2026-11-01T00-00-00Z.backup'), 'x')
  await mkdir(path.join(dataDir, 'paper'), { recursive: true })
  await writeFile(path.join(dataDir, 'paper', 'booklet.pdf'), person.name)
  return ids
}
