import { onDatabase, serverOf } from '#testSuite.ts'
import { addressIds, prepareAddressIds } from './addressIds.ts'
import { hashOfAddress } from './linkSecrets.ts'

onDatabase('the key of opt-outs', async (db) => {
  const server = await serverOf(db, {}, { accounts: false })

  it('is created once, even by several servers, and hides the hash of an address', async () => {
    const keys = () => server.docs('keys')
    const made = await keys()
    expect(made).toMatchObject([{ id: 'opt-outs', value: expect.stringMatching(/^[\w-]{43}$/) }])
    await Promise.all([1, 2, 3].map(() => prepareAddressIds(server.payload)))
    expect(await keys()).toEqual(made)
    const hash = hashOfAddress('anna@example.org')
    const idOf = await addressIds(server.payload)
    expect(idOf(hash)).toMatch(/^[\w-]{43}$/)
    expect(idOf(hash)).toBe(idOf(hashOfAddress(' Anna@Example.org')))
  })
})
