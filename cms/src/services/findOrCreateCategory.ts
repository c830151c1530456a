import { cleanCategoryName } from '@directory/shared/category'
import type { PayloadRequest } from 'payload'
import { refusals } from './refusal.ts'

/** Id of the category of that name, ignoring case and surrounding space; a new one is created. */
export async function findOrCreateCategory(req: PayloadRequest, wanted: string): Promise<string> {
  const name = cleanCategoryName(wanted)
  if (!/[^.\s]/.test(name)) throw refusals.invalid('Bitte wählen Sie eine Kategorie.', 'category')
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { key: { equals: name.toLocaleLowerCase('de') } },
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  return (
    docs[0]?.id ?? (await req.payload.create({ collection: 'categories', data: { name } as never, req })).id
  )
}
