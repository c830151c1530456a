/** HTML 4 and mail programs do not know `&apos;`. */
const signOfEntity: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
}
const entities = new Map(Object.entries(signOfEntity).map(([entity, sign]) => [sign, entity]))

/** Between tags or within an attribute. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)

/** The text of markup without tags, or the sign of an entity. */
export const unescapedMarkup = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => signOfEntity[entity] ?? entity)
