import type { CollectionSlug } from 'payload'
import { addressIds } from '#collections/VerificationRequests/addressIds.ts'
import { hashOfAddress } from '#collections/VerificationRequests/linkSecrets.ts'
import { png } from '#testContent.ts'
import { actingOn, onServer } from '#testSuite.ts'
import { entryRequest } from './requests.fixture.ts'

onServer('the order of a list', async (server) => {
  const { get, content, post } = await actingOn(server, 'Admin')
  const { payload } = server
  await content.settings()
  type Make = (name: string, at: string) => unknown

  const create = (collection: CollectionSlug, data: object) =>
    payload.db.create({ collection, data: { id: crypto.randomUUID(), ...data } as never })
  const set = (collection: CollectionSlug, id: string, data: Record<string, string>) =>
    payload.db.updateOne({ collection, id, data })
  const request: Make = async (name, createdAt) =>
    set('entries', (await post('addPendingEntry', entryRequest({ name }))).uuid, { createdAt })
  const change: Make = (name, createdAt) =>
    create('change-requests', { name, email: 'a@example.org', token: 'x', changeText: 'x', createdAt })
  const reported: Make = async (name, createdAt) =>
    create('reports', { entry: (await content.entry({ name })).id, name, topics: ['phone'], createdAt })
  const mail: Make = (subject, createdAt) =>
    create('mails', { to: 'a@example.org', text: 'x', attempts: 0, subject, createdAt })
  const imported: Make = (fileName, createdAt) =>
    create('imports', { user: 'admin', activeFor: null, state: 'done', fileName, createdAt })
  const picture: Make = async (name, updatedAt) => {
    const drawn = ['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', 'image/svg+xml'] as const
    const [bytes, type] = name === 'Zebra' ? drawn : ([png, 'image/png'] as const)
    await set('files', (await content.file(name, bytes, type)).id, { updatedAt })
  }
  const news: Make = (title, at) => content.news({ title, occurDate: at.slice(0, 10) })
  const file: Make = (name) => content.file(name, 'x', 'text/plain')
  const link: Make = (name) => content.link({ name })
  const optOut: Make = async (name, at) => {
    const email = `${at.slice(0, 10)}@example.org`
    await content.entry({ name, email })
    const id = (await addressIds(payload))(hashOfAddress(email))
    const times = { askedAt: at, mailedAt: at, optedOutAt: at }
    await create('verification-requests', {
      id,
      ...times,
      mails: 1,
      state: 'closed',
      answers: {},
      revision: 0,
    })
  }
  const categorised: Make = (category) =>
    content.link({ category, name: `von ${category === 'Äpfel' ? 'Z' : 'A'}` })

  /** Made in an order that neither rises nor falls. */
  const oldestFirst = ['Zebra', 'Birnen', 'Äpfel']
  const newestFirst = oldestFirst.toReversed()
  const byName = ['Äpfel', 'Birnen', 'Zebra']
  it.each<[list: string, name: string, Make, readonly string[]]>([
    ['allpendingdata', 'name', request, oldestFirst],
    ['pending_changes', 'name', change, oldestFirst],
    ['reports', 'entry.name', reported, oldestFirst],
    ['unsentMails.mails', 'subject', mail, newestFirst],
    ['imports', 'fileName', imported, newestFirst],
    ['pictures', 'name', picture, newestFirst],
    ['verificationFigures.optOuts.rows', 'entries.0.name', optOut, newestFirst],
    ['allnews', 'title', news, newestFirst],
    ['filedetails', 'name', file, byName],
    ['alllinks', 'name', link, byName],
    ['alllinks', 'category', categorised, byName],
    ['categoryoverview', 'name', content.category, byName],
  ])('of %s by %s', async (list, property, make, order) => {
    for (const name of ['Birnen', 'Äpfel', 'Zebra'])
      await make(name, `2026-03-0${oldestFirst.indexOf(name) + 1}T10:00:00.000Z`)
    const [call = '', ...parts] = list.split('.')
    // biome-ignore lint/suspicious/noExplicitAny: of any call
    const within = (one: any, path: string[]) => path.reduce((value, key) => value[key], one)
    const nameOf = (one: object) => within(one, property.split('.'))
    expect(within(await get(call), parts).map(nameOf)).toEqual(order)
  })

  it('of duplicates: the most similar first', async () => {
    for (const [name, more] of [['A'], ['B', { email: 'a@example.org' }], ['C']] as const)
      for (const number of [1, 2])
        await content.entry({
          name: `Zwilling ${name}`,
          street: `${name} ${number}`,
          phone: `09521 47${name.charCodeAt(0)}`,
          ...more,
        })
    const { pairs } = await get('duplicates')
    expect(pairs.map(({ one }: { one: { name: string } }) => one.name.slice(-1))).toEqual(['B', 'A', 'C'])
  })
})
