/** The interface's texts come in parts, each for whoever needs it; a page has those of its own part and of all before it. */
export const catalogueParts = ['public', 'requests', 'staff'] as const
export type CataloguePart = (typeof catalogueParts)[number]

export function isCataloguePart(value: string): value is CataloguePart {
  return (catalogueParts as readonly string[]).includes(value)
}

/** All that a page of this part is written with. */
export function partsUpTo(part: CataloguePart): readonly CataloguePart[] {
  return catalogueParts.slice(0, catalogueParts.indexOf(part) + 1)
}

/** Several parts as one, what comes later first. From entries, so that a key such as `__proto__` is a key like any other. */
export function joinTexts<Texts extends object>(parts: readonly Texts[]): Texts {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part))) as Texts
}
