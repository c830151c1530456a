import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#lib/paths/projectRoot.ts'

/** Properties by type, also inherited ones; schema.org's vocabulary is that of the package `schema-dts`. */
export function readVocabulary(): (type: string) => ReadonlySet<string> | null {
  const file = path.join(projectRoot(), 'node_modules/schema-dts/dist/schema.d.ts')
  const source = readFileSync(file, 'utf8')
  const bases = new Map<string, { parents: string[]; properties: string[] }>()
  for (const [, name = '', parents = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+Base)(?: extends ([\w, <>"]+?))? \{\n([\s\S]*?)^\}/gm,
  ))
    bases.set(name, {
      parents: [...parents.matchAll(/\w+Base/g)].map(String),
      properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property]) => String(property)),
    })
  // `interface HairSalonLeaf extends HealthAndBeautyBusinessBase { "@type": "HairSalon" }`
  const leaves = new Map<string, string[]>()
  for (const [, parents = '', type = ''] of source.matchAll(
    /^(?:export )?interface \w+Leaf extends ([\w, <>"]+?) \{\n\s+"@type": "(\w+)"/gm,
  ))
    leaves.set(type, [...parents.matchAll(/\w+Base/g)].map(String))
  const propertiesOf = (base: string): string[] => {
    const found = bases.get(base)
    return found ? [...found.properties, ...found.parents.flatMap(propertiesOf)] : []
  }
  return (type) => {
    const parents = leaves.get(type)
    return parents ? new Set(parents.flatMap(propertiesOf)) : null
  }
}

export function unknownTerms(value: unknown, known: ReturnType<typeof readVocabulary>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unknownTerms(one, known))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type, ...rest } = value as Record<string, unknown>
  const properties = known(String(type))
  if (!properties) return [`no type ${String(type)}`]
  return Object.entries(rest).flatMap(([name, inner]) => {
    // `query-input` is the notation for the input of an action.
    const isKnown = name.startsWith('@') || name.endsWith('-input') || properties.has(name)
    return [...(isKnown ? [] : [`${String(type)} has no ${name}`]), ...unknownTerms(inner, known)]
  })
}
