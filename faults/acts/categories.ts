import type { Act, Picture, Subject, SubjectKind } from '../subject.ts'
import { addEntry } from './entries.ts'

interface CategoryPicture {
  /** Names of categories with their numbers of entries. */
  names: Record<string, number>
  renamed: number
}

const entriesOf = 3

/** Acts on a category with a few entries, which is renamed together with them. */
export const categoryKind: SubjectKind = {
  name: 'category',
  weight: 1,
  nothing: { names: {}, renamed: 0 },
  next(subject) {
    const picture = subject.pictures[0] as unknown as CategoryPicture
    const [name, count = 0] = Object.entries(picture.names)[0] ?? []
    if (name === undefined || count < entriesOf) return add(subject, picture, count)
    const next = `Sparte ${subject.tag} ${picture.renamed + 1}`
    return {
      name: 'category renamed',
      after: [{ names: { [next]: count }, renamed: picture.renamed + 1 }],
      send: async (site, { editor }) => {
        const body = { oldCategory: name, newCategory: next }
        await site.ask('/api/renameCategory', { method: 'POST', token: editor, body })
      },
    }
  },
  observe(rows, { tag }) {
    const found = rows.all(
      'SELECT c.name, (SELECT count(*) FROM entries e WHERE e.category_id = c.id) AS n FROM categories c WHERE c.name LIKE ?',
      `Sparte ${tag} %`,
    )
    const names = Object.fromEntries(found.map(({ name, n }) => [String(name), Number(n)]))
    const renamed = rows.actions(`Sparte ${tag}`).filter((action) => action === 'Kategorie umbenannt').length
    const picture: CategoryPicture = { names, renamed }
    return { picture: picture as unknown as Picture, notes: {} }
  },
}

function add({ tag }: Subject, picture: CategoryPicture, count: number): Act {
  const category = `Sparte ${tag} 0`
  return {
    name: 'entry added with its category',
    after: [{ ...picture, names: { [category]: count + 1 } }],
    async send(site, { editor }) {
      await addEntry(site, editor, `Betrieb ${tag} ${count}`, { category: 'other', categoryNew: category })
    },
  }
}
