describe('the providers seen last', () => {
  it('are three at most, the latest first, and none once that is not wanted', async () => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    })
    const { rememberSeen, setRemembersSeen } = await import('./recent.ts')
    const ids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
    for (const id of [...ids, ids[1] ?? '']) rememberSeen(id)
    expect(JSON.parse(stored.get('recent') ?? '')).toEqual([ids[1], ids[3], ids[2]])
    setRemembersSeen(false)
    rememberSeen(ids[0] ?? '')
    expect(stored.get('recent')).toBe('["off"]')
    vi.unstubAllGlobals()
  })
})
