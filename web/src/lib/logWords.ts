import type { OutputOf } from '@directory/shared/contract'
import { actText, targetText } from '@directory/shared/logLine'
import { useLocale, useText } from './intl.ts'

type Line = OutputOf<'GET /api/action_logs'>[number]

interface Told {
  words: string
  /** `de` if only the stored German, or text that people wrote in it, is known. */
  lang?: 'de'
}

/** Returns functions that word log lines in the reader's language. */
export function useLogWords() {
  const [text, locale] = [useText(), useLocale()]
  return {
    act: (line: Pick<Line, 'kind' | 'values' | 'action'>) => told(actText(text, line), line.action),
    target: (line: Pick<Line, 'kind' | 'values' | 'entry'>) =>
      told(targetText(text, locale, line), line.entry),
  }
}

const told = (words: string | null, stored: string): Told =>
  words === null ? { words: stored, lang: 'de' } : { words }
