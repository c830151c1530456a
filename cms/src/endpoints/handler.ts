import type { Payload, TypedUser } from 'payload'
import type { Session } from '#collections/Users/session.ts'
import type { StoredBytes } from '#lib/fileBytes/fileBytes.ts'
import type { Sender } from '#lib/securityEvents/sender.ts'
import { say } from '#lib/words/translate.ts'
import type { Reader } from '#publicData/model/createReader.ts'
import type { MessageId } from '#shared/catalogues'
import type { BodyOf, CallKey, OutputOf, ParamsOf, QueryOf } from '#shared/contract'
import type { Upload } from './receiveUpload.ts'

export type FileAnswer = {
  contentType: string
  name: string
} & (StoredFile | { content: AsyncIterable<string | Uint8Array> | Uint8Array; disposition: 'attachment' })

export const attachment = (
  name: string,
  contentType: string,
  content: AsyncIterable<string | Uint8Array> | Uint8Array,
): FileAnswer => ({ name, contentType, content, disposition: 'attachment' })

interface StoredFile {
  bytes: StoredBytes
  /** Shown in the browser only where that is safe, else saved. */
  disposition: 'inline' | 'attachment'
}

export interface CallContext<K extends CallKey> {
  query: QueryOf<K>
  body: BodyOf<K>
  /** Removed when the call ends. */
  upload: Upload | null
  params: ParamsOf<K>
  payload: Payload
  /** Always set for calls of staff and Admins. */
  session: Session | null
  /** As Payload's operations take it; reading it for a stranger throws, so never spread the context. */
  readonly user: TypedUser
  token: string | null
  /** The `Cookie` header, for the login alone: no call may be opened by one. */
  cookies: string | null
  /** Sends none if a page of another site asks. */
  setCookie(cookie: string): void
  address: string
  sender: Sender
  /** The `User-Agent` header, which can be forged. */
  userAgent: string | null
}

export type Handler<K extends CallKey> = (
  context: CallContext<K>,
) => OutputOf<K> | Promise<OutputOf<K>> | (unknown extends OutputOf<K> ? Promise<FileAnswer> : never)

/** Depends on nothing but what its reader gives: cached as bytes until that changes. */
export interface PublicRead<K extends CallKey> {
  read(reader: Reader, query: QueryOf<K>): OutputOf<K>
  /** Staff's own answer; never cached. */
  forStaff?: Handler<K>
}

export type Implementations<K extends CallKey> = { readonly [P in K]: Handler<P> | PublicRead<P> }

export function publicRead<K extends CallKey>(
  read: PublicRead<K>['read'],
  forStaff?: Handler<K>,
): PublicRead<K> {
  return forStaff ? { read, forStaff } : { read }
}

export const done = { success: true, message: 'Success' } as const

/** Answers with a sentence, besides what the act returns. */
export const saying =
  <Context, Output>(id: MessageId, act: (context: Context) => Output | Promise<Output>) =>
  async (context: Context) =>
    Object.assign({ message: say(id) }, await act(context))

/** The same for calls that answer `success`, too. */
export const succeeding = <Context, Output>(
  id: MessageId,
  act: (context: Context) => Output | Promise<Output>,
) => {
  const said = saying(id, act)
  return async (context: Context) => Object.assign({ success: true as const }, await said(context))
}
