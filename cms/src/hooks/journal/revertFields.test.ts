import type { JournalDoc } from '#database/journalStamp.ts'
import { revertFields } from './revertFields.ts'

/** A change of a name and a list; returns the outcome and what is written. */
async function undo(present: JournalDoc, list = [['a'], ['a', 'b']]) {
  const update = vi.fn()
  const note = { noun: 'links', target: 'x', fields: { name: ['Alt', 'Neu'], list } }
  return [
    await revertFields({ payload: { update } } as never, note as never, present),
    update.mock.lastCall?.[0].data,
  ]
}

it('undo reverts fields unchanged since, and keeps later changes', async () => {
  expect(await undo({ name: 'Neu', list: ['a', 'b'] })).toEqual(['back', { name: 'Alt', list: ['a'] }])
  expect(await undo({ name: 'Neuer', list: ['a', 'b'] })).toEqual(['left', { list: ['a'] }])
  expect(await undo({ name: 'Alt', list: ['a', 'b', 'c'] })).toEqual(['back', { list: ['a', 'c'] }])
  expect(await undo({ name: 'Neuer', list: ['a'] })).toEqual(['left', undefined])
  expect(await undo({ name: 'Alt', list: ['a', 'b'] }, [['a', 'b'], []])).toEqual(['already', undefined])
})
