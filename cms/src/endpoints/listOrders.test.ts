import type { CollectionSlug } from 'payload'
import { actingOn } from '../testActing.ts'
import { png } from '../testContent.ts'
import { onServer } from '../testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

/** Times of three documents in the order in which they are made: neither rising nor falling. */
const times = [2, 3, 1].map((day) => `2026-03-0${day}T10:00:00.000Z`)
const [second = '', third = '', first = ''] = ['zwei', 'drei', 'eins']
const rising = [first, second, third]
const falling = rising.toReversed()

onServer('the order of a list', async (server) => {
  const { content, get, post } = await actingOn(server, 'Admin')
  const { payload } = server
  await content.settings()
  const alphabet = ['Zebra', 'Äpfel', 'Birnen']
  const sorted = ['Äpfel', 'Birnen', 'Zebra']

  /** Makes three documents, each with its own time. */
  const dated = async (make: (name: string, at: string) => unknown) => {
    for (const [i, name] of [second, third, first].entries()) await make(name, times[i] ?? '')
  }
  const create = (collection: CollectionSlug, data: object) =>
    payload.db.create({ collection, data: { id: crypto.randomUUID(), ...data } as never })
  const set = (collection: CollectionSlug, id: string, data: Record<string, string>) =>
    payload.db.updateOne({ collection, id, data })
  const request = async (name: string, createdAt: string) => {
    const { uuid } = await post('addPendingEntry', entryRequest({ name }))
    await set('entries', uuid, { createdAt })
  }
  const change = (name: string, createdAt: string) =>
    create('change-requests', { name, email: 'a@example.org', token: 'x', changeText: 'x', createdAt })
  const mail = { to: 'a@example.org', text: 'x', attempts: 0 }
  const reported = async (name: string, createdAt: string) => {
    const { id: entry } = await content.entry({ name })
    await create('reports', { entry, name, topics: ['phone'], createdAt })
  }
  const picture = async (name: string, updatedAt: string) => {
    const { id } = await content.file(name, png, 'image/png')
    await set('files', id, { updatedAt })
  }
  const done = { user: 'admin', activeFor: null, state: 'done' }
  const words = { days: 3, lastDay: '2026-03-01' }
  const byAlphabet = async (make: (name: string) => unknown) => {
    for (const name of alphabet) await make(name)
  }
  /** The more they share, the more similar they are. */
  const twins = async () => {
    const [one, more] = [{ phone: '09521 4711' }, { phone: '09521 4712', email: 'a@example.org' }]
    for (const [name, fields] of [
      ['A', one],
      ['B', more],
    ] as const)
      for (const place of [{ street: `${name} 1` }, { street: `${name} 2` }])
        await content.entry({ name: `Zwilling ${name}`, ...fields, ...place })
  }

  it.each<[string, string, () => Promise<unknown>, string, readonly string[]]>([
    ['requests by age', 'allpendingdata', () => dated(request), 'name', rising],
    ['change requests by age', 'pending_changes', () => dated(change), 'name', rising],
    ['reports by age', 'reports', () => dated(reported), 'entry.name', rising],
    [
      'the trash, the last first',
      'trash items',
      () => dated((name, deletedAt) => content.entry({ name, deletedAt })),
      'name',
      falling,
    ],
    [
      'mails that are not sent, the last first',
      'unsentMails mails',
      () => dated((subject, createdAt) => create('mails', { ...mail, subject, createdAt })),
      'subject',
      falling,
    ],
    [
      'imports, the last first',
      'imports',
      () => dated((fileName, createdAt) => create('imports', { ...done, fileName, createdAt })),
      'fileName',
      falling,
    ],
    ['pictures, the last first', 'pictures', () => dated(picture), 'name', falling],
    [
      'news, the last first',
      'allnews',
      () => dated((title, at) => content.news({ title, occurDate: at.slice(0, 10) })),
      'title',
      falling,
    ],
    [
      'unfound words by their number',
      'unfoundwords words',
      () =>
        dated((word, at) => create('unfound-words', { ...words, word, count: Number(at.slice(9, 10)) + 3 })),
      'word',
      falling,
    ],
    [
      'files by name',
      'filedetails',
      () => byAlphabet((name) => content.file(name, 'x', 'text/plain')),
      'name',
      sorted,
    ],
    ['links by name', 'alllinks', () => byAlphabet((name) => content.link({ name })), 'name', sorted],
    [
      'links by category',
      'alllinks',
      () =>
        byAlphabet((category) => content.link({ category, name: `von ${category === 'Äpfel' ? 'Z' : 'A'}` })),
      'category',
      sorted,
    ],
    ['categories by name', 'categoryoverview', () => byAlphabet(content.category), 'name', sorted],
    [
      'duplicates, the most similar first',
      'duplicates pairs',
      twins,
      'one.name',
      ['Zwilling B', 'Zwilling A'],
    ],
  ])('is kept: %s', async (_, call, make, path, order) => {
    for (const collection of ['change-requests', 'reports', 'mails', 'imports'] as const)
      await payload.db.deleteMany({ collection, where: {} })
    if (call.startsWith('unfound')) await content.settings({ keepUnfoundWords: true } as never)
    await make()
    const [name = '', property = ''] = call.split(' ')
    const answer = await get(`/api/${name}`)
    const shown = (property ? answer[property] : answer).map((one: Record<string, unknown>) =>
      path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], one),
    )
    expect(shown).toEqual(order)
  })
})
