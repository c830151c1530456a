import { beforeEach, describe, expect, it, vi } from 'vitest'
import { differences, keepDraft, readDraft } from './draft.ts'
import { stillWrong } from './stillWrong.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

describe('a draft', () => {
  it('comes back as it was typed, until it is taken away', () => {
    keepDraft('new', { name: 'Müller', plz: '' })
    expect(readDraft('new')).toEqual({ name: 'Müller', plz: '' })
    expect(readDraft('change')).toBeNull()
    keepDraft('new', null)
    expect(readDraft('new')).toBeNull()
  })

  it('is none where something else was stored', () => {
    for (const odd of ['{', '7', 'null', '"x"']) {
      kept.set('draft:new', odd)
      expect(readDraft('new')).toBeNull()
    }
    kept.set('draft:new', '{"name":7,"plz":"97437"}')
    expect(readDraft('new')).toEqual({ plz: '97437' })
  })

  it('does no harm where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    expect(() => keepDraft('new', { name: 'x' })).not.toThrow()
    expect(readDraft('new')).toBeNull()
  })

  it('only counts where it differs, in fields that the form has', () => {
    expect(differences({ name: '', plz: '1' }, { name: 'x', plz: '1', other: 'y' })).toEqual({ name: 'x' })
  })
})

it('an error goes as soon as its field says something else', () => {
  const errors = { name: 'fehlt', plz: 'fehlt', captchaCode: 'falsch' }
  expect(stillWrong(errors, { name: '', plz: '' }, { name: 'x', plz: '' })).toEqual({
    plz: 'fehlt',
    captchaCode: 'falsch',
  })
})
