import { useParams, useSearchParams } from 'react-router-dom'
import { call, useCall } from '#lib/api.ts'
import { momentText } from '#lib/dayAndTime.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { joined } from '#lib/joined.ts'
import { useStaffName } from '#lib/staffName.ts'
import { useUndoable } from '#lib/useUndoable.ts'
import type { OutputOf } from '#shared/contract'
import { nounHas, nouns, type VersionedNoun } from '#shared/nouns'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { CallState } from '#ui/CallState.tsx'
import { Card } from '#ui/Card.tsx'
import { Comparison } from '#ui/Comparison.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { Row } from '#ui/Row.tsx'
import { StaffPage } from '#ui/StaffPage.tsx'
import { StickyBar } from '#ui/staff/StickyBar.tsx'
import { useFieldWords, VersionChanges } from './VersionChanges.tsx'
import styles from './Versions.module.css'

/** `?version=` shows a whole one. */
export default function Versions() {
  const text = useText()
  const { noun: wanted = '', id = '' } = useParams()
  if (!nounHas(wanted, 'versions'))
    return (
      <StaffPage title={text('versions.title')}>
        <Notice kind="error" title={text('error.not_found')} />
      </StaffPage>
    )
  return <VersionsOf key={`${wanted} ${id}`} noun={wanted} id={id} />
}

type Answer = OutputOf<'GET /api/versions'>

function VersionsOf({ noun, id }: { noun: VersionedNoun; id: string }) {
  const text = useText()
  const locale = useLocale()
  const { data, ...state } = useCall('GET /api/versions', { noun, id, language: locale })
  const { run, busy, notifyDone } = useUndoable(['GET /api/versions'])
  const { title: label, route } = nouns[noun].versions
  const to = routes[route].href()
  const [search, setSearch] = useSearchParams()
  const looked = search.get('version')
  const onRestore: Shared['onRestore'] = (version) =>
    run(async () => {
      const body = { noun, id, version: version.id, updatedAt: data?.updatedAt }
      const { undo } = await call('POST /api/restore', body)
      notifyDone(text('versions.restored', { time: momentText(version.at, locale) }), undo)
      setSearch({})
    })
  return (
    <StaffPage
      title={text('versions.title')}
      lead={data && <span lang="de">{data.name}</span>}
      above={{ label: text(label), to }}
    >
      <CallState {...state} title={text('versions.failed')} shape="cards" />
      {data && looked !== null && (
        <WholeVersion key={looked} {...{ noun, id, busy, onRestore }} version={looked} />
      )}
      {data && looked === null && <VersionList {...{ noun, id, busy, onRestore }} versions={data.versions} />}
    </StaffPage>
  )
}

interface Shared {
  noun: VersionedNoun
  id: string
  busy: boolean
  onRestore: (version: { id: string; at: string }) => unknown
}

/** @param versions newest first */
function VersionList({ noun, id: of, versions, busy, onRestore }: Shared & Pick<Answer, 'versions'>) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  return (
    <PlainList className={styles.list}>
      {versions.map((version, i) => {
        const { id, at, by, action, changes, differs } = version
        const time = momentText(at, locale)
        return (
          <li key={id}>
            <Card as="article" aria-labelledby={`version-${id}`}>
              <h2 id={`version-${id}`} className={styles.when}>
                <time dateTime={at}>{time}</time>
                {by !== '' && ` · ${staffName(by)}`}
                {i === 0 && <span className={styles.mark}>{` ${text('versions.present')}`}</span>}
              </h2>
              {action !== '' && <p>{action}</p>}
              {changes.length > 0 && <VersionChanges noun={noun} changes={changes} />}
              {i === versions.length - 1 && <p>{text('versions.first')}</p>}
              {differs && (
                <Row tight>
                  <LinkButton
                    to={`${routes.versions.href(noun, of)}?version=${encodeURIComponent(id)}`}
                    aria-label={text('versions.lookNamed', { time })}
                  >
                    {text('versions.look')}
                  </LinkButton>
                  <Button
                    aria-disabled={busy}
                    aria-label={text('versions.restoreNamed', { time })}
                    onClick={() => onRestore(version)}
                  >
                    {text('versions.restore')}
                  </Button>
                </Row>
              )}
            </Card>
          </li>
        )
      })}
    </PlainList>
  )
}

function WholeVersion({ noun, id, version, busy, onRestore }: Shared & { version: string }) {
  const text = useText()
  const locale = useLocale()
  const staffName = useStaffName()
  const inWords = useFieldWords(noun)
  const query = { noun, id, version, language: locale }
  const { data, ...state } = useCall('GET /api/versions', query)
  const whole = data?.whole
  if (!whole) return <CallState {...state} title={text('versions.failed')} count={6} />
  const { at, by, fields, onlyFormat } = whole
  const then = joined(' · ', text('versions.then', { time: momentText(at, locale) }), staffName(by))
  const isSame = !onlyFormat && fields.every(({ before, after }) => before === after)
  return (
    <>
      {onlyFormat && <p>{text('versions.onlyFormat')}</p>}
      <Comparison
        caption={text('versions.wholeCaption')}
        names={{ now: then, wanted: text('versions.today') }}
        rows={fields.map(inWords)}
      />
      <StickyBar
        main={
          !isSame && (
            <Button look="main" aria-disabled={busy} onClick={() => !busy && onRestore({ id: version, at })}>
              {text('versions.restore')}
            </Button>
          )
        }
      >
        <LinkButton to={routes.versions.href(noun, id)}>{text('versions.back')}</LinkButton>
      </StickyBar>
    </>
  )
}
