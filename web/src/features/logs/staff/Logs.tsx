import { useId } from 'react'
import { useCall } from '#lib/api.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useLogTexts } from '#lib/useLogTexts.ts'
import { useSettled } from '#lib/useSettled.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import { nounsWith } from '#shared/nouns'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LogTable } from './LogTable.tsx'
import { type LogQuery, linesPerPage, logAddress, logInput, logQuery } from './logQuery.ts'

export default function Logs() {
  const text = useText()
  const { get, set } = useAddressParameters()
  const query = logQuery(get)
  const asked = new URLSearchParams(useSettled(logAddress(query)))
  const { data: lines, ...state } = useCall('GET /api/action_logs', {
    ...logInput(logQuery((name) => asked.get(name) ?? '')),
    language: useLocale(),
    limit: String(linesPerPage),
    together: 'true',
  })
  const last = lines?.at(-1)
  const path = routes.logs.href()
  const { text: words, before, ...filters } = query
  const count = Object.values(filters).filter((value) => value !== '').length
  const filtered = count > 0 || words !== ''
  const change = (changes: Partial<LogQuery>) => set({ ...changes, before: '' })
  return (
    <>
      <LogTable
        search={{ query: words, setQuery: (typed) => change({ text: typed }) }}
        filters={{ count, content: <LogFilters query={query} filtered={filtered} onQuery={change} /> }}
        lines={lines ?? []}
      />
      <CallState {...state} title={text('logs.failed')} count={6} />
      {lines?.length === 0 && (
        <EmptyNotice
          title={text(filtered ? 'logs.none' : 'logs.empty')}
          actions={filtered && <LinkButton to={path}>{text('logs.reset')}</LinkButton>}
        />
      )}
      <p>
        {before !== '' && (
          <LinkButton to={path + logAddress({ ...query, before: '' })} icon="up">
            {text('logs.newest')}
          </LinkButton>
        )}{' '}
        {last && lines?.length === linesPerPage && (
          <LinkButton to={path + logAddress({ ...query, before: last.auuid })}>
            {text('logs.older')}
          </LinkButton>
        )}
      </p>
    </>
  )
}

interface Props {
  query: LogQuery
  filtered: boolean
  onQuery: (changes: Partial<LogQuery>) => void
}

function LogFilters({ query, filtered, onQuery }: Props) {
  const text = useText()
  const list = useId()
  const { act } = useLogTexts()
  const { data: recent = [] } = useCall('GET /api/action_logs', { limit: '200' })
  const offered = {
    user: recent.map(({ user }) => user).filter((name) => name !== ''),
    action: recent.map((line) => act(line).words),
  }
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
            onValue={(value) => onQuery({ [name]: value })}
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
        options={nounsWith('isFilter').map((value) => ({ value, label: text(`logs.noun.${value}`) }))}
        value={query.noun}
        onValue={(noun) => onQuery({ noun })}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={text(`logs.by.${name}`)}
          value={query[name]}
          onValue={(value) => onQuery({ [name]: value })}
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
