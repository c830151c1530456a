import fixture from './answers.fixture.json' with { type: 'json' }
import { demoDirectory } from './demoDirectory.fixture.ts'

/** What the page says of a query; each row of the fixture names what matters in it. */
interface Expected {
  /** Category, name and town of the first hit. */
  first?: string
  name?: string | null
  notName?: string
  city?: string
  /** The first category offered, how they begin, and all of them, each after a space. */
  meant?: string
  offered?: string
  categories?: string
  notOffered?: string[]
  nearly?: string
}

/** What all queries of a claim have in common, and what else is expected of some. */
interface Claim {
  claim: string
  all?: Expected
  queries?: string[]
  answers?: Record<string, Expected>
}

const model = demoDirectory()

function answerTo(query: string, { offered = '', notOffered = [], notName }: Expected) {
  const [first] = model.search(query)
  const { categories, nearly, leftOut, ...help } = model.searchHelp(query)
  const names = categories.map(({ name }) => name)
  return {
    ...{ isNearly: false, isNobodyThere: false, ...help, leftOut: leftOut.join(' ') },
    ...{ first: first?.category, name: first?.name ?? null, city: first?.city },
    notName: first?.name === notName ? '' : notName,
    ...{ meant: names[0], categories: names.join(' '), nearly: nearly[0]?.name },
    offered: names.join(' ').slice(0, offered.length),
    notOffered: notOffered.filter((name) => !names.includes(name)),
  }
}

describe.each(fixture as Claim[])('$claim', ({ all, queries = [], answers = {} }) => {
  it.each([...queries, ...Object.keys(answers)])('%s', (query) => {
    const expected = { ...all, ...answers[query] }
    expect(answerTo(query, expected)).toMatchObject(expected)
  })
})
