import { useEffect, useRef } from 'react'
import { call } from '#lib/api.ts'
import { controlsOf, type FormFields } from '#lib/controlsOf.ts'
import { useText } from '#lib/intl.ts'
import { byNameField, type NameFields, nameField, translatedName } from '#shared/categoryName'
import { categoryFlags, categoryLimits } from '#shared/fields/categoryFields'
import { compareGerman } from '#shared/fold'
import { hoursMeans, isHoursMean } from '#shared/hoursMean'
import { otherLocales } from '#shared/locales'
import { recordOf } from '#shared/ownValue'
import { cleanSearchWords, tooLongInWords } from '#shared/rules/searchWordRules'
import { isSchemaType, schemaTypes } from '#shared/schemaTypes'
import type { CategoryWords } from '#shared/searchWords'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { StaffForm } from '#ui/staff/StaffForm.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNameLabel } from './useNameLabel.ts'

type Flag = (typeof categoryFlags)[number]
type WordsValues = NameFields & Record<'searchWords' | Flag | 'schemaType' | 'hoursMean', string>

const byFlag = <Value,>(value: (name: Flag) => Value) => recordOf(categoryFlags, value)

/** @param by author of the saved version, as named by a refusal */
const baseFromWords = ({ updatedAt, by = '', ...words }: CategoryWords & { by?: string }) => ({
  values: {
    ...byNameField((locale) => translatedName(locale, words)),
    searchWords: words.searchWords,
    ...byFlag((name): string => (words[name] ? 'true' : '')),
    schemaType: words.schemaType ?? '',
    hoursMean: String(words.hoursMean),
  },
  updatedAt,
  by,
})

function normaliseWords<V extends WordsValues>(values: V): V {
  return {
    ...values,
    ...byNameField((locale) => translatedName(locale, values).trim()),
    searchWords: cleanSearchWords(values.searchWords),
  }
}

function wordsProblems(values: WordsValues) {
  const wrong = tooLongInWords(normaliseWords(values))
  return new Map(wrong ? [[wrong.field, wrong.code]] : [])
}

export const wordsDraft = (name: string) => `staff words ${name}`

function useWordsLabels() {
  const text = useText()
  return {
    ...byNameField(useNameLabel()),
    searchWords: text('words.searchWords'),
    ...byFlag((name) => text(`words.${name}`)),
    schemaType: text('words.type'),
    hoursMean: text('words.hoursMean'),
  }
}

export function WordsForm({ category, onClose }: { category: CategoryWords; onClose: () => void }) {
  const text = useText()
  const { name } = category
  return (
    <StaffForm
      name={wordsDraft(name)}
      prefix="words"
      initial={baseFromWords(category)}
      baseFrom={baseFromWords}
      labels={useWordsLabels()}
      shown={(key, value) => {
        if (key === 'schemaType')
          return isSchemaType(value) ? text(`words.type.${value}`) : text('words.typeGeneral')
        if (key === 'hoursMean') return isHoursMean(value) ? text(`words.hoursMean.${value}`) : value
        const flag = value && categoryFlags.find((name) => name === key)
        return flag ? text(`words.${flag}Mark`) : value
      }}
      normalise={normaliseWords}
      findProblems={wordsProblems}
      send={async (values, updatedAt) => {
        const { undo } = await call('POST /api/savecategorywords', {
          ...values,
          ...byFlag((name) => values[name] === 'true'),
          schemaType: isSchemaType(values.schemaType) ? values.schemaType : '',
          hoursMean: isHoursMean(values.hoursMean) ? values.hoursMean : 'open',
          category: name,
          updatedAt,
        })
        return { said: text('edit.saved', { name }), undo }
      }}
      list="GET /api/categoryoverview"
      onClose={onClose}
    >
      {(fields) => <WordsFields {...fields} />}
    </StaffForm>
  )
}

/** The search words have no limit here, because blanks and duplicates are removed before it applies. */
function WordsFields(fields: FormFields<WordsValues>) {
  const text = useText()
  const labels = useWordsLabels()
  const limits = byNameField(() => categoryLimits.names)
  const controlOf = controlsOf('words', fields, limits)
  const control = (name: Exclude<keyof WordsValues, Flag>) => ({ ...controlOf(name), label: labels[name] })
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
        hint={text('words.hint')}
      />
      {otherLocales.map((locale) => (
        <TextField key={locale} {...control(nameField(locale))} lang={locale} optional />
      ))}
      <ChoiceField
        {...control('schemaType')}
        hint={text('words.typeHint')}
        none={text('words.typeGeneral')}
        options={schemaTypes
          .map((value) => ({ value, label: text(`words.type.${value}`) }))
          .sort((a, b) => compareGerman(a.label, b.label))}
      />
      <ChoiceField
        {...control('hoursMean')}
        hint={text('words.hoursMeanHint')}
        options={hoursMeans.map((value) => ({ value, label: text(`words.hoursMean.${value}`) }))}
      />
      {categoryFlags.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={labels[name]}
          checked={fields.values[name] === 'true'}
          onTick={(isTicked) => fields.set({ [name]: isTicked ? 'true' : '' })}
        />
      ))}
    </>
  )
}
