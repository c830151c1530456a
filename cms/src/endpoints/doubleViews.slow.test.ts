import type { Entry } from '@directory/shared/entry'
import { type OpenKey, openKeys } from '@directory/shared/entryFields'
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

/** Returns a generator of the same numbers in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const lines = ['', ' ', 'Mo 8-12', 'Di 9; 14-16', ' Mi ', ';', 'Do nach Vereinbarung']
const services = ['', 'Baden', 'Barrierefrei, Baden', 'Barrierefrei', 'Barrierefrei, ', 'barrierefreies Bad']

function inputOf(below: (n: number) => number): Input {
  const pick = (from: string[]) => from[below(from.length)] ?? ''
  const input: Input = {}
  const given = below(2) === 0 ? openKeys.filter(() => below(2) === 0) : []
  for (const key of given) input[key] = pick(lines)
  if (below(2) === 0) input.opened = Array.from({ length: below(7) }, () => pick(lines)).join(';')
  if (below(3) > 0) {
    input.services = pick(services)
    if (below(2) === 0) input.barrierfree = below(2) === 0
  }
  return input
}

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
    const below = numbers(11)
    for (let round = 0; round < 10; round++) {
      const first = inputOf(below)
      const uuid = await save(first)
      let before = await read(uuid)
      check(before, first, saysByPrefix)
      for (let change = 0; change < 2; change++) {
        const next = inputOf(below)
        await save(next, uuid)
        const after = await read(uuid)
        check(after, next, saysByPrefix, before)
        before = after
      }
    }
  })
})
