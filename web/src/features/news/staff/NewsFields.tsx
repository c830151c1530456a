import { controlsOf, type FormFields } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { PhoneField } from '../../../ui/PhoneField.tsx'
import { TextAreaField } from '../../../ui/TextAreaField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { NewsPicture } from './NewsPicture.tsx'
import { type NewsValues, newsLimits } from './newsValues.ts'

const ways = [
  { name: 'website', type: 'text', inputMode: 'url' },
  { name: 'email', type: 'email', inputMode: 'email' },
] as const

export function NewsFields(fields: FormFields<NewsValues>) {
  const text = useText()
  const control = controlsOf('news', fields, newsLimits)
  return (
    <>
      <TextField {...control('title')} lang="de" label={text('news_dialogue.title')} />
      <TextAreaField
        {...control('text')}
        lang="de"
        rows={8}
        label={text('news_dialogue.text')}
        hint={text('news_dialogue.textHint')}
      />
      <TextField
        {...control('occurDate')}
        type="date"
        label={text('news_dialogue.date')}
        hint={text('news_dialogue.dateHint')}
      />
      <NewsPicture {...fields} />
      {ways.map(({ name, ...kind }) => (
        <TextField
          key={name}
          {...kind}
          {...control(name)}
          label={text(`contact.${name}`)}
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ))}
      <PhoneField {...control('phone')} label={text('contact.phone')} optional autoComplete="off" />
      <TextField
        {...control('showFrom')}
        type="date"
        label={text('news_dialogue.showFrom')}
        hint={text('news_dialogue.showFromHint')}
        optional
      />
      <TextField
        {...control('showUntil')}
        type="date"
        label={text('news_dialogue.showUntil')}
        hint={text('news_dialogue.showUntilHint')}
        optional
      />
      <Checkbox
        label={text('news_dialogue.asDraft')}
        checked={fields.values.draft !== ''}
        onChange={(event) => fields.set({ draft: event.target.checked ? 'true' : '' })}
      />
    </>
  )
}
