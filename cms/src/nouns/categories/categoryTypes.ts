import { allTexts } from '@directory/shared/catalogues'
import { fold } from '@directory/shared/fold'
import { isSchemaType, type SchemaType, schemaTypes } from '@directory/shared/schemaTypes'

/** `''`: none is chosen, as where the choice says "in general". */
export type CategoryType = SchemaType | ''

/** In German as the export and the form have it. */
export const typeLabel = (type: unknown): string =>
  isSchemaType(type) ? allTexts.de[`words.type.${type}`] : ''

const typesByWord = new Map<string, CategoryType>()
for (const texts of [allTexts.de, allTexts.en]) {
  for (const type of schemaTypes) typesByWord.set(fold(texts[`words.type.${type}`]), type)
  typesByWord.set(fold(texts['words.typeGeneral']), '')
}
for (const type of schemaTypes) typesByWord.set(fold(type), type)

/** By the words of the form in either language, or as schema.org calls it; `null` for anything else. */
export const typeOfWord = (word: string): CategoryType | null => typesByWord.get(fold(word.trim())) ?? null
