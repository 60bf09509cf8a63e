/** Letters for which people type a digit or a symbol. */
const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

const spelled = (text: string) => [...text].map((character) => letters[character] ?? character).join('')
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Shorter words say too little of a password of twelve characters. */
export const shortestCommon = 5

/** Returns the text, or its unit when it is one unit several times. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1)
  return text.slice(0, at)
}

/**
 * Returns what a password is compared with in a list of common passwords: itself, and without the digits and symbols that
 * a rule made someone add, without those that stand for letters, and said once. All in lower case and without accents.
 */
export function commonForms(password: string): string[] {
  const text = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = [text, text.replace(/[^\p{L}\p{Nd}]/gu, ''), trimmed(text), lettersOf(text)]
  const forms = [...parts, spelled(trimmed(text)), lettersOf(spelled(trimmed(text)))].flatMap((form) => [
    form,
    unitOf(form),
  ])
  return [...new Set(forms)].filter((form) => form.length >= shortestCommon)
}
