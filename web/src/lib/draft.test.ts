import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { changedValues, keepDraft, readDraft } from './draft.ts'
import { beginSession, endSession } from './session.ts'
import { stubStorage, tokenOf } from './testStorage.ts'
import { type StaffDraft, useStaffDraft } from './useStaffDraft.ts'

let kept: Record<string, string>
beforeEach(() => {
  kept = stubStorage('sessionStorage')
  stubStorage()
})

describe('a draft', () => {
  it('is restored as typed, until it is removed', () => {
    keepDraft('new', { name: 'Müller', plz: '' })
    expect(readDraft('new')).toEqual({ name: 'Müller', plz: '' })
    expect(readDraft('change')).toBeNull()
    keepDraft('new', null)
    expect(readDraft('new')).toBeNull()
  })

  it('is ignored if the storage has other data', () => {
    for (const odd of ['{', '7', 'null', '"x"']) {
      kept['draft:new'] = odd
      expect(readDraft('new')).toBeNull()
    }
    kept['draft:new'] = '{"name":7,"plz":"97437"}'
    expect(readDraft('new')).toEqual({ plz: '97437' })
  })

  it('causes no error if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepDraft('new', { name: 'x' })).not.toThrow()
    expect(readDraft('new')).toBeNull()
  })

  it('consists of changed values in known fields only', () => {
    const initial = { name: '', plz: '1', city: 'kept' }
    expect(changedValues(initial, { name: 'x', plz: '1', other: 'y' })).toStrictEqual({ name: 'x' })
  })
})

describe('a draft of staff', () => {
  const logIn = (id: string) => beginSession(tokenOf({ exp: 9e9, id }))

  it('is kept for its author after the session has expired, and shown to no other user', () => {
    logIn('anna')
    keepDraft('staff news', { title: 'Fest' })
    endSession()
    // Leaving the page stores the draft once more.
    keepDraft('staff news', { title: 'Fest am Main' })
    logIn('berta')
    expect(readDraft('staff news')).toBeNull()
    logIn('anna')
    expect(readDraft('staff news')).toEqual({ title: 'Fest am Main' })
  })

  it('that was discarded is restored without losing later input', () => {
    type Values = { title: string; text: string }
    const steps: ((draft: StaffDraft<Values>) => void)[] = [
      ({ set }) => set({ title: 'Fest', text: 'Alt' }),
      ({ discard }) => discard(),
      ({ set }) => set({ text: 'Neu' }),
      ({ restoreDiscarded }) => restoreDiscarded?.(),
    ]
    const Form = () => {
      const draft = useStaffDraft<Values>('staff news', { title: '', text: '' }, { current: null })
      steps.shift()?.(draft)
      return Object.values(draft.values).join()
    }
    expect(renderToStaticMarkup(createElement(Form))).toBe('Fest,Neu')
  })
})
