import type { OutputOf } from '#shared/contract'
import { actText, targetText } from '#shared/logLine'
import { useText } from './intl.ts'

type LoggedLine = OutputOf<'GET /api/action_logs'>[number]

interface LogText {
  words: string
  /** If only the stored German, or text that people wrote in it, is known. */
  lang?: 'de'
}

export function useLogTexts() {
  const text = useText()
  return {
    act: (line: Pick<LoggedLine, 'kind' | 'values' | 'action'>) => logText(actText(text, line), line.action),
    target: (line: Pick<LoggedLine, 'kind' | 'values' | 'entry'>) =>
      logText(targetText(text, line), line.entry),
  }
}

const logText = (words: string | null, stored: string): LogText =>
  words === null ? { words: stored, lang: 'de' } : { words }
