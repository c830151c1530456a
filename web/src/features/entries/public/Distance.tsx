import { routes } from '@directory/shared/routes'
import type { MouseEvent } from 'react'
import { useParams } from 'react-router-dom'
import { classNames } from '../../../lib/className.ts'
import { useLocale, useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './Distance.module.css'
import { formatKm } from './entryText.ts'
import { useFrom } from './position.ts'
import { showTownField, townFieldId } from './townField.ts'

interface Props {
  km: number | null
  /** Whether it is measured from the centre of the town. */
  isAbout?: boolean
  /** True for cards: leaves out that it is the straight line. */
  isShort?: boolean
}

/**
 * Shows the distance in a straight line. Without a known origin, links to the field for it; screen readers get words
 * instead of `?`.
 */
export function Distance({ km, isAbout = false, isShort = false }: Props) {
  const text = useText()
  const locale = useLocale()
  const from = useFrom()
  if (km === null && from === '') return <Question />
  return (
    <span className={classNames(styles.distance, km === null && styles.unknown)}>
      <Icon name="location" />
      {km === null ? (
        <>
          <span aria-hidden="true">? km</span>
          <VisuallyHidden>{text('entry.distanceUnknown')}</VisuallyHidden>
        </>
      ) : (
        <span>
          {!isShort && <VisuallyHidden>{text('entry.distance')}: </VisuallyHidden>}
          {text(wordsFor(km, isAbout, isShort), {
            km: formatKm(isAbout ? Math.max(1, Math.round(km)) : km, locale),
          })}
        </span>
      )}
    </span>
  )
}

function wordsFor(km: number, isAbout: boolean, isShort: boolean) {
  if (isAbout) return isShort ? 'entry.kmTownShort' : 'entry.km'
  if (isShort) return km < 1 ? 'entry.nearShort' : 'entry.kmShort'
  return km < 1 ? 'entry.near' : 'entry.km'
}

/** Links to the field for the origin, which is on the list's page. */
function Question() {
  const text = useText()
  const { cat = '', name } = useParams()
  const shown = '? km'
  const props = {
    className: classNames(styles.distance, styles.unknown, styles.question),
    'aria-label': text('entry.distanceAsk'),
  }
  if (name !== undefined)
    return (
      <SiteLink {...props} to={`${routes.providerList.href(cat)}#${townFieldId}`}>
        {shown}
      </SiteLink>
    )
  const ask = (event: MouseEvent) => {
    if (showTownField()) event.preventDefault()
  }
  return (
    <a {...props} href={`#${townFieldId}`} onClick={ask}>
      {shown}
    </a>
  )
}
