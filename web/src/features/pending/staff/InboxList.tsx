import { call } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { useOperation } from '#lib/useOperation.ts'
import { useListed } from '#lib/useTableState.ts'
import type { RequestKind } from '#shared/decisions'
import { routes } from '#shared/routes'
import { AskButton } from '#ui/AskButton.tsx'
import { LinkButton } from '#ui/Button.tsx'
import { EmptyNotice } from '#ui/EmptyNotice.tsx'
import { Row } from '#ui/Row.tsx'
import { ListedTable } from '#ui/staff/ListedTable.tsx'
import { type DecisionHandler, reviewStyles } from '../../review/door.ts'
import type { InboxFilter, WaitingRequest } from './useInbox.ts'
import { useInboxColumns } from './useInboxColumns.tsx'

interface Props {
  filter: InboxFilter
  requests: readonly WaitingRequest[]
  /** Request from which the reviewer comes back; empty if a notice has the focus. */
  last: string
  onDecided: DecisionHandler
}

export const isShown = (filter: InboxFilter, { kind }: WaitingRequest) =>
  filter === 'all' || (kind === 'entry') === (filter === 'entries')

const keyOf = ({ request }: WaitingRequest) => request.uuid
const nameOf = ({ name }: WaitingRequest) => name
/** Reports are about a provider, and each needs its own decision. */
const canMark = ({ kind }: WaitingRequest) => kind !== 'report'

export function InboxList({ filter, requests, last, onDecided }: Props) {
  const text = useText()
  const shown = requests.filter((one) => isShown(filter, one))
  const { columns, textsOf } = useInboxColumns(filter)
  const listed = useListed(shown, { usual: { key: 'timestamp', down: false }, textsOf, columns })
  return (
    <>
      <ListedTable
        name="inbox"
        caption={text(`inbox.caption.${filter}`, { count: shown.length })}
        {...{ listed, columns }}
        total={shown.length}
        tools={{ create: <FilterLinks filter={filter} requests={requests} /> }}
        lastEdited={last}
        removing={{ keyOf, nameOf, canMark }}
        bulkButtons={(rows, forget) => (
          <SpamRemoval
            // A colleague may have decided about others.
            marked={shown.filter((one) => rows.some((row) => keyOf(row) === keyOf(one)))}
            onDone={(decided) => {
              forget()
              onDecided(decided)
            }}
          />
        )}
      />
      {shown.length === 0 && (
        <EmptyNotice title={text(`inbox.none.${filter}`)}>{text('review.noChangesText')}</EmptyNotice>
      )}
    </>
  )
}

function FilterLinks({ filter, requests }: Pick<Props, 'filter' | 'requests'>) {
  const text = useText()
  const links = [
    ['all', `${routes.pendingEntries.href()}?kind=all`],
    ['entries', routes.pendingEntries.href()],
    ['changes', routes.pendingChanges.href()],
  ] as const
  return (
    <Row as="nav" tight className={reviewStyles.filters} aria-label={text('inbox.filter')}>
      {links.map(([part, to]) => (
        <LinkButton look="quiet" key={part} to={to} aria-current={part === filter ? 'page' : undefined}>
          {text(`inbox.${part}`, { count: requests.filter((one) => isShown(part, one)).length })}
        </LinkButton>
      ))}
    </Row>
  )
}

function SpamRemoval({ marked, onDone }: { marked: readonly WaitingRequest[]; onDone: DecisionHandler }) {
  const text = useText()
  const { run, busy } = useOperation()
  const count = marked.length
  const remove = async () => {
    const requests = marked.map((one) => ({ kind: one.kind as RequestKind, id: keyOf(one) }))
    const step = () => call('POST /api/closeRequests', { requests, outcome: 'spam' })
    const closed = await run(step, { refresh: ['GET /api/waiting'] })
    const undo = closed?.answer.decisions ?? []
    const title = text('review.spamRemoved', { count: undo.length })
    onDone(closed ? { title, undo, sendsMail: false } : undefined)
  }
  return (
    <AskButton
      icon="close"
      label={text('review.spamMarked')}
      question={text('review.spamQuestion', { count })}
      confirm={text('review.close.spam')}
      busy={busy}
      act={remove}
    >
      <p>{marked.map(({ name }) => text('quoted', { text: name })).join(', ')}</p>
      <p>{text('outcome.hint.spam')}</p>
    </AskButton>
  )
}
