// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logInAs, opened, Refused } from '#app/testDom.tsx'
import { testEntry } from '#features/entries/public/testEntry.ts'
import { notify } from '#lib/alerts.ts'
import { expireQueries } from '#lib/queryCache.ts'
import { answers as publicAnswers } from '#lib/testAnswers.ts'
import { changesIn, frameOf, toldOf } from './told.fixture.ts'

/**
 * Each `NAME.json` here is a list of stories, `NAME.snap` what the page told after each of their steps, and what it sent.
 * How they are written and recorded: docs/settings.md.
 */
interface Story {
  title: string
  as?: 'Editor' | 'Admin'
  open: string
  /** Usually a Tuesday at five past ten. */
  now?: string
  /** What is stored in the browser. */
  stored?: Record<string, string>
  /** What the document carries beside answers, as of a mailed link. */
  visit?: object
  /**
   * By call, or call with query; `{ "like": "entry", … }` is filled to an entry, `{ "like": "/api/settings", … }` to
   * what `testAnswers.ts` answers, `{ "refused": 409, … }` refused.
   */
  answers: Record<string, unknown>
  steps: Step[]
}
/**
 * Names of a method of the opened page and what it is given; `answers` changes the answers, `now` the clock, `stored`
 * tells what the browser has stored, `reload` opens the same address again.
 */
type Step = [
  what:
    | 'press'
    | 'type'
    | 'choose'
    | 'key'
    | 'go'
    | 'focus'
    | 'waitFor'
    | 'answers'
    | 'now'
    | 'stored'
    | 'reload',
  ...given: unknown[],
]

const fileOf = (name: string) => path.join(import.meta.dirname, name)
const names = readdirSync(import.meta.dirname).flatMap((file) => file.match(/^(\w+)\.json$/)?.[1] ?? [])

describe.each(names)('the same as before: %s', (name) => {
  const told: string[] = []
  const frame: string[] = []
  const stories = JSON.parse(readFileSync(fileOf(`${name}.json`), 'utf8')) as Story[]

  it.each(stories)(
    '$title',
    async (story) => void told.push(`# ${story.title}`, ...(await play(story, frame)), ''),
  )
  it('all', () => expect(told.join('\n')).toMatchFileSnapshot(fileOf(`${name}.snap`)))
})

const longestPauseMs = 1000
const usualNow = '2026-12-01T09:05:00Z'

/** @param frame what is around the page, told with the first story */
async function play(story: Story, frame: string[]): Promise<string[]> {
  const { as, open, now = usualNow, stored = {}, visit, answers, steps } = story
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  // What another story has sent makes no answer of this one old.
  expireQueries()
  vi.setSystemTime(Date.parse(now))
  onTestFinished(() => void vi.useRealTimers())
  // The codes of pictures are then `aaaaaa`.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((all) => all)
  // What waits for a pause in typing comes at once, whatever the speed of the machine.
  const wait = setTimeout
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => wait(act, ms > longestPauseMs ? ms : 0))
  // One that another test has left.
  notify('info', '')()
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  let page = await opened(open, { ...(as && logInAs(as)), ...filledIn(answers) }, filledIn(visit ?? {}))
  const told: string[] = []
  let before = [...frame]
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
  if (frame.length === 0) frame.push(...frameOf(before))
  for (const [what, ...given] of steps) {
    const [first = '', second = ''] = given as string[]
    if (what === 'answers') Object.assign(page.answers, filledIn(given[0]))
    else if (what === 'now') vi.setSystemTime(Date.parse(first))
    else if (what === 'stored') told.push('## stored', ...storedNow())
    else {
      if (what === 'waitFor') await page.until(() => page.has(first))
      else if (what === 'focus') await page.does(() => page.focus(first))
      else if (what === 'reload') {
        page.close()
        page = await opened(page.address(), page.answers)
        asked = sent = 0
      } else await page[what](first, second)
      tell([what, ...given].join(' '))
    }
  }
  return told
}

const storedNow = () =>
  Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
    Object.keys(storage)
      .toSorted()
      .map((key) => `${name} ${key} ${storage.getItem(key)}`),
  )

function filledIn(answers: unknown): Record<string, unknown> {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled)
    if (!value || typeof value !== 'object') return value
    const { like, refused, ...fields } = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, filled(one)]),
    )
    if (refused) return new Refused(refused as number, fields as { code: string })
    if (like === 'entry') return testEntry(fields)
    return { ...publicAnswers[like as keyof typeof publicAnswers], ...fields }
  }
  return filled(answers) as Record<string, unknown>
}
