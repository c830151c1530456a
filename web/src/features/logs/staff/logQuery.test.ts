import { logAddress, logInput, logQuery } from './logQuery.ts'

it('a filtered log has an address of its own', () => {
  const address = logAddress({ user: 'anna', text: ' Müller & Co ', from: '' })
  expect(address).toBe('?user=anna&text=M%C3%BCller+%26+Co')
  const read = new URLSearchParams(address)
  const query = logQuery((name) => read.get(name) ?? '')
  expect(query).toMatchObject({ user: 'anna', text: 'Müller & Co', from: '' })
  expect(logAddress({})).toBe('')
})

it('queries cover whole days in the local time zone', () => {
  const query = logQuery((name) => ({ from: '2026-03-28', to: '2026-03-29' })[name] ?? '')
  const [from, to] = [new Date(2026, 2, 28), new Date(2026, 2, 30)]
  expect(logInput(query)).toMatchObject({ since: from.toISOString(), until: to.toISOString() })
  expect(logInput({ ...query, from: 'gestern', to: '' })).toMatchObject({ since: '', until: '' })
})
