import type { Target } from './targets.ts'

export interface Tokens {
  Editor: string
  Admin: string
  /** Of a session that has ended. */
  ended: string
}

export interface Role {
  name: string
  rank: Target['who']
  headers(tokens: Tokens): [string, string][]
}

const bearer = (token: string): [string, string][] => [['Authorization', `Bearer ${token}`]]

export const roles: readonly Role[] = [
  { name: 'a visitor', rank: 'public', headers: () => [] },
  { name: 'an ended session', rank: 'public', headers: ({ ended }) => bearer(ended) },
  {
    name: "another site with an Admin's cookie",
    rank: 'public',
    headers: ({ Admin }) => [
      ['Cookie', `payload-token=${Admin}`],
      ['Origin', 'https://evil.example'],
      ['Sec-Fetch-Site', 'cross-site'],
    ],
  },
  { name: 'an Editor', rank: 'staff', headers: ({ Editor }) => bearer(Editor) },
  { name: 'an Admin', rank: 'admin', headers: ({ Admin }) => bearer(Admin) },
]

const ranks = ['public', 'staff', 'admin'] as const

export const mayCall = ({ rank }: Role, { who }: Target): boolean => ranks.indexOf(rank) >= ranks.indexOf(who)
