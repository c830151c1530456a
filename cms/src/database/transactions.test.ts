import { type CollectionConfig, createLocalReq } from 'payload'
import { inTransaction } from '#lib/transaction/inTransaction.ts'
import { onDatabase } from '#testSuite.ts'
import { afterCommit } from './afterCommit.ts'
import { note, payloadOf } from './testPayload.ts'

onDatabase('Transactions', async (database) => {
  /** What the hook saw after each commit. */
  let seen: string[] = []
  let failTask = false

  const watch = (collections: CollectionConfig[]) =>
    collections.map((collection) => ({
      ...collection,
      hooks: {
        afterChange: [
          ({ doc, req }: { doc: { id: string }; req: Parameters<typeof afterCommit>[0] }) =>
            afterCommit(req, async () => {
              const where = { id: { equals: doc.id } }
              const found = await payload.count({ collection: collection.slug as never, where })
              seen.push(`${collection.slug}:${found.totalDocs}`)
              if (failTask) throw new Error('a failing task')
            }),
        ],
      },
    }))

  const payload = await payloadOf({ url: await database.url() }, watch as never)
  beforeEach(() => {
    seen = []
    failTask = false
  })

  const counts = async (name: string) => [
    (await payload.count({ collection: 'entries', where: { name: { equals: name } } })).totalDocs,
    (await payload.count({ collection: 'notes', where: { text: { equals: name } } })).totalDocs,
  ]
  const createBoth = (name: string, then: () => void = () => {}) =>
    inTransaction(payload, async (req) => {
      const entry = await payload.create({ collection: 'entries', data: { name }, req })
      await note(payload, name, req, entry.id)
      then()
      seen.push('act done')
      return entry.id
    })

  const fail = () => {
    throw new Error('on second thoughts')
  }

  it('keeps writes to two collections, or neither', async () => {
    await createBoth('both')
    expect(await counts('both')).toEqual([1, 1])
    await expect(createBoth('none', fail)).rejects.toThrow('on second thoughts')
    expect(await counts('none')).toEqual([0, 0])
  })

  it('runs tasks in order after the commit, with committed data, before the caller continues', async () => {
    await createBoth('tasks')
    expect(seen).toEqual(['act done', 'entries:1', 'notes:1'])
  })

  it('runs no task after a rollback', async () => {
    await createBoth('no tasks', fail).catch(() => {})
    expect(seen).toEqual([])
    await note(payload, 'a later one')
    expect(seen).toEqual(['notes:1'])
  })

  it('keeps the commit when a task fails', async () => {
    failTask = true
    await createBoth('task fails')
    expect(await counts('task fails')).toEqual([1, 1])
    expect(seen).toHaveLength(3)
  })

  it('joins a transaction that the request already has', async () => {
    const act = inTransaction(payload, async (req) => {
      await inTransaction(payload, (same) => note(payload, 'inner', same), { req })
      fail()
    })
    await expect(act).rejects.toThrow('on second thoughts')
    expect((await counts('inner'))[1]).toBe(0)
  })

  it('leaves the request unchanged, and passes on the user', async () => {
    const req = { context: { a: 1 }, user: { id: 'u', collection: 'users' } } as never as Parameters<
      typeof afterCommit
    >[0]
    const seenByAct = await inTransaction(
      payload,
      async (inner) => {
        inner.context.b = 2
        return [inner.user?.id, inner.context.a, Boolean(inner.transactionID)]
      },
      { req },
    )
    expect(seenByAct).toEqual(['u', 1, true])
    expect(req.transactionID).toBeUndefined()
    expect(req.context).toEqual({ a: 1 })
  })

  it("keeps the caller's request out of the transaction, whatever is loaded in it", async () => {
    const { id: entry } = await payload.create({ collection: 'entries', data: { name: 'to be loaded' } })
    const { id } = await note(payload, 'loads its entry', {}, entry)
    const outer = await createLocalReq({}, payload)
    const load = (req: object) => payload.findByID({ collection: 'notes', id, req })
    expect(await inTransaction(payload, load, { req: outer })).toMatchObject({ entry: { id: entry } })
    expect(outer.transactionID).toBeUndefined()
  })

  it('fails if a write in it failed, even if the error was caught', async () => {
    await note(payload, 'taken')
    const act = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'entries', data: { name: 'half' }, req })
      await note(payload, 'taken', req).catch(() => {})
    })
    await expect(act).rejects.toThrow(/rolled back on the way/)
    expect((await counts('half'))[0]).toBe(0)
  })

  it('writes nothing more in an operation that continues after a failed write', async () => {
    await note(payload, 'taken too')
    const goesOn = async (together: boolean) =>
      inTransaction(payload, async (req) => {
        const failing = note(payload, 'taken too', req).catch(() => {})
        if (!together) await failing
        const more = [1, 2, 3].map(() =>
          payload.create({ collection: 'entries', data: { name: 'straggler' }, req }).catch(() => {}),
        )
        await Promise.all([failing, ...more])
      })
    await expect(goesOn(false)).rejects.toThrow(/rolled back on the way/)
    await expect(goesOn(true)).rejects.toThrow(/rolled back on the way/)
    expect((await counts('straggler'))[0]).toBe(0)
  })

  it('lets 50 parallel writers all succeed', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `parallel ${index}`)
    await Promise.all(names.map((name) => createBoth(name)))
    const { totalDocs } = await payload.count({ collection: 'notes', where: { text: { in: names } } })
    expect(totalDocs).toBe(50)
  })

  it('lets two operations that write the same entries in opposite order both succeed', async () => {
    const create = async (name: string) =>
      (await payload.create({ collection: 'entries', data: { name, state: '' } })).id
    const ids = [await create('a'), await create('b')]
    const append = (letter: string, ids: string[]) =>
      inTransaction(payload, async (req) => {
        for (const id of ids) {
          const { state } = await payload.findByID({ collection: 'entries', id, req })
          await payload.update({ collection: 'entries', id, data: { state: `${state ?? ''}${letter}` }, req })
        }
      })
    await Promise.all([append('x', ids), append('y', ids.toReversed())])
    for (const id of ids) {
      const { state } = await payload.findByID({ collection: 'entries', id })
      expect([...String(state)].sort().join('')).toBe('xy')
    }
  })
})
