import {
  addLines,
  formatList,
  maxKnownAge,
  maxNoteLength,
  outdatedIds,
  parseList,
  type RememberedLine,
  removeLines,
  restoreLines,
  withLoaded,
  withNote,
} from './rememberedList.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const line = (n: number, note = ''): RememberedLine => ({ id: id(n), note })
describe('the list to remember', () => {
  it('is read back as stored, with 500 lines and notes', () => {
    const many = Array.from({ length: 500 }, (_, i) => line(i, `Notiz ${i}`))
    expect(parseList(formatList(many))).toEqual(many)
    expect(parseList(null)).toEqual([])
  })

  it.each([
    ...['', '{', 'null', '[]', '7', '"entries"', '{"entries":null}'],
    ...['{"entries":{"0":{}}}', '{"entries":[null,1,"x",[],{}]}'],
    '{"entries":[{"id":7},{"id":"x"},{"id":"../../etc"},{"id":["a"]}]}',
    '{"__proto__":{"entries":[]}}',
  ])('is empty if the storage has %s', (text) => {
    expect(parseList(text)).toEqual([])
  })

  it('keeps valid parts of broken lines, each provider once', () => {
    const stored = [
      { id: id(1), note: 7 },
      line(2, 'x'.repeat(maxNoteLength + 5)),
      { id: id(1), note: 'später' },
      { id: id(3).toUpperCase().replace('0', 'G'), note: '' },
      { id: id(4), note: '<script>', more: 1 },
    ]
    const whole = [line(1), line(2, 'x'.repeat(maxNoteLength)), line(4, '<script>')]
    expect(parseList(JSON.stringify({ entries: stored }))).toEqual(whole)
  })

  it('appends each provider once', () => {
    const list = addLines([line(1, 'a'), line(2)], [id(3), id(1), id(3), 'kein Anbieter'])
    expect(list).toEqual([line(1, 'a'), line(2), line(3)])
  })

  it('restores removed lines at their places, with their notes', () => {
    const list = [1, 2, 3, 4].map((n) => line(n, `Notiz ${n}`))
    for (const gone of [[1], [2, 3], [4], [1, 2, 3, 4], [9]]) {
      const { rest, removed } = removeLines(list, new Set(gone.map(id)))
      expect(rest.map((one) => one.id)).not.toContain(id(gone[0] ?? 0))
      expect(restoreLines(rest, removed)).toEqual(list)
    }
    const { rest, removed } = removeLines(list, new Set([id(2)]))
    const again = addLines(rest, [id(2)])
    expect(restoreLines(again, removed)).toEqual(again)
  })

  it('keeps names and numbers through every change, until they are 90 days old or the provider is gone', () => {
    const entry = { name: 'Salon', category: 'Friseure', phone: '09521/1', mobile: '' }
    const shown = { ...entry, phoneText: '09521 1', mobileText: '' }
    const loaded = withLoaded([line(1, 'a'), line(2)], new Map([[id(1), { ...shown, token: 'x' }]]), 5)
    expect(loaded).toEqual([{ ...line(1, 'a'), known: { ...shown, loadedAt: 5 } }, line(2)])
    expect(parseList(formatList(withNote(loaded, id(1), 'b')))[0]).toEqual({ ...loaded[0], note: 'b' })
    expect(withLoaded(loaded, new Map([[id(1), null]]), 6)).toEqual([line(1, 'a'), line(2)])
    expect(outdatedIds(loaded, maxKnownAge)).toEqual([])
    for (const now of [maxKnownAge + 5, 4]) expect(outdatedIds(loaded, now)).toEqual([id(1)])
  })

  it('limits the length of a note, and ignores notes for removed providers', () => {
    expect(withNote([line(1)], id(1), 'x'.repeat(600))[0]?.note).toHaveLength(maxNoteLength)
    expect(withNote([line(1)], id(2), 'x')).toEqual([line(1)])
  })
})
