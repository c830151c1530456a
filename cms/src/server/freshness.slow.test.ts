import { onServer } from '#testSuite.ts'

onServer('a visitor during saves', async (server) => {
  const { content } = server
  await content.settings()
  await content.entry({ name: 'Immer da' })

  const changes = 4
  it(`every read shows all acknowledged changes, in ${8 * changes} changes by 8 editors, two per entry at once`, async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => server.loginAs('Editor')))
    const entries = await Promise.all([0, 1, 2, 3].map((i) => content.entry({ name: `Zähler ${i}` })))
    /** The last number that each editor was told is saved. */
    const saved = tokens.map(() => 1000)
    const stale: string[] = []
    const edit = async (editor: number) => {
      const { id, name, updatedAt } = entries[editor >> 1] ?? { id: '', name: '', updatedAt: '' }
      const user = server.as(tokens[editor] ?? null)
      const page = '/categories/list/Pflege'
      const calls = ['/api/datafilteredcategory?category=Pflege', '/api/searchFor?searchQuery=zaehler']
      const addresses = [...calls, page, `${page}/${encodeURIComponent(name)}`]
      let base = updatedAt
      for (let number = 1001; number <= 1000 + changes; number++) {
        const field = editor % 2 === 0 ? 'phone' : 'services'
        const body = { uuid: id, [field]: `${editor}${number}` }
        let answer = await user.post('addEntry', { ...body, updatedAt: base })
        // The other editor was first: like the form, save once more on top of that.
        while (answer.status === 409)
          answer = await user.post('addEntry', { ...body, updatedAt: answer.current.updatedAt })
        expect(answer.status).toBe(200)
        base = answer.entry.updatedAt
        saved[editor] = number
        const least = [...saved]
        await Promise.all(
          addresses.map(async (address) => {
            const text = await server.text(address)
            for (const one of [editor, editor ^ 1]) {
              const before = address.startsWith('/api') ? ':"' : '(?:tel:|>)'
              const seen = new RegExp(`${before}${one}(\\d{4})["<]`).exec(text)?.[1]
              if (least[one] !== 1000 && !(Number(seen) >= Number(least[one])))
                stale.push(`${address}: ${seen} instead of ${least[one]} of editor ${one}`)
            }
          }),
        )
      }
    }
    await Promise.all(tokens.map((_, editor) => edit(editor)))
    expect(stale).toEqual([])
  }, 300_000)
})
