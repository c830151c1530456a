import type { Picture, SubjectKind } from '../subject.ts'

interface AccountPicture {
  users: number
  /** Number of the user's stored sessions. */
  sessions: number
  actions: string[]
}

const password = 'a password for the faults'

/** Acts on an account with its logins: an acknowledged session survives a kill, an ended one stays ended. */
export const accounts: SubjectKind = {
  name: 'account',
  weight: 2,
  nothing: { users: 0, sessions: 0, actions: [] },
  next(subject, random) {
    const picture = subject.pictures[0] as unknown as AccountPicture
    const username = `konto-${subject.tag.toLowerCase()}`
    if (picture.users === 0)
      return {
        name: 'account added',
        after: [{ ...picture, users: 1, actions: [...picture.actions, 'Benutzer angelegt'].sort() }],
        send: async (site, { admin }) => {
          const body = { username, password, role: 'Editor' }
          await site.ask('/api/adduser', { method: 'POST', token: admin, body })
        },
      }
    if (picture.sessions > 0 && subject.notes.token && random.chance(0.5))
      return {
        name: 'logged out',
        after: [{ ...picture, sessions: picture.sessions - 1 }],
        async send(site) {
          const { token = '' } = subject.notes
          await site.ask('/api/getRole', { token })
          await site.ask('/api/logout', { method: 'POST', token, body: {} })
          subject.notes.token = ''
          const { status } = await site.raw('/api/getRole', { token })
          if (status !== 401) throw new Error(`A session goes on after its logout: ${status}`)
        },
      }
    if (picture.sessions > 0 || random.chance(0.3))
      return {
        name: 'account deleted',
        after: [{ users: 0, sessions: 0, actions: [...picture.actions, 'Benutzer entfernt'].sort() }],
        send: async (site, { admin }) => {
          await site.ask('/api/deleteuser', { method: 'POST', token: admin, body: { username } })
          const { status } = await site.raw('/api/getRole', { token: subject.notes.token || 'none' })
          if (status !== 401) throw new Error(`A session goes on after its account: ${status}`)
        },
      }
    const after = [{ ...picture, sessions: 1 }]
    return {
      name: 'logged in',
      after,
      async send(site, { isDiskFull }) {
        // Without an answer there may be a session whose token was lost.
        subject.notes.token = ''
        const answer = await site.ask('/api/login', { method: 'POST', body: { username, password } })
        subject.notes.token = answer.access_token
        if (!isDiskFull) return
        // The session works, but is stored only if the write found room.
        await site.ask('/api/getRole', { token: answer.access_token })
        after.push({ ...picture, sessions: 0 })
      },
    }
  },
  observe(rows, { tag }) {
    const users = rows.all('SELECT id FROM users WHERE username = ?', `konto-${tag.toLowerCase()}`)
    const sessions = users.flatMap(({ id }) => rows.all('SELECT id FROM sessions WHERE user = ?', id))
    // User names are stored in lower case, so the log contains them like that.
    const actions = rows.actions(`konto-${tag.toLowerCase()}`)
    const picture: AccountPicture = { users: users.length, sessions: sessions.length, actions }
    return { picture: picture as unknown as Picture, notes: {} }
  },
}
