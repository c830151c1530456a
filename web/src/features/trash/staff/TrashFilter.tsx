import { trashNouns } from '@directory/shared/history'
import type { FormEvent } from 'react'
import { useText } from '../../../lib/intl.ts'
import { useTypedValue } from '../../../lib/useTypedValue.ts'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { logFilterStyles as styles } from '../../logs/door.ts'

interface Props {
  /** Kind of document; empty for all. */
  noun: string
  text: string
  onSearch: (noun: string, text: string) => void
}

/** Filters the trash: by kind at once, by text when submitted. */
export function TrashFilter({ noun, text: words, onSearch }: Props) {
  const text = useText()
  const [typed, setTyped] = useTypedValue(words, words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(noun, typed.trim())
  }
  return (
    <form className={styles.filter} onSubmit={submit} aria-label={text('trash.filter')}>
      <TextField
        type="search"
        label={text('trash.words')}
        hint={text('trash.wordsHint')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <SelectField
        label={text('trash.noun')}
        value={noun}
        onChange={(event) => onSearch(event.target.value, typed.trim())}
      >
        <option value="">{text('trash.all')}</option>
        {trashNouns.map((one) => (
          <option key={one} value={one}>
            {text(`trash.${one}`)}
          </option>
        ))}
      </SelectField>
      <div>
        <Button type="submit" icon="search">
          {text('logs.apply')}
        </Button>
      </div>
    </form>
  )
}
