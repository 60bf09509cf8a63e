type Plain = string | number | boolean | object | null

/**
 * Returns a function as the text of an inline script. It may use only its parameters and browser globals, and so may a
 * function among them.
 */
export const scriptText = <A extends readonly Plain[]>(run: (...given: A) => void, ...given: A): string =>
  `(${run})(${given.map((value) => (typeof value === 'function' ? `${value}` : JSON.stringify(value))).join()})`
