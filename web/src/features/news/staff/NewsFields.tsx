import { newsFields, newsLimits } from '@directory/shared/newsFields'
import { fieldNames } from '@directory/shared/nounFields'
import type { ReactNode } from 'react'
import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import styles from '../../../ui/staff/Form.module.css'
import { NounControl } from '../../../ui/staff/NounControl.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import type { NewsValues } from './newsValues.ts'

/** What the item says; beside it stands how to get in touch, and when it shows. */
const firstColumn: ReadonlySet<keyof NewsValues> = new Set(['title', 'text', 'occurDate', 'picture'])

export function NewsFields(fields: FormFields<NewsValues>) {
  const text = useText()
  const control = controlsOf('news', fields, newsLimits)
  // Fields rendered differently from others of their kind; the picture's dialog asks for its description.
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
  const controls = (isFirst: boolean) =>
    fieldNames(newsFields)
      .filter((name) => firstColumn.has(name) === isFirst)
      .map((name) =>
        name in own ? own[name] : <NounControl key={name} field={newsFields[name]} {...control(name)} />,
      )
  return (
    <div className={styles.room}>
      <div className={styles.columns}>
        <div>{controls(true)}</div>
        <div>{controls(false)}</div>
      </div>
    </div>
  )
}
