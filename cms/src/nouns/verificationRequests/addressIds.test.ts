import { describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { requestByLink } from '../../flows/verificationRequests/requestByLink.ts'
import { serverOf } from '../../testSuite.ts'
import { addressIds, prepareAddressIds } from './addressIds.ts'
import { hashOfAddress, hashOfSecret } from './linkSecrets.ts'
import { lastRequests, optOuts } from './readVerificationRequests.ts'

for (const db of databases) {
  describe(`opt-outs on ${db.name}`, async () => {
    const at = '2026-01-02T03:04:05.000Z'
    const former = ['anna@example.org', 'berta@example.org'].map(hashOfAddress)
    const stored = async () =>
      (await server.payload.find({ collection: 'objections', pagination: false, depth: 0 })).docs
    // Data as left by an earlier version or its backup.
    const server = await serverOf(
      db,
      {},
      {
        accounts: false,
        prepare: async (payload) => {
          for (const id of former) await payload.db.create({ collection: 'objections', data: { id, at } })
        },
      },
    )

    it('of an earlier version count on under a keyed id, and their date stays', async () => {
      const idOf = await addressIds(server.payload)
      const docs = await stored()
      expect(docs.map(({ id }) => id).sort()).toEqual(former.map(idOf).sort())
      expect(docs.map((doc) => new Date(doc.at).toISOString())).toEqual([at, at])
      const against = await optOuts(server.payload)
      expect(former.map((hash) => against.has(hash))).toEqual([true, true])
      expect(against.has(hashOfAddress('carla@example.org'))).toBe(false)
    })

    it('of asks of an earlier version are keyed, too, and their mails lead to them as before', async () => {
      const { payload } = server
      const [hash = ''] = former
      const answers = { 'some-entry': null }
      const ask = { askedAt: at, mailedAt: at, mails: 1, state: 'objected', answers, revision: 3 }
      const hashes = { linkHash: hashOfSecret('link'), objectionHash: hashOfSecret('objection') }
      await payload.db.create({ collection: 'asks', data: { id: hash, ...ask } })
      await payload.db.create({
        collection: 'ask-mails',
        data: { id: '2026-01-02-001', ask: hash, mailedAt: at, ...hashes },
      })
      await Promise.all([1, 2].map(() => prepareAddressIds(payload)))
      const id = (await addressIds(payload))(hash)
      expect((await payload.find({ collection: 'asks', depth: 0 })).docs).toMatchObject([{ id, ...ask }])
      expect((await payload.find({ collection: 'ask-mails' })).docs).toMatchObject([{ ask: id, ...hashes }])
      expect((await requestByLink(payload, 'link')).request.id).toBe(id)
      expect((await lastRequests(payload)).get(hash)).toMatchObject({ mails: 1, openIds: ['some-entry'] })
    })

    it('reveal nothing without the key, and are converted once, even by several servers or repeated runs', async () => {
      const before = await stored()
      const { docs } = await server.payload.find({ collection: 'keys' })
      expect(docs).toMatchObject([{ id: 'opt-outs', value: expect.stringMatching(/^[\w-]{43}$/) }])
      await Promise.all([1, 2, 3].map(() => prepareAddressIds(server.payload)))
      expect([await stored(), (await server.payload.find({ collection: 'keys' })).docs]).toEqual([
        before,
        docs,
      ])
      expect(before.filter(({ id }) => former.includes(id))).toEqual([])
      // An opt-out from an older backup is recognised as the same person.
      const [hash = ''] = former
      await server.payload.db.create({ collection: 'objections', data: { id: hash, at } })
      await prepareAddressIds(server.payload)
      expect((await stored()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
    })
  })
}
