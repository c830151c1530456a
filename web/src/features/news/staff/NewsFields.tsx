import { newsFields, newsLimits } from '@directory/shared/newsFields'
import { fieldNames } from '@directory/shared/nounFields'
import type { ReactNode } from 'react'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NounControl } from '../../../ui/staff/NounControl.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import type { NewsValues } from './newsValues.ts'

export function NewsFields(fields: FormFields<NewsValues>) {
  const text = useText()
  const control = controlsOf('news', fields, newsLimits)
  // Fields rendered differently from others of their kind; the picture's description is beside the picture.
  const own: Readonly<Partial<Record<keyof NewsValues, ReactNode>>> = {
    picture: <NewsPicture key="picture" {...fields} />,
    pictureAlt: null,
    draft: (
      <Checkbox
        key="draft"
        label={text('news_dialogue.asDraft')}
        checked={fields.values.draft !== ''}
        onChange={(event) => fields.set({ draft: event.target.checked ? 'true' : '' })}
      />
    ),
  }
  return fieldNames(newsFields).map((name) =>
    name in own ? own[name] : <NounControl key={name} field={newsFields[name]} {...control(name)} />,
  )
}
