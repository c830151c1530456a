import * as z from 'zod'
import { sqlite } from '#database/testDatabases.ts'
import { type Call, type CallKey, contract } from '#shared/contract'
import { serverOf } from '#testSuite.ts'

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[]; maxLength?: number }

function textsOf(schema: z.ZodType | undefined): [string, number][] {
  const { properties = {} } = schema
    ? (z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema)
    : {}
  const input = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema) : {}
  return Object.keys(properties).flatMap((name) => {
    const field = { ...properties[name], ...input.properties?.[name] }
    const max = field.maxLength ?? field.anyOf?.find(({ maxLength }) => maxLength !== undefined)?.maxLength
    return max === undefined ? [] : [[name, max] as [string, number]]
  })
}

const publicCalls = (Object.entries(contract) as [CallKey, Call][]).filter(([, { who }]) => who === 'public')

const server = await serverOf(sqlite, {}, { accounts: false })

const refused = async (response: Response, field: string) => {
  const body = await response.json()
  expect([response.status, body.field]).toEqual([400, field])
  expect(['invalid', 'too_long']).toContain(body.code)
  expect(body.message).toMatch(/zu lang: höchstens \d+ Zeichen/)
}

it.each(publicCalls.filter(([key, { query }]) => key.startsWith('GET') && textsOf(query).length > 0))(
  'a text over the limit is refused in the query of %s, with its field',
  async (key, { query }) => {
    for (const [name, max] of textsOf(query)) {
      const path = `${key.slice(4)}?${name}=`
      await refused(await server.get(path + 'a'.repeat(max + 1)), name)
      await refused(await server.get(`${path}${'+'.repeat(max)}x`), name)
    }
  },
)

it.each(publicCalls.filter(([key, { body }]) => key.startsWith('POST') && textsOf(body).length > 0))(
  'a text over the limit is refused in the body of %s, with its field',
  async (key, { body }) => {
    for (const [name, max] of textsOf(body))
      await refused(await server.post(key.slice(5), { [name]: `E${' '.repeat(max)}x` }), name)
  },
)

it('a long text fails on no page: an unknown path answers 404, and a long query is cut', async () => {
  const long = 'a'.repeat(600)
  const statusOf = async (path: string) => (await server.get(path)).status
  expect(await statusOf(`/categories/list/${long}`)).toBe(404)
  expect(await statusOf(`/categories/list/${long}/${long}?id=${long}`)).toBe(404)
  expect(await statusOf(`/fastsearch?q=${long}&from=${long}`)).toBe(200)
  expect(await statusOf(`/paper?town=${long}`)).toBe(404)
})
