import { categoryLimits } from '@directory/shared/categoryFields'
import { compareGerman } from '@directory/shared/fold'
import { schemaTypes } from '@directory/shared/schemaTypes'
import { useEffect, useRef } from 'react'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { WordsValues } from './wordsValues.ts'

/**
 * Edits search words and English name of a category. The search words have no length limit here, because blanks and
 * duplicates are removed before the limit applies.
 */
export function WordsFields(fields: FormFields<WordsValues>) {
  const text = useText()
  const control = controlsOf('words', fields, { nameEn: categoryLimits.nameEn })
  const first = useRef<HTMLTextAreaElement>(null)
  // Also after comparing two versions.
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <TextAreaField
        ref={first}
        {...control('searchWords')}
        lang="de"
        rows={4}
        optional
        label={text('words.searchWords')}
        hint={text('words.hint')}
      />
      <TextField {...control('nameEn')} lang="en" optional label={text('words.nameEn')} />
      <SelectField {...control('schemaType')} label={text('words.type')} hint={text('words.typeHint')}>
        <option value="">{text('words.typeGeneral')}</option>
        {schemaTypes
          .map((type) => ({ type, word: text(`words.type.${type}`) }))
          .sort((a, b) => compareGerman(a.word, b.word))
          .map(({ type, word }) => (
            <option key={type} value={type}>
              {word}
            </option>
          ))}
      </SelectField>
      <Checkbox
        name="homeVisitsByNature"
        label={text('words.homeVisits')}
        checked={fields.values.homeVisitsByNature === 'true'}
        onChange={(event) => fields.set({ homeVisitsByNature: event.target.checked ? 'true' : '' })}
      />
    </>
  )
}
