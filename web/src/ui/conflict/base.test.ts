import { changedValues } from '../../lib/draft.ts'
import { baseOf, withBase } from './base.ts'

it('a draft keeps its base version, even if the entry has changed since', () => {
  const seen = withBase({ values: { name: 'Salon', phone: '1' }, updatedAt: 'monday' })
  const draft = { ...seen, phone: '2' }
  const fresh = withBase({ values: { name: 'Salon Neu', phone: '1' }, updatedAt: 'tuesday' })
  const restored: typeof fresh = Object.assign({}, fresh, changedValues(fresh, draft))
  expect(restored.phone).toBe('2')
  expect(baseOf(restored)).toEqual({ values: { name: 'Salon', phone: '1' }, updatedAt: 'monday' })
})
