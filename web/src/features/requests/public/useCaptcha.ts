import { createCode, isSameCode } from '@directory/shared/captcha'
import { useCallback, useEffect, useState } from 'react'
import { randomBelow } from './captcha.ts'

export interface CaptchaState {
  /** Null until the browser has made one. */
  code: string | null
  typed: string
  type: (typed: string) => void
  refresh: () => void
  /** Returns the error of the typed code, or null; a wrong code is replaced by a new one. */
  check: () => 'captcha_wrong' | null
}

/** @param sentCode the code typed for the server's picture, which stays valid if no script runs */
export function useCaptcha(sentCode = ''): CaptchaState {
  const [code, setCode] = useState<string | null>(null)
  const [typed, setTyped] = useState(sentCode)
  const refresh = useCallback(() => {
    setCode(createCode(randomBelow))
    setTyped('')
  }, [])
  useEffect(refresh, [refresh])
  const check = () => {
    if (code !== null && isSameCode(typed, code)) return null
    refresh()
    return 'captcha_wrong'
  }
  return { code, typed, type: setTyped, refresh, check }
}
