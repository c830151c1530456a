import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useAddressParameters } from '#lib/useTableState.ts'
import type { OutputOf } from '#shared/contract'
import { CallState } from '#ui/CallState.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { CallList } from './CallList.tsx'
import styles from './Calls.module.css'
import { VerificationsBlocked } from './VerificationsBlocked.tsx'

export default function Calls() {
  const text = useText()
  const { get, set } = useAddressParameters()
  const query = { category: get('category'), town: get('town'), mail: get('mail') }
  const { data, ...state } = useCall('GET /api/calls', { ...query, page: get('page') })
  return (
    <>
      <VerificationsBlocked />
      <CallState {...state} title={text('list.failed')} shape="cards" />
      {data && (
        <>
          <CallFilters {...data} query={query} onQuery={(changes) => set({ ...changes, page: '' })} />
          <CallList
            key={JSON.stringify([query, get('page')])}
            data={data}
            onPage={(page) => set({ page: page === 1 ? '' : String(page) })}
          />
        </>
      )}
    </>
  )
}

interface CallQuery {
  category: string
  town: string
  /** `true` includes providers with a mail address. */
  mail: string
}

interface Props extends Pick<OutputOf<'GET /api/calls'>, 'categories' | 'towns' | 'isAsking'> {
  query: CallQuery
  onQuery: (changes: Partial<CallQuery>) => void
}

function CallFilters({ query: { category, town, mail }, onQuery, categories, towns, isAsking }: Props) {
  const text = useText()
  return (
    <div className={`${styles.filters} noPrint`}>
      <ChoiceField
        label={text('entry_dialogue.city')}
        none={text('calls.everyTown')}
        options={towns}
        value={town}
        onValue={(town) => onQuery({ town })}
      />
      <ChoiceField
        label={text('entry_dialogue.category')}
        none={text('calls.everyCategory')}
        options={categories}
        value={category}
        onValue={(category) => onQuery({ category })}
      />
      {isAsking && (
        <Checkbox
          label={text('calls.withMail')}
          checked={mail === 'true'}
          onTick={(isTicked) => onQuery({ mail: isTicked ? 'true' : '' })}
        />
      )}
    </div>
  )
}
