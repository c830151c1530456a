import { useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { focusHeading } from '#lib/focusHeading.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useLogTexts } from '#lib/useLogTexts.ts'
import { useRevert } from '#lib/useRevert.ts'
import { type Listed, listedByServer, useTableState } from '#lib/useTableState.ts'
import type { OutputOf } from '#shared/contract'
import { nounHas } from '#shared/nouns'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Fold } from '#ui/Fold.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import { ListedTable } from '#ui/staff/ListedTable.tsx'
import { useColumnOf } from '#ui/staff/useColumnOf.ts'
import { CutText } from '#ui/table/CutText.tsx'
import type { Tools } from '#ui/table/ListTools.tsx'
import { VersionChanges } from '../../versions/door.ts'
import styles from './Log.module.css'

interface Props extends Pick<Tools, 'filters'> {
  lines: readonly LogLine[]
  search: Pick<Listed<LogLine>, 'query' | 'setQuery'>
}

export function LogTable({ lines, search, filters }: Props) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const { act, target } = useLogTexts()
  const state = useTableState({ key: 'timestamp', down: true })
  const column = useColumnOf<LogLine>()
  const time = ({ timestamp }: LogLine) => <time dateTime={timestamp}>{momentText(timestamp, locale)}</time>
  const action = (line: LogLine) => (
    <div className={styles.act}>
      <span className={styles.words} title={act(line).words}>
        <span lang={act(line).lang}>{act(line).words}</span> <RevertedBy line={line} />
      </span>
      <LogFolds line={line} />
    </div>
  )
  const columns = [
    column('timestamp', 'logs.timestamp', time, { names: true }),
    column('user', 'logs.user', ({ user }) => <CutText brief title={staffName(user)} />),
    column('action', 'logs.action', action),
    column('entry', 'logs.target', (line) => <LogTarget line={line} />),
  ]
  return (
    <ListedTable
      name="log"
      caption={text('logs.caption', { count: lines.length })}
      columns={columns}
      listed={{ ...listedByServer(state, lines, lines.length), ...search }}
      tools={{ filters }}
      removing={{ keyOf: ({ auuid }) => auuid, nameOf: (line) => target(line).words }}
      rowButtons={(line) => <UndoButton line={line} />}
    />
  )
}

interface LineProps {
  line: LogLine
}

function LogFolds({ line }: LineProps) {
  const text = useText()
  return (
    <>
      {line.hasVersions && (
        <Fold label={text('logs.changes')}>
          <Changes line={line} />
        </Fold>
      )}
      {line.parts > 0 && (
        <Fold label={text('logs.parts', { count: line.parts })}>
          <Parts line={line} />
        </Fold>
      )}
    </>
  )
}

function Changes({ line: { auuid, noun, target } }: LineProps) {
  const text = useText()
  const asked = nounHas(noun, 'versions') ? { noun, id: target, line: auuid } : null
  const { data, error, retry } = useCall('GET /api/versions', asked)
  // Rendered completely at once: content arriving later would move the link away from the pointer.
  if (!nounHas(noun, 'versions') || !(data || error)) return null
  const changes = data?.versions[0]?.changes ?? []
  return (
    <>
      {error && <ErrorNotice error={error} title={text('versions.failed')} onRetry={retry} />}
      {data && changes.length === 0 && <p>{text('logs.noChanges')}</p>}
      {changes.length > 0 && <VersionChanges noun={noun} changes={changes} />}
      <p>
        <SiteLink to={routes.versions.href(noun, target)}>{text('versions.title')}</SiteLink>
      </p>
    </>
  )
}

function Parts({ line: { auuid, parts } }: LineProps) {
  const text = useText()
  const { data, error, retry } = useCall('GET /api/action_logs', { partOf: auuid })
  return (
    <>
      {error && <ErrorNotice error={error} title={text('logs.failed')} onRetry={retry} />}
      <PlainList className={styles.parts}>
        {data?.map((line) => (
          <li key={line.auuid}>
            <LogTarget line={line} /> <RevertedBy line={line} />
            <LogFolds line={line} />
            <UndoButton line={line} />
          </li>
        ))}
      </PlainList>
      {data && data.length < parts && <p>{text('logs.fewerParts', { count: data.length })}</p>}
    </>
  )
}

function RevertedBy({ line: { undoneAt, undoneBy } }: LineProps) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  if (undoneAt === '') return null
  return `(${text('logs.undone', { user: staffName(undoneBy), time: momentText(undoneAt, locale) })})`
}

function UndoButton({ line }: LineProps) {
  const text = useText()
  const { revert, busy } = useRevert(['GET /api/action_logs', 'GET /api/waiting'])
  const logTexts = useLogTexts()
  if (!line.canUndo) return null
  const [action, name] = [logTexts.act(line).words, logTexts.target(line).words]
  const label = name === '' ? text('logs.undoAct', { action }) : text('logs.undoNamed', { action, name })
  const undo = async () => {
    if (await revert(line.auuid)) focusHeading()
  }
  return (
    <Button aria-disabled={busy} aria-label={label} onClick={undo}>
      {text('undo.press')}
    </Button>
  )
}

type LogLine = OutputOf<'GET /api/action_logs'>[number]

function LogTarget({ line }: LineProps) {
  const { words, lang } = useLogTexts().target(line)
  const { link } = line
  const target = (
    <CutText title={words}>
      <span lang={lang}>{words}</span>
    </CutText>
  )
  if (link === '') return target
  // Files are not pages of the site.
  if (link.startsWith('/api/')) return <a href={link}>{target}</a>
  return <SiteLink to={link}>{target}</SiteLink>
}
