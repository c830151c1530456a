import { stubStorage } from '#lib/testStorage.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let stored: Record<string, string>
const storedLines = (): { id: string; note: string; known?: object }[] =>
  JSON.parse(stored.myList ?? '{"entries":[]}').entries
/** Such as `1 | 2 Dienstag`. */
const kept = () =>
  storedLines()
    .map(({ id, note }) => `${Number(id.slice(-4))} ${note}`.trim())
    .join(' | ')

/** Each with its own list; all tabs have the same storage. */
async function openTab() {
  vi.resetModules()
  return import('./remembered.ts')
}

beforeEach(() => {
  stored = stubStorage()
})
afterEach(() => void vi.useRealTimers())

it('the list in the browser stores nothing until its first provider, and none twice', async () => {
  const { addRemembered, removeRemembered } = await openTab()
  expect(removeRemembered([id(1)])).toEqual([])
  expect(stored).toEqual({})
  expect(addRemembered([id(2), id(1), id(2)])).toEqual([id(2), id(1)])
  expect(addRemembered([id(1), id(3)])).toEqual([id(3)])
  expect(kept()).toBe('2 | 1 | 3')
})

it('keeps simultaneous changes of two tabs', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.addRemembered([id(1), id(2)])
  other.addRemembered([id(3)])
  one.writeNote(id(1), 'aus dem einen')
  other.writeNote(id(2), 'aus dem anderen')
  other.removeRemembered([id(1)])
  one.writeNote(id(1), 'zu spät')
  expect(kept()).toBe('2 aus dem anderen | 3')
})

it('restores note and position when toggled twice', async () => {
  const { addRemembered, writeNote, toggleRemembered } = await openTab()
  addRemembered([id(1), id(2), id(3)])
  writeNote(id(2), 'Dienstag')
  expect([toggleRemembered(id(2)), toggleRemembered(id(2))]).toEqual([true, true])
  expect(kept()).toBe('1 | 2 Dienstag | 3')
})

it('restores removed lines at their places, unless they were added again', async () => {
  const { addRemembered, removeRemembered, restoreRemoved, writeNote } = await openTab()
  addRemembered([1, 2, 3, 4].map(id))
  writeNote(id(3), 'Notiz')
  for (const gone of [[1], [2, 3], [4], [1, 2, 3, 4], [9]]) {
    const removed = removeRemembered(gone.map(id))
    expect(kept()).not.toContain(`${gone[0]}`)
    restoreRemoved(removed)
    expect(kept()).toBe('1 | 2 | 3 Notiz | 4')
  }
  const removed = removeRemembered([id(3)])
  addRemembered([id(3)])
  restoreRemoved(removed)
  expect(kept()).toBe('1 | 2 | 4 | 3')
})

it('the list in the browser stays in memory if the browser storage is blocked or full', async () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const { addRemembered, toggleRemembered } = await openTab()
  expect(toggleRemembered(id(1))).toBe(false)
  expect(addRemembered([id(1), id(2)])).toEqual([id(2)])
  vi.stubGlobal('localStorage', stored)
  expect(toggleRemembered(id(3))).toBe(true)
  expect(kept()).toBe('1 | 2 | 3')
})

it('keeps valid parts of broken lines, and of a long note its beginning', async () => {
  const { addRemembered, maxNoteLength, writeNote } = await openTab()
  const entries = [
    ...[null, 1, 'x', [], {}, { id: 7 }, { id: '../../etc' }, { id: [id(1)] }],
    { id: id(1), note: 7, known: { name: 'Salon' } },
    { id: id(2), note: 'x'.repeat(maxNoteLength + 5), more: 1 },
    { id: id(1), note: 'später' },
  ]
  stored.myList = JSON.stringify({ entries })
  addRemembered([id(3)])
  writeNote(id(3), 'y'.repeat(maxNoteLength + 1))
  const [second, third] = ['x', 'y'].map((letter) => letter.repeat(maxNoteLength))
  expect(storedLines()).toEqual([
    { id: id(1), note: '' },
    { id: id(2), note: second },
    { id: id(3), note: third },
  ])
})

it('keeps names and numbers until they are 90 days old or the provider is gone', async () => {
  vi.useFakeTimers()
  const loadedAt = Date.now()
  const { addRemembered, dropOutdated, keepLoaded, maxKnownAge, writeNote } = await openTab()
  addRemembered([id(1), id(2)])
  const entry = { name: 'Salon', category: 'Friseure', phone: '09521/1', mobile: '' }
  const shown = { ...entry, phoneText: '09521 1', mobileText: '' }
  const withKnown = () => {
    keepLoaded(new Map([[id(1), { ...shown, token: 'x' }]]))
    writeNote(id(1), 'b')
    expect(storedLines()[0]).toEqual({ id: id(1), note: 'b', known: { ...shown, loadedAt } })
  }
  const without = { id: id(1), note: 'b' }
  withKnown()
  keepLoaded(new Map([[id(1), null]]))
  expect(storedLines()[0]).toEqual(without)
  for (const age of [maxKnownAge, -1]) {
    vi.setSystemTime(loadedAt)
    withKnown()
    vi.setSystemTime(loadedAt + maxKnownAge - 1)
    dropOutdated()
    expect(storedLines()[0]).toHaveProperty('known')
    vi.setSystemTime(loadedAt + age)
    dropOutdated()
    expect(storedLines()[0]).toEqual(without)
  }
})
