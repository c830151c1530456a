import { createDueTest, createOutdatedTest } from '#shared/checked'
import { checkReport } from '#shared/rules/reportRules'
import pending from './pending.json' with { type: 'json' }
import { demoConfirmation, readEntries } from './readEntries.ts'

it.each(['2026-11-23', '2028-02-29', '2031-01-01'])(
  'most, but not all, demo entries look well maintained on %s',
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

it("only entries with an address are confirmed by the provider's mail", async () => {
  for (const { uuid } of await readEntries())
    expect(demoConfirmation(uuid, false, '2026-11-23')?.by).not.toBe('provider')
})

it("the demo's reports pass the form's rules and are about existing entries", async () => {
  const known = new Set((await readEntries()).map(({ uuid }) => uuid))
  expect(pending.reports.length).toBeGreaterThan(1)
  for (const { entry, ...report } of pending.reports) {
    expect(known.has(entry)).toBe(true)
    expect(checkReport(report as never)).toBeNull()
  }
})
