/** Thrown where bytes are no PDF. */
export class NotPdf extends Error {}

const deepest = 32
const space = /[\0\t\n\f\r ]/
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const reference = /\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y

/**
 * Returns the entries of the dictionary that begins in a text: names as they are meant, values as they are written.
 * Throws `NotPdf` when none begins there or when it does not end.
 */
export function dictionaryIn(text: string): Map<string, string> {
  return new Reader(text).dictionary()
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  dictionary(): Map<string, string> {
    const entries = new Map<string, string>()
    this.#skipSpace()
    this.#take('<<')
    for (this.#skipSpace(); !this.#is('>>'); this.#skipSpace()) {
      const name = this.#name()
      this.#skipSpace()
      const from = this.#at
      this.#value(0)
      entries.set(name, this.#text.slice(from, this.#at))
    }
    return entries
  }

  #is(sign: string): boolean {
    return this.#text.startsWith(sign, this.#at)
  }

  #take(sign: string): void {
    if (!this.#is(sign)) throw new NotPdf(`no ${sign}`)
    this.#at += sign.length
  }

  #matches(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? null
    this.#at += found?.length ?? 0
    return found
  }

  #skipSpace(): void {
    for (;;) {
      while (space.test(this.#text[this.#at] ?? '')) this.#at++
      if (!this.#is('%')) return
      while (!/[\r\n]/.test(this.#text[this.#at] ?? '\n')) this.#at++
    }
  }

  /** A name may write any character as `#` and two digits. */
  #name(): string {
    this.#take('/')
    return (this.#matches(word) ?? '').replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }

  #value(depth: number): void {
    if (depth > deepest) throw new NotPdf('too deep')
    if (this.#is('<<')) this.#many('<<', '>>', depth)
    else if (this.#is('[')) this.#many('[', ']', depth)
    else if (this.#is('(')) this.#string()
    else if (this.#is('<')) this.#upTo('>')
    else if (this.#is('/')) this.#name()
    else if (this.#matches(reference) === null && this.#matches(word) === null) throw new NotPdf('no value')
  }

  #many(start: string, end: string, depth: number): void {
    this.#take(start)
    for (this.#skipSpace(); !this.#is(end); this.#skipSpace()) this.#value(depth + 1)
    this.#take(end)
  }

  #upTo(end: string): void {
    const found = this.#text.indexOf(end, this.#at)
    if (found < 0) throw new NotPdf('an open text')
    this.#at = found + end.length
  }

  /** Parentheses inside a string are in pairs, or after a backslash. */
  #string(): void {
    let open = 0
    do {
      const sign = this.#text[this.#at++]
      if (sign === undefined) throw new NotPdf('an open text')
      if (sign === '\\') this.#at++
      else if (sign === '(') open++
      else if (sign === ')') open--
    } while (open > 0)
  }
}
