type Plain = string | number | boolean | object | null

/**
 * A function as the text of a script inside a page. It is taken out of its module, so it names nothing but its parameters and
 * what every browser has.
 */
export const scriptText = <A extends readonly Plain[]>(run: (...given: A) => void, ...given: A): string =>
  `(${run})(${given.map((value) => JSON.stringify(value)).join()})`
