import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { head, importingOn } from '#features/imports/importClient.fixture.ts'
import { onServer, refused } from '#testSuite.ts'
import { type Body, callsTaking, entryRequest, requestsOn } from './requests.fixture.ts'

/** Files that write documents past the hooks, each with its reason; each other way to write an entry is tested below. */
const writersPastTheHooks = [
  // What the rules themselves wrote: found positions, other categories, rows that `writeEntry` has normalised.
  ...['locateEntries', 'writeEntry'].map((name) => `collections/Entries/${name}.ts`),
  ...[
    'collections/RequestNotes/notes.ts',
    'collections/Verifications/verifyEntry.ts',
    'database/adapterParts.ts',
  ],
  ...['features/backup/restoreBackup.ts', 'features/erasure/erasePlace.ts'],
  'features/imports/parts.ts',
  'hooks/journal/changeVersions.ts',
  'lib/changeDocuments.ts',
  'lib/fileBytes/fileBytes.ts',
]

type Fields = ReturnType<typeof entryRequest>
type Door = (fields: Fields) => Promise<boolean>

onServer('every way to write an entry', async (server) => {
  const requests = await requestsOn(server)
  const imports = await importingOn(server)
  const admin = await server.loginAs('Admin')
  const post = (path: string, body: object) => requests.post(path, body, admin)
  let count = 0
  const stored = async (name: string) => (await server.docs('entries', { name }))[0]

  const change = async (fields: object) => {
    const { uuid, token } = await requests.published()
    const { name } = (await requests.stored(uuid)) as { name: string }
    const email = 'neu@example.org'
    await post('addPendingChange', { name, email, token, changeText: 'Neu', proposal: fields })
    const waiting = await requests.get('pending_changes')
    return { id: waiting.find((one: { name: string }) => one.name === name)?.uuid, entry: uuid }
  }

  /** Puts the fields into the last version of a document, as a release without the rule stored them. */
  const dirtyVersion = async (collection: 'entries' | 'news', id: string, fields: object) => {
    const where = { parent: { equals: id } }
    const [last] = (await server.payload.findVersions({ collection, where, depth: 0 })).docs
    const versionData = { ...last, parent: id, version: { ...last?.version, ...fields } }
    await server.payload.db.updateVersion({ collection, id: last?.id, versionData } as never)
    return { noun: collection, id, version: last?.id }
  }
  const dirtyEntry = async ({ category: _, ...fields }: Fields) =>
    dirtyVersion('entries', (await server.content.entry()).id, fields)
  const dirtyTrash = async (collection: 'entries' | 'news', id: string, fields: object) => {
    const data = { ...fields, deletedAt: '2026-11-01T12:00:00.000Z' }
    await server.payload.db.updateOne({ collection, id, data })
    return { noun: collection, id }
  }

  const status = async (path: string, method: string, body: object) =>
    (await server.rest(path, { method, token: admin, body })).status
  /** Calls of Payload REST that write a document, as Payload itself lists them. */
  const restCalls = (server.payload.collections.entries.config.endpoints || []).flatMap(({ method, path }) =>
    ['get', 'delete'].includes(method) || path.startsWith('/access') ? [] : `${method.toUpperCase()} ${path}`,
  )

  /** The calls of the contract that carry an entry's fields or bring them back, and what goes past it. */
  const doors: Record<string, Door> = {
    'POST /api/restore': async (fields) => (await post('restore', await dirtyEntry(fields))).success,
    'POST /api/undo': async (fields) => {
      const { id } = await dirtyEntry(fields)
      const { undo } = await post('addEntry', { uuid: id, phone: '09521 1', noEmail: true })
      return (await post('undo', { id: undo })).success
    },
    'POST /api/addEntry': async (fields) => (await post('addEntry', fields)).success,
    'POST /api/addPendingEntry': async (fields) => (await post('addPendingEntry', fields)).success,
    'POST /api/acceptPendingEntry': async (fields) => {
      const { uuid } = await requests.submit()
      return (await post(`acceptPendingEntry?id=${uuid}`, { fields })).success
    },
    'POST /api/addPendingChange': async (fields) => {
      const { id, entry } = await change(fields)
      return (await post('acceptPendingChange', { id, entry })).success
    },
    'POST /api/acceptPendingChange': async (fields) => {
      const { id, entry } = await change({})
      return (await post('acceptPendingChange', { id, entry, fields })).success
    },
    'POST /api/mergeEntries': async (fields) => {
      const [{ id: keep }, { id: drop }] = [await server.content.entry(), await server.content.entry()]
      return (await post('mergeEntries', { keep, drop, fields })).uuid === keep
    },
    trash: async ({ category: _, ...fields }) => {
      const { id } = await server.content.entry()
      return (await post('restore', await dirtyTrash('entries', id, fields))).success
    },
    'trash of the admin UI': async ({ category: _, ...fields }) => {
      const { id } = await dirtyTrash('entries', (await server.content.entry()).id, fields)
      return (await status(`/entries/${id}?trash=true`, 'PATCH', { deletedAt: null })) === 200
    },
    'PATCH /:id': async ({ category: _, ...fields }) =>
      (await status(`/entries/${(await server.content.entry()).id}`, 'PATCH', fields)) === 200,
    'PATCH /': async ({ category: _, ...fields }) => {
      const { id } = await server.content.entry()
      return (await status(`/entries?where[id][equals]=${id}`, 'PATCH', fields)) === 200
    },
    'POST /versions/:id': async (fields) =>
      (await status(`/entries/versions/${(await dirtyEntry(fields)).version}`, 'POST', {})) === 200,
    'POST /:id/duplicate': async ({ category: _, ...fields }) =>
      (await status(`/entries/${(await server.content.entry()).id}/duplicate`, 'POST', fields)) === 200,
    'form without scripts': requests.sendForm,
    import: async ({ category, name, street, plz, city }) => {
      const id = await imports.preview([[category, name, street, plz, city, '', '', '', ''].join(';')], head)
      await imports.start(id)
      return (await stored(name.replace(/[\u00ad\u200c\u200d]/g, ''))) !== undefined
    },
    'POST /': async ({ category: _, ...fields }) => {
      const [category] = await server.docs('categories', { name: 'Friseure' })
      return (await status('/entries', 'POST', { ...fields, category: category?.id })) === 201
    },
  }

  it('is listed: no other call takes or restores the fields of an entry', () => {
    const others = ['mailPreview', 'correctImport', 'answerVerificationRequest']
    const previewsAndAnswers = others.map((call) => `POST /api/${call}`)
    const known = [...Object.keys(doors), ...previewsAndAnswers]
    // A form without scripts hands its fields to one of these calls.
    expect([...callsTaking('street'), ...restCalls].filter((key) => !known.includes(key))).toEqual([])
    expect(restCalls).toContain('PATCH /:id')
  })

  it('runs the collection hooks: only listed files write past them', () => {
    const source = path.resolve(import.meta.dirname, '..')
    const write = /\bdb\.(?:create|update\w*|upsert|createVersion)\(|\bcreateAll\(\w|\bchangeStored\(/
    const ofOther =
      /(?:db\.\w+|createAll)\((?:\w+, )?\{\s*collection: '(?!entries')[^']+'|changeStored\(req, '(?!entries')\w/g
    const past = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        /(?<!\.test|\.fixture)\.ts$/.test(file) &&
        !/^(?:test[A-Z]|migrations)/.test(file) &&
        write.test(readFileSync(path.join(source, file), 'utf8').replace(ofOther, '')),
    )
    expect(past.sort()).toEqual(writersPastTheHooks)
  })

  it.each(Object.entries(doors))(
    '%s removes invisible characters, and refuses placeholders',
    async (_, door) => {
      const name = `Hörwerk ${++count}`
      const hidden = {
        name: `Hör\u00adwerk\u200d ${count}`,
        street: 'Weg\u200c 1',
        city: '97437 Haß\u200cfurt',
      }
      expect(await door(entryRequest(hidden))).toBe(true)
      expect(await stored(name)).toMatchObject({ street: 'Weg 1', city: 'Haßfurt' })
      for (const fields of [{ street: 'k. A.' }, { city: '?' }, { name: '-' }])
        expect(await door(entryRequest({ name: `Ohne ${++count}`, ...fields })), Object.keys(fields)[0]).toBe(
          false,
        )
    },
  )

  type NewsDoor = (news: { title: string; occurDate: string }, text: string) => Promise<Body>
  const newsDoors: Record<string, NewsDoor> = {
    'POST /api/addnewsentry': (news, text) => post('addnewsentry', { ...news, text }),
    'POST /api/restore': async (news, text) =>
      post('restore', await dirtyVersion('news', (await server.content.news(news)).id, { text })),
    'POST /api/undo': async (news, text) => {
      const { id } = await dirtyVersion('news', (await server.content.news(news)).id, { text })
      const { undo } = await post('addnewsentry', { ...news, text: 'Neu', nuuid: id })
      return post('undo', { id: undo })
    },
    trash: async (news, text) =>
      post('restore', await dirtyTrash('news', (await server.content.news(news)).id, { text })),
  }

  it('is listed for news, too', () => {
    expect(callsTaking('occurDate').filter((key) => !(key in newsDoors))).toEqual([])
  })

  it.each(Object.entries(newsDoors))('%s turns HTML blocks of news into line breaks', async (_, write) => {
    const news = { title: `Blöcke ${++count}`, occurDate: '2026-11-01' }
    await write(news, '<p>Eins.</p><ul><li>Zwei</li><li>Drei</li></ul>')
    const docs = await server.docs('news', { title: news.title })
    expect(docs[0]?.text).toBe('Eins.<br>Zwei<br>Drei')
  })

  const texts = { url: 'https://example.org', order: 1, occurDate: '2026-11-01', text: 'Text' }
  it.each([
    ['links', 'name'],
    ['links', 'category'],
    ['news', 'title'],
    ['news', 'text'],
    ['categories', 'name'],
    ['categories', 'names.en'],
    ['top-categories', 'name'],
    ['pages', 'html'],
  ])('%s refuses placeholders as %s', async (collection = '', field = '') => {
    const [name = '', locale] = field.split('.')
    const named = { name: collection === 'pages' ? 'about' : `Name ${++count}`, title: `Titel ${count}` }
    const body = { ...texts, ...named, [name]: locale ? { [locale]: 'k. A.' } : 'k. A.' }
    expect(await status(`/${collection}`, 'POST', body)).toBe(400)
  })

  it.each(['', undefined])('street (%j) and mail address left out by staff stay empty', async (street) => {
    const without = { street, noStreet: true, email: '', noEmail: true }
    const fields = entryRequest({ name: `Telefonkette ${++count}`, ...without })
    const { uuid } = await post('addEntry', fields)
    expect(await post('addEntry', { uuid, phone: '09521 1' })).toMatchObject({ success: true })
    expect(await status(`/entries/${uuid}`, 'PATCH', { phone: '09521 2' })).toBe(200)
    expect(await stored(fields.name)).toMatchObject({ street: '', email: '', phone: '09521 2' })
    await refused(post('addPendingEntry', { ...fields, name: 'Andere' }), 'street_missing')
  })
})
