import type { MouseEvent } from 'react'
import { classNames } from '../../../lib/className.ts'
import { useText } from '../../../lib/intl.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { PlaceGuesses } from './PlaceGuesses.tsx'
import styles from './PlaceLine.module.css'
import { useIsUnknownPlace, type VisitorHome } from './position.ts'
import { showTownField, townFieldId } from './townField.ts'

interface Props {
  /** As the address says it; empty if it says nothing. */
  from: string
  home: Pick<VisitorHome, 'others'> | null
  /** (German) address of the same page with another place. */
  hrefFrom: (from: string) => string
}

/** One line above a list: offers to name a place, or the other places of that name. */
export function PlaceLine({ from, home, hrefFrom }: Props) {
  const text = useText()
  const isUnknown = useIsUnknownPlace(from)
  if (home && home.others.length > 0)
    return (
      <p className={styles.line}>
        {text('list.otherPlaces')}{' '}
        {home.others.map((other) => (
          <SiteLink key={other} to={hrefFrom(other)} replace preventScrollReset className={styles.other}>
            {other}
          </SiteLink>
        ))}
      </p>
    )
  if (home) return null
  return (
    <p className={classNames(styles.line, !isUnknown && styles.besideHeading)}>
      {isUnknown && (
        <>
          {text('list.fromUnknown', { name: from })}{' '}
          <PlaceGuesses from={from}>
            {(guess) => (
              <SiteLink to={hrefFrom(guess)} replace preventScrollReset className={styles.other}>
                {guess}
              </SiteLink>
            )}
          </PlaceGuesses>
        </>
      )}
      <AskPlace />
    </p>
  )
}

/** Leads to the field that asks where the visitor lives. */
function AskPlace() {
  const text = useText()
  const ask = (event: MouseEvent) => {
    if (showTownField()) event.preventDefault()
  }
  return (
    <a className="noPrint" href={`#${townFieldId}`} aria-label={text('list.namePlaceFor')} onClick={ask}>
      <Icon name="location" /> {text('list.namePlace')}
    </a>
  )
}
