import type { ReactNode } from 'react'
import { useText } from '../../../lib/intl.ts'
import { usePlaceGuesses } from './position.ts'

interface Props {
  /** A place that nobody knows. */
  from: string
  /** What leads to one that is called much like it. */
  children: (guess: string) => ReactNode
}

/** Asks whether a place was meant that is called much like the one that nobody knows. */
export function PlaceGuesses({ from, children }: Props) {
  const text = useText()
  const guesses = usePlaceGuesses(from)
  if (guesses.length === 0) return null
  return (
    <>
      {text('list.fromGuess')}{' '}
      {guesses.map((guess, i) => (
        <span key={guess}>
          {i > 0 && ', '}
          {children(guess)}
        </span>
      ))}
      ?{' '}
    </>
  )
}
