// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logInAs, opened, Refused } from '#app/testDom.tsx'
import { testEntry } from '#features/entries/public/testEntry.ts'
import { changesIn, toldOf } from './told.fixture.ts'

/**
 * Each `NAME.json` here is a list of stories, `NAME.snap` what the page told after each of their steps, and what it sent.
 * How they are written and recorded: docs/settings.md.
 */
interface Story {
  title: string
  as?: 'Editor' | 'Admin'
  open: string
  /** What is stored in the browser. */
  stored?: Record<string, string>
  /** By call, or call with query; `{ "like": "entry", … }` is filled to an entry, `{ "refused": 409, … }` refused. */
  answers: Record<string, unknown>
  steps: Step[]
}
/** Names of a method of the opened page and what it is given; `answers` changes the answers. */
type Step = [what: 'press' | 'type' | 'choose' | 'key' | 'go' | 'waitFor' | 'answers', ...given: unknown[]]

const fileOf = (name: string) => path.join(import.meta.dirname, name)
const names = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^(\w+)\.json$/)?.[1] ?? [])

describe.each(names)('the same as before: %s', (name) => {
  const told: string[] = []
  const stories = JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')) as Story[]

  it.each(stories)('$title', async (story) => void told.push(`# ${story.title}`, ...(await play(story)), ''))
  it('all', () => expect(told.join('\n')).toMatchFileSnapshot(fileOf(`${name}.snap`)))
})

async function play({ as, open, stored = {}, answers, steps }: Story): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-01T09:05:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const page = await opened(open, { ...(as && logInAs(as)), ...filledIn(answers) })
  const told: string[] = []
  let before: string[] = []
  let [asked, sent] = [0, 0]
  const tell = (what: string) => {
    const now = toldOf(document)
    const calls = page.asked.slice(asked).filter((call) => call.startsWith('GET'))
    const bodies = page.sent.slice(sent).map(([call, body]) => `${call} ${JSON.stringify(body)}`)
    told.push(`## ${what}`, `at ${page.address()}`, ...calls.toSorted(), ...bodies, ...changesIn(before, now))
    before = now
    asked = page.asked.length
    sent = page.sent.length
  }
  tell('opened')
  for (const [what, ...given] of steps) {
    const [first = '', second = ''] = given as string[]
    if (what === 'answers') Object.assign(page.answers, filledIn(given[0]))
    else if (what === 'waitFor') await page.until(() => page.has(first))
    else await page[what](first, second)
    if (what !== 'answers') tell([what, ...given].join(' '))
  }
  return told
}

function filledIn(answers: unknown): Record<string, unknown> {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled)
    if (!value || typeof value !== 'object') return value
    const { like, refused, ...fields } = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, filled(one)]),
    )
    if (refused) return new Refused(refused as number, fields as { code: string })
    return like ? testEntry(fields) : fields
  }
  return filled(answers) as Record<string, unknown>
}
