import { routes } from '@directory/shared/routes'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useLogTexts } from '../../../lib/useLogTexts.ts'
import { useTypedValue } from '../../../lib/useTypedValue.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/Row.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import styles from './LogFilter.module.css'
import { type LogQuery, logAddress } from './logQuery.ts'

const fields = ['user', 'action', 'text'] as const
const days = ['from', 'to'] as const
const nouns = ['entries', 'requests', 'categories', 'news', 'links', 'pages', 'files', 'users'] as const

/** Renders filters for the log; recent values are suggested. */
export function LogFilter({ query }: { query: LogQuery }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { act: operationText } = useLogTexts()
  const [typed, setTyped] = useTypedValue(query, logAddress(query))
  const { data: recent = [] } = useCall('GET /api/action_logs', { limit: '200' })
  const suggestions = {
    user: [...new Set(recent.map(({ user }) => user))].filter((name) => name !== '').sort(),
    action: [...new Set(recent.map((line) => operationText(line).words))].sort(),
    text: [],
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    navigate(localPath(routes.logs.href()) + logAddress({ ...typed, before: '' }))
  }
  const onType = (name: keyof LogQuery) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const isFiltered = logAddress({ ...query, before: '' }) !== ''
  return (
    <form className={styles.filter} onSubmit={submit} aria-label={text('logs.filter')}>
      {fields.map((name) => (
        <div key={name}>
          <TextField
            label={text(`logs.by.${name}`)}
            name={name}
            autoComplete="off"
            autoCapitalize="none"
            {...(name !== 'text' && { list: `logs-${name}` })}
            value={typed[name]}
            onChange={onType(name)}
          />
          {name !== 'text' && (
            <datalist id={`logs-${name}`}>
              {suggestions[name].map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          )}
        </div>
      ))}
      <SelectField label={text('trash.noun')} value={typed.noun} onChange={onType('noun')}>
        <option value="">{text('trash.all')}</option>
        {nouns.map((noun) => (
          <option key={noun} value={noun}>
            {text(`logs.noun.${noun}`)}
          </option>
        ))}
      </SelectField>
      {days.map((name) => (
        <TextField
          key={name}
          type="date"
          label={text(`logs.by.${name}`)}
          value={typed[name]}
          onChange={onType(name)}
        />
      ))}
      <Row>
        <Button type="submit" icon="search">
          {text('logs.apply')}
        </Button>
        {isFiltered && (
          <LinkButton look="quiet" to={routes.logs.href()}>
            {text('logs.reset')}
          </LinkButton>
        )}
      </Row>
    </form>
  )
}
