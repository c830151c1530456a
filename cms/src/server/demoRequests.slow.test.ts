import type { OutputOf } from '@directory/shared/contract'
import { onDatabase, serverOf } from '../testSuite.ts'

type Change = OutputOf<'GET /api/pending_changes'>[number]

onDatabase('the change requests of the demo', async (db) => {
  const server = await serverOf(db, { seed: 'demo' }, { accounts: false })
  const editor = await server.login('editor', 'editor-demo')

  it('have tokens of providers and show changed fields; one has an invalid token', async () => {
    const headers = { Authorization: `Bearer ${editor}` }
    const changes: Change[] = await server.json('/api/pending_changes', { headers })
    const ofProviders = changes.filter(({ tokenValid }) => tokenValid)
    expect([changes.length, ofProviders.length]).toEqual([3, 2])
    for (const { name, email, entry, entryState, proposal, present, changedSince } of ofProviders) {
      expect([entry?.name, entry?.email, entryState, changedSince]).toEqual([name, email, 'published', false])
      for (const [key, wanted] of Object.entries(proposal ?? { none: null }))
        expect(wanted).not.toBe(present?.[key as keyof typeof present])
    }
    const [stranger] = changes.filter(({ tokenValid }) => !tokenValid)
    expect(stranger).toMatchObject({ token: expect.stringMatching(/^[a-z0-9]{10}$/), proposal: null })
  })

  it('have parsable hours: once accepted, the provider is open on Wednesday afternoons', async () => {
    const headers = { Authorization: `Bearer ${editor}` }
    const changes: Change[] = await server.json('/api/pending_changes', { headers })
    const change = changes.find(({ proposal }) => proposal?.opened !== undefined)
    const accepted = { id: change?.uuid, updatedAt: change?.entry?.updatedAt }
    const answer = await server.post('/api/acceptPendingChange', accepted, { headers })
    expect(answer.status).toBe(200)
    const [entry] = await server.json(`/api/searchFor?searchQuery=${change?.name}`)
    expect(entry.hours).toMatch(/We 08:00-13:00,14:00-18:00/)
  })
})
