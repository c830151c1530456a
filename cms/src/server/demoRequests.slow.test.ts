import type { OutputOf } from '#shared/contract'
import { onDatabase, serverOf } from '#testSuite.ts'

type Change = OutputOf<'GET /api/pending_changes'>[number]

onDatabase('the change requests of the demo', async (db) => {
  const server = await serverOf(db, { seed: 'demo' }, { accounts: false })
  const editor = server.as(await server.login('editor', 'editor-demo'))

  it('have tokens of providers and show changed fields; one has an invalid token', async () => {
    const changes: Change[] = await editor.json('pending_changes')
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
})
