import fc from 'fast-check'
import { onServer } from '../testSuite.ts'

const signs = fc.constantFrom(' ', ...`%2F %2f / % %25 %252F ? # & + ä a B . ; %20 \\ " '`.split(' '))

onServer('providers of any name', async (server) => {
  await server.content.settings()

  it('are found at the address that the list links to', async () => {
    const names = fc
      .sample(fc.array(signs, { minLength: 1, maxLength: 4 }), { numRuns: 60, seed: 1 })
      .map((found, i) => `Optik ${found.join('')} ${i}`.replace(/\s+/g, ' '))
    for (const name of names) await server.content.entry({ name, category: 'Optiker' })
    const html = await server.text('/categories/list/Optiker')
    const hrefs = [...html.matchAll(/href="(\/categories\/list\/Optiker\/[^"]+)"/g)].map(
      ([, href]) => href ?? '',
    )
    expect(new Set(hrefs).size).toBe(new Set(names).size)
    const wrong: string[] = []
    for (const href of new Set(hrefs))
      for (const path of [href, `/en${href}`]) {
        const { status } = await server.raw(path.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
        if (status !== 200) wrong.push(`${status} ${path}`)
      }
    expect(wrong).toEqual([])
  })
})
