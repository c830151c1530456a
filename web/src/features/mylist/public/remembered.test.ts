const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let stored: Map<string, string>
/** Error with which the browser refuses to store, or null. */
let refusal: Error | null
const kept = () => {
  const text = stored.get('myList')
  const lines: { id: string; note: string }[] | null = text === undefined ? null : JSON.parse(text).entries
  return lines?.map(({ id, note }) => `${Number(id.slice(-4))} ${note}`.trim()).join(' | ') ?? null
}

/** Opens a tab with its own list; all tabs have the same storage. */
async function openTab() {
  vi.resetModules()
  return import('./remembered.ts')
}

beforeEach(() => {
  stored = new Map()
  refusal = null
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (refusal) throw refusal
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      if (refusal) throw refusal
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
})

describe('the list in the browser', () => {
  it('stores nothing before there is something', async () => {
    const { addRemembered, removeRemembered } = await openTab()
    expect(removeRemembered([id(1)])).toEqual([])
    expect(kept()).toBeNull()
    addRemembered([id(2)])
    expect(kept()).toBe('2')
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

  it('brings note and place back when its button is pressed twice', async () => {
    const { addRemembered, writeNote, toggleRemembered } = await openTab()
    addRemembered([id(1), id(2), id(3)])
    writeNote(id(2), 'Dienstag')
    expect([toggleRemembered(id(2)), toggleRemembered(id(2))]).toEqual([true, true])
    expect(kept()).toBe('1 | 2 Dienstag | 3')
  })

  it('lives as long as the page where the browser forbids storing or is full', async () => {
    refusal = new Error('QuotaExceededError')
    const { addRemembered, toggleRemembered } = await openTab()
    expect(toggleRemembered(id(1))).toBe(false)
    expect(addRemembered([id(1), id(2)])).toEqual([id(2)])
    refusal = null
    expect(toggleRemembered(id(3))).toBe(true)
    expect(kept()).toBe('1 | 2 | 3')
  })
})
