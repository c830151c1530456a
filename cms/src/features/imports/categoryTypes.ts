import { allTexts } from '@directory/shared/catalogues'
import type { ImportSummary } from '@directory/shared/contract/imports'
import { defaultLocale } from '@directory/shared/locales'
import type { Payload, PayloadRequest } from 'payload'
import { type CategoryType, typeLabel, typeOfWord } from '../../collections/Categories/categoryTypes.ts'
import { findCategory } from '../../collections/Categories/findCategory.ts'
import { findAll } from '../../lib/find/find.ts'
import { keyOfCategory } from './cells.ts'

type Found = Pick<ImportSummary, 'categoryChanges' | 'categoryDoubts'>

/** Collects the category types in valid rows, and what they would change. */
export async function createTypeCollector(payload: Payload) {
  const docs = await findAll(payload, 'categories')
  const present = new Map(docs.map((doc) => [keyOfCategory(doc.name), doc]))
  const typesByCategory = new Map<string, { name: string; types: Set<CategoryType> }>()
  return {
    add(name: string, type: CategoryType | null): void {
      if (type === null || name === '') return
      const key = keyOfCategory(name)
      const known = typesByCategory.get(key) ?? { name: present.get(key)?.name ?? name, types: new Set() }
      typesByCategory.set(key, { ...known, types: known.types.add(type) })
    },
    found(): Found {
      const all = [...typesByCategory].map(([key, { name: category, types }]) => {
        const said = [...types].map((type) => typeLabel(type) || allTexts[defaultLocale]['words.typeGeneral'])
        const [to = ''] = [...types].map(typeLabel)
        return { category, from: typeLabel(present.get(key)?.schemaType), to, said }
      })
      const agreed = all.filter(({ said, from, to }) => said.length === 1 && from !== to)
      return {
        categoryChanges: agreed.map(({ category, from, to }) => ({ category, from, to })),
        categoryDoubts: all.flatMap(({ category, said }) => (said.length > 1 ? { category, said } : [])),
      }
    },
  }
}

/** Writes types, except of categories that were changed since the preview or whose row was refused. */
export async function writeCategoryTypes(
  req: PayloadRequest,
  changes: Found['categoryChanges'],
): Promise<void> {
  for (const { category, from, to } of changes) {
    const present = await findCategory(req, category)
    if (!present || typeLabel(present.schemaType) !== from) continue
    const data = { schemaType: typeOfWord(to) || null }
    await req.payload.update({ collection: 'categories', id: present.id, data, depth: 0, req })
  }
}
