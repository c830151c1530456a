import type { Role } from '@directory/shared/roles'
import { beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { serverOf } from '../../testSuite.ts'

const always = [
  '',
  'where=',
  'where[]',
  'where[]=',
  'where={}',
  'where[id]=',
  'where[id][exists]=true',
  'where[id][not_equals]=',
  'where[id][not_in]=x',
  'where[id][in]=',
  'where[id][in][]=',
  'where[id][like]=',
  'where[and]=',
  'where[or]=',
  'where[and][0]=',
  'where[and][0][id][exists]=true',
  'where[or][0][id][equals]=x&where[or][1][id][exists]=true',
  'where[name][not_equals]=',
  'where[createdAt][greater_than]=2000-01-01',
  'limit=0',
  `where=${encodeURIComponent('{"id":{"not_equals":"x"}}')}`,
]

for (const db of databases) {
  describe(`what is deleted through the raw API on ${db.name}`, async () => {
    const tokens = { Admin: '', Editor: '' }
    const server = await serverOf(db)
    for (const role of ['Admin', 'Editor'] as const) tokens[role] = await server.loginAs(role)

    const made = {
      entries: () => contentOf(server.payload).entry(),
      news: () => contentOf(server.payload).news(),
      links: () => contentOf(server.payload).link(),
    }
    type Noun = keyof typeof made
    const nouns = Object.keys(made) as Noun[]
    const send = (method: string, address: string, role: Role, body?: object) =>
      server.rest(address, { method, token: tokens[role], ...(body && { body }) })
    /** Returns where a document is now. */
    const standing = async (noun: Noun, id: string) => {
      const found = await server.payload.findByID({ collection: noun, id, trash: true, disableErrors: true })
      return found ? (found.deletedAt ? 'trash' : 'there') : 'gone'
    }
    const query = (where: object, more: Record<string, string> = {}) =>
      `?${new URLSearchParams({ where: JSON.stringify(where), ...more })}`

    for (const noun of nouns) {
      describe(noun, () => {
        let ids: string[]
        beforeEach(async () => {
          ids = [(await made[noun]()).id, (await made[noun]()).id]
        })
        const standings = () => Promise.all(ids.map((id) => standing(noun, id)))

        it.each(['Editor', 'Admin'] as const)(
          'lies in the trash when an %s deletes it by id',
          async (role) => {
            expect((await send('DELETE', `/${noun}/${ids[0]}`, role)).status).toBe(200)
            expect((await send('DELETE', `/${noun}/${ids[1]}?trash=true`, role)).status).toBe(200)
            expect(await standings()).toEqual(['trash', 'trash'])
            const versions = await server.payload.countVersions({
              collection: noun,
              where: { parent: { equals: ids[0] } },
            })
            expect(versions.totalDocs).toBeGreaterThan(0)
          },
        )

        it.each(['Editor', 'Admin'] as const)('lies there when an %s deletes several', async (role) => {
          const answer = await send('DELETE', `/${noun}${query({ id: { in: ids } })}`, role)
          expect([answer.status, answer.body.docs.length]).toEqual([200, 2])
          expect(await standings()).toEqual(['trash', 'trash'])
        })

        it('is deleted for good by an Admin only, from the trash, one at a time', async () => {
          await send('DELETE', `/${noun}${query({ id: { in: ids } })}`, 'Editor')
          const several = query(
            { and: [{ id: { in: ids } }, { deletedAt: { exists: true } }] },
            { trash: 'true' },
          )
          const one = query(
            { and: [{ id: { equals: ids[1] } }, { deletedAt: { exists: true } }] },
            { trash: 'true' },
          )
          for (const address of [`/${ids[0]}?trash=true`, several, one])
            expect((await send('DELETE', `/${noun}${address}`, 'Editor')).status).toBe(403)
          const refused = await send('DELETE', `/${noun}${several}`, 'Admin')
          expect([refused.status, refused.body.docs, refused.body.errors.length]).toEqual([400, [], 1])
          expect((await send('DELETE', `/${noun}/${ids[0]}`, 'Admin')).status).toBe(404)
          expect(await standings()).toEqual(['trash', 'trash'])

          expect((await send('DELETE', `/${noun}/${ids[0]}?trash=true`, 'Admin')).status).toBe(200)
          expect((await send('DELETE', `/${noun}${one}`, 'Admin')).status).toBe(200)
          expect(await standings()).toEqual(['gone', 'gone'])
        })

        it('what is not in the trash stays when it is named as if it were', async () => {
          const one = query({ id: { equals: ids[0] } }, { trash: 'true' })
          await send('DELETE', `/${noun}${one}`, 'Admin')
          expect(await standings()).toEqual(['there', 'there'])
        })

        it.each(always)('nothing is written where "%s" is the condition', async (condition) => {
          for (const role of ['Editor', 'Admin'] as const) {
            for (const suffix of ['', '&trash=true']) {
              const address = `/${noun}?${condition}${suffix}`
              expect([address, (await send('DELETE', address, role)).status]).toEqual([address, 400])
              const body = { deletedAt: new Date().toISOString() }
              expect([address, (await send('PATCH', address, role, body)).status]).toEqual([address, 400])
            }
          }
          expect(await standings()).toEqual(['there', 'there'])
        })

        it('a condition beside the ids widens nothing', async () => {
          const beside = `where[id][in][0]=${ids[0]}`
          for (const more of ['where[or][0][id][exists]=true', 'where[AND][0][id][exists]=true'])
            await send('DELETE', `/${noun}?${beside}&${more}`, 'Editor')
          await send('PATCH', `/${noun}?${beside}&where[or][0][id][exists]=true`, 'Editor', {
            deletedAt: new Date().toISOString(),
          })
          expect((await standings())[1]).toBe('there')
        })

        it('several come back from the trash as the admin UI asks for it', async () => {
          const trashed = query({ and: [{ id: { in: ids } }] })
          await send('PATCH', `/${noun}${trashed}`, 'Editor', { deletedAt: new Date().toISOString() })
          expect(await standings()).toEqual(['trash', 'trash'])
          const back = query(
            { and: [{ id: { in: ids } }, { deletedAt: { exists: true } }] },
            { trash: 'true', limit: '0' },
          )
          const answer = await send('PATCH', `/${noun}${back}`, 'Editor', { deletedAt: null })
          expect([answer.status, answer.body.docs.length]).toEqual([200, 2])
          expect(await standings()).toEqual(['there', 'there'])
        })
      })
    }

    it('nobody anonymous puts anything into the trash', async () => {
      const { id } = await made.entries()
      for (const address of [`/entries/${id}`, `/entries${query({ id: { in: [id] } })}`]) {
        expect((await server.rest(address, { method: 'DELETE' })).status).toBe(403)
        const body = { deletedAt: new Date().toISOString() }
        expect((await server.rest(address, { method: 'PATCH', body })).status).toBe(403)
      }
      expect(await standing('entries', id)).toBe('there')
    })

    it.each(['categories', 'files', 'users', 'mails', 'top-categories', 'payload-preferences'])(
      'several %s are deleted by their ids only',
      async (slug) => {
        for (const condition of always) {
          const address = `/${slug}?${condition}`
          const { status } = await send('DELETE', address, 'Admin')
          expect([address, status]).toEqual([address, 400])
        }
      },
    )
  })
}
