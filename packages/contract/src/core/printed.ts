import { printedRuns } from './printed-ranges.ts'

let runs: { first: number; last: number }[] | undefined

function read(): { first: number; last: number }[] {
  let end = 0
  return printedRuns
    .trim()
    .split(' ')
    .map((word) => {
      const [distance = '', length = '1'] = word.split('.')
      const first = end + Number.parseInt(distance, 36)
      end = first + Number.parseInt(length, 36)
      return { first, last: end - 1 }
    })
}

/** Spaces, and signs that only join others or choose their form. */
const blank = /[\s\p{Default_Ignorable_Code_Point}]/u

function isPrinted(sign: string): boolean {
  runs ??= read()
  const code = sign.codePointAt(0)!
  let [low, high] = [0, runs.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (runs[middle]!.first <= code) low = middle
    else high = middle - 1
  }
  return (code >= runs[low]!.first && code <= runs[low]!.last) || blank.test(sign)
}

/** Returns the signs of a text that no font of our documents has, each once. */
export const notPrinted = (text: string): string[] => [...new Set(text)].filter((sign) => !isPrinted(sign))
