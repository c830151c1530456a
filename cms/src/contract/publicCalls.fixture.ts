import { expect } from 'vitest'
import * as z from 'zod'

/** As `api-contract.md` lists them, apart from the schemas. */
export const fields = {
  entry:
    'uuid category name website email phone mobile additionalInfo street plz city open1 open2 open3 open4 open5 opened services barrierfree lat lon phoneText mobileText updatedAt',
  news: 'nuuid title text occurDate createDate website email phone phoneText updatedAt',
  link: 'uuid name url description category region email phone phoneText updatedAt',
  topCategory: 'id image title',
}

/** The declared shape and not a field more. */
export function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodArray) return z.array(strictly(schema.element as z.ZodType))
  if (!(schema instanceof z.ZodObject) || schema.def.catchall instanceof z.ZodUnknown) return schema
  const shape = Object.entries(schema.shape as Record<string, z.ZodType>)
  return z.strictObject(Object.fromEntries(shape.map(([name, field]) => [name, strictly(field)])))
}

export const expectFields = (list: object[], names: string) => {
  expect(list.length).toBeGreaterThan(0)
  for (const item of list) expect(Object.keys(item).sort()).toEqual(names.split(' ').sort())
}
