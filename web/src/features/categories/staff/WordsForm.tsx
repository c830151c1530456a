import { isSchemaType } from '@directory/shared/schemaTypes'
import type { CategoryWords } from '@directory/shared/searchWords'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { CloseButton, StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { WordsFields } from './WordsFields.tsx'
import { baseFromWords, normaliseWords, wordsProblems } from './wordsValues.ts'

/** Returns the key of the draft of a category's form. */
export const wordsDraft = (name: string) => `staff words ${name}`

/** Edits English name, search words and kind of a category. */
export function WordsForm({ category, onClose }: { category: CategoryWords; onClose: () => void }) {
  const text = useText()
  const { name } = category
  return (
    <StaffForm
      name={wordsDraft(name)}
      prefix="words"
      initial={baseFromWords(category)}
      baseFrom={baseFromWords}
      labels={{
        nameEn: text('words.nameEn'),
        searchWords: text('words.searchWords'),
        homeVisitsByNature: text('words.homeVisits'),
        schemaType: text('words.type'),
      }}
      shown={(key, value) => {
        if (key === 'schemaType')
          return isSchemaType(value) ? text(`words.type.${value}`) : text('words.typeGeneral')
        return key === 'homeVisitsByNature' && value ? text('words.homeVisitsMark') : value
      }}
      normalise={normaliseWords}
      findProblems={wordsProblems}
      send={async (values, updatedAt) => {
        await call('POST /api/savecategorywords', {
          ...values,
          homeVisitsByNature: values.homeVisitsByNature === 'true',
          schemaType: isSchemaType(values.schemaType) ? values.schemaType : '',
          category: name,
          updatedAt,
        })
        return text('edit_links.saved', { name })
      }}
      list="GET /api/categorywords"
      submit={text('edit.save')}
      extraButtons={(unsaved) => <CloseButton unsaved={unsaved} onClose={onClose} />}
      onSaved={onClose}
    >
      {(fields) => <WordsFields {...fields} />}
    </StaffForm>
  )
}
