import { type Call, type CallKey, contract } from '#shared/contract'
import type { Who } from '#shared/roles'
import { bearer, ownOrigin } from '#testServer.ts'
import { onServer } from '#testSuite.ts'
import decided from './roles.fixture.json' with { type: 'json' }

/** As the decisions have it; calls of our own beside them stand at the end of each list. */
const whoOf = new Map(
  Object.entries(decided).flatMap(([who, names]) => names.map((name) => [name, who as Who] as const)),
)
const nameOf = (key: CallKey) => key.replace(/^\w+ \/(api\/)?/, '')

const calls = (Object.entries(contract) as [CallKey, Call][]).filter(([, { who }]) => who !== 'public')

it('declares the decided role for every call', () => {
  const wrong = (Object.entries(contract) as [CallKey, Call][]).filter(([key, { who }]) => {
    const role = whoOf.get(nameOf(key))
    return role !== undefined && role !== who
  })
  expect(wrong.map(([key]) => key)).toEqual([])
  const declared = new Set((Object.keys(contract) as CallKey[]).map(nameOf))
  const missing = [...whoOf.keys()].filter((name) => !declared.has(name))
  expect(missing).toEqual([])
})

onServer('roles of calls', async (server) => {
  const editor = await server.loginAs('Editor')
  const ended = await server.loginAs('Admin')
  await server.as(ended).post('logout')

  const ask = (key: CallKey, headers: Record<string, string>, body = '{"broken') => {
    const [method = 'GET', path = ''] = key.split(' ')
    return server.get(path.replace(/\{\w+\}/g, 'x'), {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(method === 'POST' && { body }),
    })
  }
  /** The body is broken, so that a refusal shows that it was not read. */
  const refusal = async (key: CallKey, headers: Record<string, string>) => {
    const response = await ask(key, headers)
    const { success, code } = await response.json()
    return [response.status, success, code, response.headers.get('cache-control')]
  }

  it.each(calls)('%s first requires a live session, in the header', async (key) => {
    const wrong: Record<string, string>[] = [
      { Authorization: 'Bearer ' },
      { Authorization: 'Bearer x.y.z' },
      { Authorization: `Basic ${editor}` },
      { Authorization: editor },
      { Cookie: `payload-token=${editor}`, Origin: ownOrigin, 'Sec-Fetch-Site': 'same-origin' },
    ]
    for (const header of [{}, bearer(ended), ...(key === calls[0]?.[0] ? wrong : [])])
      expect
        .soft(await refusal(key, header), JSON.stringify(header))
        .toEqual([401, false, 'unauthorized', 'no-store'])
  })

  it.each(calls.filter(([, { who }]) => who === 'admin'))('%s is not for editors', async (key) => {
    expect(await refusal(key, bearer(editor))).toEqual([403, false, 'forbidden', 'no-store'])
  })

  it.each(calls.filter(([key, { who }]) => who === 'staff' && key !== 'POST /api/logout'))(
    '%s lets editors through to its own rules',
    async (key) => {
      const response = await ask(key, bearer(editor), '{}')
      expect([401, 403, 500]).not.toContain(response.status)
    },
  )
})
