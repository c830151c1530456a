import { createDueTest, createOutdatedTest } from '@directory/shared/checked'
import { checkReport } from '@directory/shared/report'
import { expect, it } from 'vitest'
import { demoConfirmation } from './demoConfirmations.ts'
import pending from './pending.json' with { type: 'json' }
import { readEntries } from './readEntries.ts'

it.each(['2026-11-23', '2028-02-29', '2031-01-01'])(
  'the demo looks kept up on %s, and not everywhere',
  async (today) => {
    const entries = await readEntries()
    const all = entries.map(({ uuid, email }) => demoConfirmation(uuid, email !== '', today))
    const given = all.flatMap((confirmation) => confirmation ?? [])
    expect(given.every(({ at }) => at < today && /^\d{4}-\d\d-\d\d$/.test(at))).toBe(true)
    const checked = all.map((confirmation) => ({ checkedAt: confirmation?.at ?? null }))
    const isDue = createDueTest(today)
    const share = checked.filter((one) => !isDue(one)).length / entries.length
    expect(share).toBeGreaterThan(0.5)
    expect(share).toBeLessThan(0.7)
    expect(checked.filter(createOutdatedTest(today)).length).toBeGreaterThan(5)
    expect(all.filter((confirmation) => confirmation === null).length).toBeGreaterThan(20)
    expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['staff', 'provider', 'import']))
  },
)

it('providers confirm by mail only what has an address', async () => {
  for (const { uuid } of await readEntries())
    expect(demoConfirmation(uuid, false, '2026-11-23')?.by).not.toBe('provider')
})

it('the reports of the demo are such as the form takes, about entries that are there', async () => {
  const known = new Set((await readEntries()).map(({ uuid }) => uuid))
  expect(pending.reports.length).toBeGreaterThan(1)
  for (const { entry, ...report } of pending.reports) {
    expect(known.has(entry)).toBe(true)
    expect(checkReport(report as never)).toBeNull()
  }
})
