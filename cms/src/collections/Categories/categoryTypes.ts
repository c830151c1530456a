import { allTexts } from '@directory/shared/catalogues'
import { fold } from '@directory/shared/fold'
import { defaultLocale } from '@directory/shared/locales'
import { isSchemaType, type SchemaType, schemaTypes } from '@directory/shared/schemaTypes'

/** `''`: none is chosen, which the form calls "in general". */
export type CategoryType = SchemaType | ''

/** Returns the German word for a type, as in the export and the form. */
export const typeLabel = (type: unknown): string =>
  isSchemaType(type) ? allTexts[defaultLocale][`words.type.${type}`] : ''

const typesByWord = new Map<string, CategoryType>()
for (const texts of Object.values(allTexts)) {
  for (const type of schemaTypes) typesByWord.set(fold(texts[`words.type.${type}`]), type)
  typesByWord.set(fold(texts['words.typeGeneral']), '')
}
for (const type of schemaTypes) typesByWord.set(fold(type), type)

/** Returns the type for a word of the form in any language or for its schema.org name; `null` for anything else. */
export const typeOfWord = (word: string): CategoryType | null => typesByWord.get(fold(word.trim())) ?? null
