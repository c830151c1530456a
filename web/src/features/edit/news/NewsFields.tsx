import { TextAreaField } from '../../../components/TextAreaField.tsx'
import { TextField } from '../../../components/TextField.tsx'
import { useText } from '../../../lib/intl.ts'
import { type NewsValues, newsLimits } from './newsValues.ts'

interface Props {
  values: NewsValues
  set: (changes: Partial<NewsValues>) => void
  errors: Partial<Record<string, string>>
}

const ways = [
  { name: 'website', type: 'text', inputMode: 'url' },
  { name: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', inputMode: 'tel' },
] as const

export function NewsFields({ values, set, errors }: Props) {
  const text = useText()
  return (
    <>
      <TextField
        id="news-title"
        name="title"
        lang="de"
        label={text('news_dialogue.title')}
        error={errors.title}
        maxLength={newsLimits.title}
        value={values.title}
        onChange={(event) => set({ title: event.target.value })}
      />
      <TextAreaField
        id="news-text"
        name="text"
        lang="de"
        rows={8}
        label={text('news_dialogue.text')}
        hint={text('news_dialogue.textHint')}
        error={errors.text}
        maxLength={newsLimits.text}
        value={values.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <TextField
        id="news-occurDate"
        name="occurDate"
        type="date"
        label={text('news_dialogue.date')}
        hint={text('news_dialogue.dateHint')}
        error={errors.occurDate}
        value={values.occurDate}
        onChange={(event) => set({ occurDate: event.target.value })}
      />
      {ways.map(({ name, ...control }) => (
        <TextField
          key={name}
          {...control}
          id={`news-${name}`}
          name={name}
          label={text(`contact.${name}`)}
          error={errors[name]}
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={newsLimits[name]}
          value={values[name]}
          onChange={(event) => set({ [name]: event.target.value })}
        />
      ))}
    </>
  )
}
