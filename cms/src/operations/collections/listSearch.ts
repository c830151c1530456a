import type { CollectionBeforeOperationHook, CollectionConfig, TextField, Where } from 'payload'
import { isStaff } from '../access/isStaff.ts'
import { nobody } from '../access/nobody.ts'
import { findListed, type SearchedFields } from '../search/findListed.ts'

/** Name of the virtual field by which a list is searched; nothing is stored in it. */
const name = 'everything'

/**
 * Lets a collection's lists in the admin UI be searched like the site's lists: umlauts, case and the grouping of phone
 * numbers make no difference, and the category counts. Payload searches each field with `like`; here that is one
 * virtual field, and a hook replaces the condition on it with one on ids.
 *
 * @param label of what is searched, for the field's hint
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

/** Returns the condition with searches of the virtual field replaced by ids. */
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
