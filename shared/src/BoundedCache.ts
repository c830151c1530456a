/** Empties itself when it is full: frequent values are soon back, and no order of use has to be kept. */
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
