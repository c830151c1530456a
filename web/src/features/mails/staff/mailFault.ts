/** Enhanced status codes that say more than the code before them: mailbox full, policy, size of the mail. */
const isFull = /\b[45]\.2\.2\b|mailbox (is )?full|quota/i
const isOtherRefusal = /\b5\.([67]\.|3\.4\b)|spam|blocked/i
const isLogin = /invalid login|missing credentials/i
const isConnection = /\bE[A-Z]{4,}|time(d )?-?out|connection|socket|greeting|certificate|\b(tls|ssl)\b/i

const smtpCode = /(?<![\d.:])[45]\d\d(?=[ -]|$)/
const addressCodes = ['550', '551', '553']
const loginCodes = ['530', '534', '535']

/** Returns the kind of a failure, from the mail program's English line with the mail server's answer. */
export function mailFault(reason: string): 'address' | 'full' | 'login' | 'server' | 'refused' {
  const code = smtpCode.exec(reason)?.[0] ?? ''
  if (loginCodes.includes(code) || isLogin.test(reason)) return 'login'
  if (code === '' && isConnection.test(reason)) return 'server'
  if (isFull.test(reason)) return 'full'
  if (isOtherRefusal.test(reason)) return 'refused'
  if (code === '552') return 'full'
  return addressCodes.includes(code) ? 'address' : 'refused'
}
