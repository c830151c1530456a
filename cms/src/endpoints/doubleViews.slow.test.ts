import type { Entry } from '@directory/shared/entry'
import { type OpenKey, openKeys } from '@directory/shared/entryFields'
import fc from 'fast-check'
import { onServer } from '../testSuite.ts'

/** Prefix that answers write. */
const prefix = 'Barrierefrei, '

type Input = Partial<Record<OpenKey | 'opened' | 'services', string>> & { barrierfree?: boolean }
type View = Pick<Entry, OpenKey | 'opened' | 'services' | 'barrierfree'>

const valid = {
  category: 'Pflege',
  name: 'Pflegedienst',
  street: 'Weg 1',
  plz: '97437',
  city: 'Haßfurt',
  email: 'a@example.org',
}

const line = fc.constantFrom('', ' ', 'Mo 8-12', 'Di 9; 14-16', ' Mi ', ';', 'Do nach Vereinbarung')
const services = fc.constantFrom(
  ...['', 'Baden', 'Barrierefrei, Baden', 'Barrierefrei', 'Barrierefrei, ', 'barrierefreies Bad'],
)
const lines = Object.fromEntries(openKeys.map((key) => [key, line]))
const opened = fc.array(line, { maxLength: 6 }).map((all) => all.join(';'))
const inputs: fc.Arbitrary<Input> = fc
  .tuple(
    fc.oneof(fc.constant({}), fc.record(lines, { requiredKeys: [] })),
    fc.record({ opened }, { requiredKeys: [] }),
    fc.oneof(
      fc.constant({}),
      fc.record({ services, barrierfree: fc.boolean() }, { requiredKeys: ['services'] }),
    ),
  )
  .map((parts) => Object.assign({}, ...parts))

const plain = (line: string | undefined) => (line ?? '').replaceAll(';', ',').trim()
const closedUp = (given: string[]) =>
  given
    .map(plain)
    .filter((line) => line !== '')
    .slice(0, 5)

/**
 * Returns what the decisions demand, without the code that implements them. The contract answers with the prefix, so
 * services without it mean no; the CMS shows flag and services separately, so there they mean nothing.
 */
function expected(input: Input, before: View | undefined, saysByPrefix: boolean) {
  const given = openKeys.filter((key) => input[key] !== undefined)
  const kept = openKeys.map((key) => before?.[key] ?? '')
  const open =
    given.length > 0
      ? closedUp(openKeys.map((key, i) => input[key] ?? kept[i] ?? ''))
      : input.opened === undefined
        ? kept.filter((line) => line !== '')
        : closedUp(input.opened.split(';'))
  const hasPrefix = /^barrierefrei\s*(,|$)/i.test(input.services ?? '')
  const saysNothing = input.services === undefined || !(hasPrefix || saysByPrefix)
  const flag = input.barrierfree ?? (saysNothing ? before?.barrierfree : hasPrefix) ?? false
  return { open, flag }
}

const viewOf = ({ opened, services: text, barrierfree, ...rest }: View) => ({
  open: openKeys.map((key) => rest[key]),
  opened,
  text,
  barrierfree,
})

onServer('the double views of an entry', async (server) => {
  const token = await server.loginAs('Admin')

  const read = async (uuid: string): Promise<View> => {
    const all: Entry[] = await server.json('/api/datafilteredcategory?category=Pflege')
    const found = all.find((entry) => entry.uuid === uuid)
    if (!found) throw new Error('The entry is gone')
    return found
  }
  const throughContract = async (input: Input, uuid?: string): Promise<string> => {
    const response = await server.post('/api/addEntry', uuid ? { ...input, uuid } : { ...valid, ...input }, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
    return (await response.json()).uuid
  }
  const throughRest = async (input: Input, uuid?: string): Promise<string> => {
    const category = (await server.payload.find({ collection: 'categories' })).docs[0]?.id
    const answer = await server.rest(uuid ? `/entries/${uuid}` : '/entries', {
      method: uuid ? 'PATCH' : 'POST',
      token,
      body: uuid ? input : { ...valid, category, ...input },
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body.doc.id
  }

  function check(view: View, input: Input, saysByPrefix: boolean, before?: View): void {
    const { open, flag } = expected(input, before, saysByPrefix)
    const shown = viewOf(view)
    const why = JSON.stringify({ input, before: before && viewOf(before) })
    expect(shown.open, why).toEqual([...open, ...Array(5 - open.length).fill('')])
    expect(shown.opened, why).toBe(open.join(';'))
    expect(shown.barrierfree, why).toBe(flag)
    expect(shown.text.startsWith(prefix), why).toBe(flag)
    const services = input.services ?? before?.services ?? ''
    const rest = services.replace(/^barrierefrei\s*(,\s*|$)/i, '').trim()
    expect(shown.text, why).toBe((flag ? prefix : '') + rest)
  }

  it.each([
    ['the contract', throughContract, true],
    ['raw REST', throughRest, false],
  ])('stay in step through %s, new and changed', async (_, save, saysByPrefix) => {
    await throughContract({})
    const writes = fc.asyncProperty(inputs, inputs, inputs, async (first, ...changes) => {
      const uuid = await save(first)
      let before = await read(uuid)
      check(before, first, saysByPrefix)
      for (const next of changes) {
        await save(next, uuid)
        const after = await read(uuid)
        check(after, next, saysByPrefix, before)
        before = after
      }
    })
    await fc.assert(writes, { numRuns: 10, seed: 11, endOnFailure: true })
  })
})
