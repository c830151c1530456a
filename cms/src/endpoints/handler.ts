import type { MessageId } from '@directory/shared/catalogues'
import type { BodyOf, CallKey, OutputOf, ParamsOf, QueryOf } from '@directory/shared/contract'
import type { Payload, TypedUser } from 'payload'
import type { Session } from '../collections/Users/session.ts'
import type { StoredBytes } from '../lib/fileBytes/fileBytes.ts'
import type { Sender } from '../lib/securityEvents/sender.ts'
import { say } from '../lib/words/translate.ts'
import type { Reader } from '../publicData/model/createReader.ts'
import type { Upload } from './receiveUpload.ts'

/** A file instead of JSON: one that is stored, or one that is made while it is sent. */
export type FileAnswer = {
  contentType: string
  name: string
} & (StoredFile | { content: AsyncIterable<string | Uint8Array> | Uint8Array; disposition: 'attachment' })

interface StoredFile {
  bytes: StoredBytes
  /** Shown in the browser only where that is safe, else saved. */
  disposition: 'inline' | 'attachment'
}

export interface CallContext<K extends CallKey> {
  query: QueryOf<K>
  body: BodyOf<K>
  /** The file of calls that take one; removed when the call ends. */
  upload: Upload | null
  params: ParamsOf<K>
  payload: Payload
  /** The logged-in account; always set for calls of staff and Admins. */
  session: Session | null
  /** The same account as Payload's operations take it; reading it for a stranger throws, so never spread the context. */
  readonly user: TypedUser
  /** That session's token; staff and admin calls always have one. */
  token: string | null
  /** What the client sent as `Cookie`; for the login alone, as no call may be opened by one. */
  cookies: string | null
  /** Sends a cookie along with the answer, unless a page of another site asks. */
  setCookie(cookie: string): void
  /** The client's network address. */
  address: string
  /** The same, shortened, and the id of the request: for the security log. */
  sender: Sender
  /** The `User-Agent` header, which can be forged. */
  userAgent: string | null
}

export type Handler<K extends CallKey> = (
  context: CallContext<K>,
) => OutputOf<K> | Promise<OutputOf<K>> | (unknown extends OutputOf<K> ? Promise<FileAnswer> : never)

/** A public answer that depends on nothing but what its reader gives: cached as bytes until that changes. */
export interface PublicRead<K extends CallKey> {
  read(reader: Reader, query: QueryOf<K>): OutputOf<K>
  /** Staff's own answer to a call declared `forStaff`; never cached. */
  forStaff?: Handler<K>
}

/** An implementation for each of the calls. */
export type Implementations<K extends CallKey> = { readonly [P in K]: Handler<P> | PublicRead<P> }

export function publicRead<K extends CallKey>(
  read: PublicRead<K>['read'],
  forStaff?: Handler<K>,
): PublicRead<K> {
  return forStaff ? { read, forStaff } : { read }
}

/** Answers that say no more than that it is done. */
export const done = { success: true, message: 'Success' } as const

/** Makes the handler of a call that answers with a sentence, besides what the act returns. */
export const saying =
  <Context, Output>(id: MessageId, act: (context: Context) => Output | Promise<Output>) =>
  async (context: Context) =>
    Object.assign({ message: say(id) }, await act(context))

/** Does the same for calls that answer `success`, too. */
export const succeeding = <Context, Output>(
  id: MessageId,
  act: (context: Context) => Output | Promise<Output>,
) => {
  const said = saying(id, act)
  return async (context: Context) => Object.assign({ success: true as const }, await said(context))
}
