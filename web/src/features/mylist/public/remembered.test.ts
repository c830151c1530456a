import { stubStorage } from '../../../lib/testStorage.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

let stored: Record<string, string>
const kept = () => {
  if (stored.myList === undefined) return null
  const lines: { id: string; note: string }[] = JSON.parse(stored.myList).entries
  return lines.map(({ id, note }) => `${Number(id.slice(-4))} ${note}`.trim()).join(' | ')
}

/** Opens a tab with its own list; all tabs have the same storage. */
async function openTab() {
  vi.resetModules()
  return import('./remembered.ts')
}

beforeEach(() => {
  stored = stubStorage()
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
})

describe('the list in the browser', () => {
  it('stores nothing before its first provider', async () => {
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

  it('restores note and position when toggled twice', async () => {
    const { addRemembered, writeNote, toggleRemembered } = await openTab()
    addRemembered([id(1), id(2), id(3)])
    writeNote(id(2), 'Dienstag')
    expect([toggleRemembered(id(2)), toggleRemembered(id(2))]).toEqual([true, true])
    expect(kept()).toBe('1 | 2 Dienstag | 3')
  })

  it('stays in memory if the browser storage is blocked or full', async () => {
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
})
