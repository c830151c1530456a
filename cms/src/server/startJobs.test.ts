import { leasesOf } from '#database/leases.ts'
import { onDatabase, serverOf } from '#testSuite.ts'

onDatabase('a server that has started', async (db) => {
  const begun = new Set<string>()
  await serverOf(
    db,
    {},
    {
      accounts: false,
      prepare(payload) {
        const leases = leasesOf(payload)
        const { take } = leases
        leases.take = (name, ...more) => {
          begun.add(name)
          return take(name, ...more)
        }
      },
    },
  )

  it('begins all work that goes on by itself', async () => {
    const work = ['imports planning', 'imports running', 'ask', 'locate', 'remind', 'tidy', 'websites']
    await expect.poll(() => [...begun]).toEqual(expect.arrayContaining(work))
  })
})
