import { ok, onServer, refused } from '#testSuite.ts'
import { requestsOn } from './requests.fixture.ts'

onServer('categories of requests that are decided', async (server) => {
  const on = await requestsOn(server)
  const { unique, post, published, submit, close, undo, waitingEntry } = on
  const categories = (key: string) => server.count('categories', { key })

  it('a category new in requests is deleted with the last of them; undo restores it', async () => {
    const key = `kasino ${unique()}`
    const asked = { category: 'other', categoryNew: key }
    const [one, other] = [await submit(asked), await submit(asked)]
    const first = await close([{ kind: 'entry', id: one.uuid }], 'spam')
    expect(await categories(key)).toBe(1)
    const second = await close([{ kind: 'entry', id: other.uuid }], 'spam')
    expect(await categories(key)).toBe(0)
    await ok(undo(...second.decisions))
    expect(await waitingEntry(other.uuid)).toMatchObject({ category: key, categoryIsNew: true })
    await ok(undo(...first.decisions))
    const both = [one, other].map(({ uuid }) => ({ kind: 'entry', id: uuid }))
    await close(both, 'declined')
    expect(await categories(key)).toBe(0)
  })

  it('a request deleted with its category does not come back once another has its token', async () => {
    const one = await submit({ category: 'other', categoryNew: `kasino ${unique()}` })
    const { decisions } = await close([{ kind: 'entry', id: one.uuid }], 'spam')
    const { name: category } = await server.content.category(`eigene ${unique()}`)
    const other = await submit({ token: one.token, category })
    expect(other.token).toBe(one.token)
    await refused(undo(...decisions), 'changed_since')
    await close([{ kind: 'entry', id: other.uuid }], 'spam')
    await refused(undo(...decisions), 'changed_since')
  })

  it('a category stays if entries use it or staff made it', async () => {
    const [used, staffs] = [`genutzt ${unique()}`, `eigene ${unique()}`]
    await published({ category: 'other', categoryNew: used })
    const second = await submit({ category: used })
    expect(await waitingEntry(second.uuid)).toMatchObject({ category: used, categoryIsNew: false })
    await close([{ kind: 'entry', id: second.uuid }], 'spam')
    await server.content.category(staffs)
    const third = await submit({ category: staffs })
    await close([{ kind: 'entry', id: third.uuid }], 'spam')
    expect([await categories(used), await categories(staffs)]).toEqual([1, 1])
    const key = `verschrieben ${unique()}`
    const { uuid } = await submit({ category: 'other', categoryNew: key })
    const fields = { category: used }
    const body = await post(`acceptPendingEntry?id=${uuid}`, { fields })
    expect(await categories(key)).toBe(0)
    await ok(undo(body.decision))
    expect(await waitingEntry(uuid)).toMatchObject({ category: key })
  })
})
