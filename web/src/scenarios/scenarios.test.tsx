// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { logInAs, opened, Refused } from '#app/testDom.tsx'
import { testEntry } from '#features/entries/public/testEntry.ts'
import { notify } from '#lib/alerts.ts'
import { expireQueries } from '#lib/queryCache.ts'
import { answers as publicAnswers } from '#lib/testAnswers.ts'
import { tokenStorageKey } from '#shared/account'
import { changesIn, frameOf, newIn, toldOf } from './told.fixture.ts'

/**
 * Each `NAME.json` here is a list of stories, `NAME.snap` what the page told after each of their steps, and what it sent;
 * what is around the page is told with the first story.
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
 * tells what the browser has stored, `pass` lets so many milliseconds pass, `reload` opens the same address again,
 * `attach` chooses a file of this name.
 */
type Step = [
  what:
    | 'press'
    | 'type'
    | 'choose'
    | 'attach'
    | 'key'
    | 'go'
    | 'focus'
    | 'waitFor'
    | 'answers'
    | 'now'
    | 'stored'
    | 'pass'
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
  it('all', async () => {
    // One that failed must not be missing in what is recorded.
    expect(told.filter((line) => line.startsWith('# '))).toHaveLength(stories.length)
    await expect(told.join('\n')).toMatchFileSnapshot(fileOf(`${name}.snap`))
  })
})

const usualNow = '2026-12-01T09:05:00Z'

/** @param frame what is around the page, if it was told before */
async function play(story: Story, frame: string[]): Promise<string[]> {
  const { as, open, now = usualNow, stored = {}, visit, answers, steps } = story
  // Neither a message nor a write that another test has left.
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  expireQueries()
  notify('info', '')()
  vi.setSystemTime(Date.parse(now))
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((values) => values)
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const { isPaused, pass } = heldTimers()
  let page = await opened(open, { ...(as && logInAs(as)), ...filledIn(answers) }, filledIn(visit ?? {}))
  const told: string[] = []
  let before: readonly string[] = frame
  let pathBefore: string | undefined
  let [asked, sent] = [0, 0]
  const tell = async (what: string) => {
    for (let n = 0; n < 9 && isPaused(); n++) await page.does(() => pass(isPause))
    const now = toldOf(document)
    const calls = page.asked.slice(asked).filter((call) => call.startsWith('GET') || call.includes('?'))
    const bodies = page.sent.slice(sent).map(([call, body]) => `${call} ${JSON.stringify(body)}`)
    const path = page.address().split('?')[0]
    const changes = path === pathBefore ? changesIn(before, now) : newIn(before, now)
    told.push(`## ${what}`, `at ${page.address()}`, ...calls.toSorted(), ...bodies, ...changes)
    before = now
    pathBefore = path
    pass((ms) => ms === 500)
    asked = page.asked.length
    sent = page.sent.length
  }
  await tell('opened')
  if (frame.length === 0) frame.push(...frameOf(before))
  for (const [what, ...given] of steps) {
    const [first = '', second = ''] = given as string[]
    if (what === 'answers') Object.assign(page.answers, filledIn(given[0]))
    else if (what === 'now') vi.setSystemTime(Date.parse(first))
    else if (what === 'stored') told.push('## stored', ...storedNow())
    else {
      if (what === 'waitFor') await page.until(() => page.has(first))
      else if (what === 'pass') await page.does(() => pass((ms) => ms <= Number(first)))
      else if (what === 'focus') await page.does(() => page.focus(first))
      else if (what === 'reload') {
        page.close()
        page = await opened(page.address(), page.answers)
        asked = sent = 0
      } else await page[what](first, second)
      await tell([what, ...given].join(' '))
    }
  }
  return told
}

/**
 * What comes after a pause, as of typing, comes once all else is done, and before its step is over; what takes longer
 * comes only when a step lets time pass. So the speed of the machine makes no difference.
 */
function heldTimers() {
  const held = new Map<unknown, { ms: number; run: () => void }>()
  const [begin, end] = [setTimeout, clearTimeout]
  const hold = (run: () => void, ms = 0) => {
    if (ms < 100) return begin(run, ms)
    const timer = {}
    held.set(timer, { ms, run })
    return timer
  }
  vi.stubGlobal('setTimeout', hold)
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => hold(run, 100))
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof end>[0]) => void (held.delete(timer) || end(timer)))
  const pass = (isOver: (ms: number) => boolean) => {
    for (const [timer, { ms, run }] of [...held]) if (isOver(ms) && held.delete(timer)) run()
  }
  const isPaused = () => [...held.values()].some(({ ms }) => isPause(ms))
  return { isPaused, pass }
}

/** Within 500 SWR takes the same question for one. */
const isPause = (ms: number) => ms < 1000 && ms !== 500

/** But for the session, which differs from run to run. */
const storedNow = () =>
  Object.entries({ localStorage, sessionStorage }).flatMap(([name, storage]) =>
    Object.keys(storage)
      .filter((key) => key !== tokenStorageKey)
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
    if (typeof refused === 'number') return new Refused(refused, fields as { code: string })
    if (like === 'entry') return testEntry(fields)
    return {
      ...publicAnswers[like as keyof typeof publicAnswers],
      ...fields,
      ...(refused ? { refused } : {}),
    }
  }
  return filled(answers) as Record<string, unknown>
}
