/** Forgets everything when it is full: what is used often is soon back, and nothing has to say what was used when. */
export class BoundedCache<Key, Value> extends Map<Key, Value> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#max) this.clear()
    return super.set(key, value)
  }
}
