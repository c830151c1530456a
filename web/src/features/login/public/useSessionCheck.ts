import { useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { navigation } from '../../../lib/navigation.ts'
import { currentToken, endSession } from '../../../lib/session.ts'

const everyMs = 30_000

/** On staff pages: notices within half a minute that the session has ended, here or on the server. */
export function useSessionCheck(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (currentToken() === null) {
        endSession()
        navigation.toLogin()
      } else if (document.visibilityState === 'visible') {
        // `call` handles a 401; a failed connection says nothing about the session.
        call('GET /api/getRole', {}).catch(() => {})
      }
    }, everyMs)
    return () => clearInterval(timer)
  }, [])
}
