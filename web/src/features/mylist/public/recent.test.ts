import { stubStorage } from '#lib/testStorage.ts'

it('the last three providers viewed are stored, the latest first, and none if turned off', async () => {
  const stored = stubStorage()
  const { rememberSeen, setRemembersSeen } = await import('./recent.ts')
  const ids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
  for (const id of [...ids, ids[1] ?? '']) rememberSeen(id)
  expect(JSON.parse(stored.recent ?? '')).toEqual([ids[1], ids[3], ids[2]])
  setRemembersSeen(false)
  rememberSeen(ids[0] ?? '')
  expect(stored.recent).toBe('["off"]')
})
