import { logFilters } from '@directory/shared/logWords'
import { routes } from '@directory/shared/routes'
import { useId } from 'react'
import { useCall } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { useLogTexts } from '../../../lib/useLogTexts.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ChoiceField } from '../../../ui/ChoiceField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import type { LogQuery } from './logQuery.ts'

interface Props {
  query: LogQuery
  filtered: boolean
  onQuery: (changes: Partial<LogQuery>) => void
}

/** Filters of the log besides the search; recent values are suggested. */
export function LogFilters({ query, filtered, onQuery }: Props) {
  const text = useText()
  const list = useId()
  const { act } = useLogTexts()
  const { data: recent = [] } = useCall('GET /api/action_logs', { limit: '200' })
  const offered = {
    user: recent.map(({ user }) => user).filter((name) => name !== ''),
    action: recent.map((line) => act(line).words),
  }
  const type = (name: keyof LogQuery) => (event: { target: { value: string } }) =>
    onQuery({ [name]: event.target.value })
  return (
    <>
      {(['user', 'action'] as const).map((name) => (
        <div key={name}>
          <TextField
            label={text(`logs.by.${name}`)}
            autoComplete="off"
            autoCapitalize="none"
            list={`${list}${name}`}
            value={query[name]}
            onChange={type(name)}
          />
          <datalist id={`${list}${name}`}>
            {[...new Set(offered[name])].sort().map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </div>
      ))}
      <ChoiceField
        label={text('trash.noun')}
        none={text('trash.all')}
        options={logFilters.map((value) => ({ value, label: text(`logs.noun.${value}`) }))}
        value={query.noun}
        onValue={(noun) => onQuery({ noun })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={text(`logs.by.${name}`)}
          value={query[name]}
          onChange={type(name)}
        />
      ))}
      {filtered && (
        <p data-wide>
          <LinkButton look="quiet" to={routes.logs.href()}>
            {text('logs.reset')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
