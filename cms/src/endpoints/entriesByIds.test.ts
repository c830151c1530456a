import { contract } from '#shared/contract'
import { maxEntriesByIds } from '#shared/paper'
import { namesOf, onServer, refused } from '#testSuite.ts'
import { expectFields, fields, strictly } from './publicCalls.fixture.ts'

onServer('providers by their ids', async (server) => {
  const entry = server.content.entry

  const ask = (ids: unknown) => server.post('entriesByIds', { ids })
  const answerTo = async (ids: string[]) => (await ask(ids)).json()

  it('are returned in the order asked, each once, with public fields only; unknown ids are named', async () => {
    const [a, b] = [await entry({ name: 'A', email: 'a@example.org' }), await entry({ name: 'B' })]
    const response = await ask([b.id, 'x', a.id, b.id, 'constructor', 'x'])
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const answer = await response.json()
    const { output } = contract['POST /api/entriesByIds']
    expect(strictly(output).safeParse(answer).error?.issues).toBeUndefined()
    expectFields(answer.entries, fields['GET /api/datafilteredcategory'])
    expect(namesOf(answer.entries)).toEqual(['B', 'A'])
    expect(answer.unknown).toEqual(['x', 'constructor'])
    expect(await answerTo([])).toEqual({ entries: [], unknown: [] })
    expect(await (await server.post('entriesByIds', { ids: [a.id], more: 1 })).json()).toMatchObject({
      entries: [{ name: 'A' }],
    })
  })

  it('are unknown before publication and in the trash', async () => {
    const [waiting, listed] = [await entry({ state: 'pending' }), await entry()]
    expect((await answerTo([waiting.id, listed.id])).unknown).toEqual([waiting.id])
    await server.update('entries', listed.id, { deletedAt: new Date().toISOString() })
    expect(await answerTo([listed.id])).toEqual({ entries: [], unknown: [listed.id] })
  })

  it('are limited to a list of a hundred ids', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `id ${i}`)
    expect((await answerTo(many(maxEntriesByIds))).unknown).toHaveLength(maxEntriesByIds)
    const hostile = [many(maxEntriesByIds + 1), 'x', [1], [null], { length: 1 }, null, ['x'.repeat(65)]]
    for (const ids of hostile) await refused(server.as(null).post('entriesByIds', { ids }), 'invalid')
    expect(await (await ask('x'.repeat(maxEntriesByIds + 1))).text()).not.toContain('zu lang')
  })
})
