import { useText } from '#lib/intl.ts'
import { type EntryFieldName, entryFields, fieldLabel, isEntryField } from '#shared/fields/entryFields'

/** What is yes or no comes as a boolean or its text. */
export function useEntryWords() {
  const text = useText()
  const labelOf = (field: string) =>
    field === 'opened' || isEntryField(field) ? text(fieldLabel(field)) : field
  const valueText = (field: EntryFieldName | 'opened', value: unknown) => {
    const said = String(value ?? '').trim()
    const kind = field === 'opened' ? 'opening' : entryFields[field].kind
    const isYesOrNo = kind === 'flag' || (kind === 'tristate' && said !== '')
    return isYesOrNo ? text(said === 'true' ? 'entry_dialogue.yes' : 'entry_dialogue.no') : said
  }
  return { labelOf, valueText }
}
