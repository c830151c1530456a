import type { CollectionBeforeOperationHook, CollectionConfig, TextField, Where } from 'payload'
import { isStaff } from '../access/isStaff.ts'
import { nobody } from '../access/nobody.ts'
import { findListed, type SearchedFields } from '../search/findListed.ts'

/** Stands for everything a list is searched by; nothing is stored under it. */
const name = 'everything'

/**
 * Lets the list of a collection in the admin UI be searched as the site's lists are: umlauts, case and the grouping of
 * telephone numbers make no difference, and the category counts. Payload asks `like` of each field that a list is
 * searched by; here that is one field which there is not, and a hook that puts a condition on ids in its place.
 *
 * @param label what is looked through, for the field's hint
 */
export function withListSearch(
  collection: CollectionConfig,
  fields: SearchedFields,
  label: { de: string; en: string },
): CollectionConfig {
  const field: TextField = {
    name,
    type: 'text',
    virtual: true,
    label,
    access: { create: nobody, read: isStaff, update: nobody },
    admin: { hidden: true, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
  }
  const search: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
    const { where } = args as { where?: Where }
    if (operation !== 'read' || !where || !isStaff({ req })) return args
    const find = (query: string) => findListed(req, collection.slug as 'entries', fields, query)
    return { ...args, where: await replaced(where, find) }
  }
  return {
    ...collection,
    admin: { ...collection.admin, listSearchableFields: [name] },
    hooks: { ...collection.hooks, beforeOperation: [...(collection.hooks?.beforeOperation ?? []), search] },
    fields: [...collection.fields, field],
  }
}

/** The condition with each question after everything answered by ids. */
async function replaced(where: Where, find: (query: string) => Promise<Where>): Promise<Where> {
  const parts: Where[] = []
  const rest: Where = {}
  for (const [key, condition] of Object.entries(where)) {
    if (Array.isArray(condition))
      rest[key] = await Promise.all((condition as Where[]).map((part) => replaced(part, find)))
    else if (key === name) parts.push(await find(String((condition as { like?: unknown }).like ?? '')))
    else rest[key] = condition
  }
  if (parts.length === 0) return rest
  return { and: [...(Object.keys(rest).length > 0 ? [rest] : []), ...parts] }
}
