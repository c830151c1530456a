import { inputLimit } from '@directory/shared/inputLimit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../database/testDatabases.ts'
import { contentOf } from '../../testContent.ts'
import { startTestServer, type TestServer } from '../../testServer.ts'

for (const db of databases) {
  describe(`texts that are too long for the admin UI's API, on ${db.name}`, () => {
    let server: TestServer
    let token: string
    const ids: Record<string, string> = {}
    beforeAll(async () => {
      server = await startTestServer(db)
      token = await server.loginAs('Admin')
      const content = contentOf(server.payload)
      await content.settings()
      ids.entries = (await content.entry()).id
      ids.news = (await content.news()).id
      ids.links = (await content.link()).id
    })
    afterAll(async () => {
      await server?.stop()
      await db.stop()
    })

    const limitsOf = (fields: readonly object[]) =>
      fields.flatMap((field) =>
        'maxLength' in field && 'name' in field && field.maxLength
          ? [[String(field.name), Number(field.maxLength)] as const]
          : [],
      )
    const tooLong = (max: number) => `Diese Angabe ist zu lang: höchstens ${max} Zeichen.`
    const write = (path: string, method: string, body: object) => server.rest(path, { method, token, body })

    it.each(['entries', 'news', 'links'] as const)(
      'are refused by their length alone in %s',
      async (slug) => {
        const limits = limitsOf(server.payload.collections[slug].config.flattenedFields)
        expect(limits.length).toBeGreaterThan(4)
        for (const [name, max] of limits) {
          const { status, body } = await write(`/${slug}/${ids[slug]}`, 'PATCH', {
            [name]: `E${' '.repeat(inputLimit(max))}x`,
          })
          const [error] = body.errors
          expect([name, status, error.data]).toMatchObject([
            name,
            400,
            { errors: [{ path: name, message: tooLong(max) }] },
          ])
        }
      },
    )

    it('are refused in the settings', async () => {
      const settings = server.payload.config.globals.flatMap(({ flattenedFields }) => flattenedFields)
      for (const [name, max] of limitsOf(settings)) {
        const long = 'x'.repeat(inputLimit(max) + 1)
        const { status, body } = await write('/globals/site-settings', 'POST', { [name]: long })
        expect([name, status, body.errors[0].data.errors]).toMatchObject([
          name,
          400,
          [{ message: tooLong(max) }],
        ])
      }
    })
  })
}
